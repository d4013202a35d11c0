ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: d3e73d0abef95279241832ef4bbb033f870b50b3e93ac75eb8b54263497a694a
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_scoring score_trading_post_water
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_trading_post
0 take halflings
1 take giants
2 take alchemists
0 place A1
1 place D7
2 place E5
2 place A13
1 place I5
0 place A7
2 bonus bonus_priest
1 bonus bonus_power_worker
hash: 031145b8341ed5087759a88ed98cd4d44c2a311bbe4babca6f4f01c352385f45
