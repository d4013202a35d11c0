ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 449ac8bb8dcabb92324e3ad4559c9dd50a630c71ca8a752a564a0803941b3e7b
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_scoring score_spade
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_air
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
0 take halflings
1 take witches
2 take mermaids
0 place A1
1 place C3
2 place G6
2 place H4
1 place I11
0 place A7
2 bonus bonus_priest
1 bonus bonus_power_worker
0 bonus bonus_spade
0 dig A2 1
0 burn
0 burn
0 burn
0 burn
0 convert pw_w
0 convert pw_c
0 convert w_c
0 convert w_c
0 convert w_c
0 convert w_c
0 end_turn
1 dig I12 1
1 open_convert
1 count burn 2
1 count pw_c 1
1 count w_c 2
1 convert pw_c
1 open_convert
1 count burn 2
1 count pw_c 1
1 count w_c 2
1 convert pw_c
1 burn
1 convert pw_c
1 end_turn
2 convert w_c
2 pass bonus_shipping
0 special bonus_spade
0 dig A2 1
0 end_turn
1 pass bonus_trading_post
0 pass bonus_power_worker
2 dig I8 1
2 open_convert
2 count burn 2
2 done
2 convert p_w
2 burn
2 end_turn
0 dig A2 1
0 build A2
0 burn
0 burn
0 convert pw_c
hash: 982467162d1273b8895ff742fe340a69eb5bc574633a12bee7f3fe05c734e1d7
