ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 1c0f7edbcfebf81c7e482d56182ef0b46753586e0ecef82ebc74879743e84724
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_spade
* deal_scoring score_town
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_fire
* deal_bonus bonus_dwelling
* deal_bonus bonus_shipping
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_coins
2 take swarmlings
3 take engineers
0 take halflings
1 take witches
2 place A4
3 place H8
0 place A1
1 place F4
1 place A3
0 place A7
3 place I3
2 place H2
1 bonus bonus_stronghold
hash: 21fc855ad19cebb606fb60be8456abd98a701bbbd0662bdd256ce67381cf141e
