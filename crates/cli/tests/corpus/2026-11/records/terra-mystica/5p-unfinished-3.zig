ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 0b96a5f2dfdcab9304de1dfc6fefe6ad1686d0c8e1493f072c3f0b0e7409acce
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_spade
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
1 take cultists
2 take darklings
3 take swarmlings
4 take witches
0 take dwarves
1 place F7
2 place A8
3 place E4
4 place C4
0 place A2
0 place C2
4 place D1
3 place I10
2 place B5
1 place D8
hash: ec906f335e5d410378ea26d47ed973587b1157abaa2bc3113eaf6197d860ab25
