ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: c080c8c3a50ab054d29be6d3717a8ccf96f47822a702a570fb38367bdf5dcb7c
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_scoring score_stronghold_fire
* deal_bonus bonus_coins
* deal_bonus bonus_priest
* deal_bonus bonus_trading_post
* deal_bonus bonus_spade
* deal_bonus bonus_cult
0 take halflings
1 take darklings
0 place A1
1 place A8
1 place E1
0 place A7
1 bonus bonus_spade
0 bonus bonus_cult
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
1 open_convert
1 count burn 0
1 done
1 send water 3
1 end_turn
0 special bonus_cult
0 step fire
0 end_turn
1 open_convert
1 done
1 special bonus_spade
1 dig B4 1
1 convert w_c
1 convert w_c
1 burn
1 convert pw_c
1 burn
1 open_convert
1 done
1 burn
1 convert pw_c
1 convert w_c
1 convert pw_c
1 convert w_c
1 end_turn
0 pass bonus_coins
1 pass bonus_trading_post
1 dig B4 1
0 dig A2 1
0 end_turn
1 convert w_c
1 pass bonus_spade
0 pass bonus_cult
1 dig F1 1
1 burn
1 open_convert
1 count pw_c 1
1 count w_c 0
1 convert w_c
1 end_turn
0 dig A2 1
0 end_turn
1 build B4
1 convert w_c
1 convert w_c
1 end_turn
hash: 15f2c0d9cac3b6ad14efd82385cd7202ae906519fbc1d7fb1b05d9a73ca8fbe2
