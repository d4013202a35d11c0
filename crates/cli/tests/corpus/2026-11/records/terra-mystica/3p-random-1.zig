ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 170bfd912da6e6a045e9f43fa5086516a3e86472b8259adf96e6019a94fd197c
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["swarmlings","auren","chaos_magicians"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_spade
* deal_scoring score_town
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_water
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_bonus bonus_priest
* deal_bonus bonus_power_worker
* deal_bonus bonus_coins
* deal_bonus bonus_dwelling
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
0 place I10
1 place F4
1 place I11
0 place H4
2 place A12
1 bonus bonus_cult
0 bonus bonus_priest
2 bonus bonus_dwelling
2 pass bonus_shipping
0 convert p_w
0 dig I7 1
0 convert w_c
0 open_convert
0 count burn 3
0 count pw_w 0
0 done
0 convert pw_w
0 open_convert
0 count burn 1
0 done
0 end_turn
1 upgrade F4 trading_post
1 convert w_c
1 convert w_c
1 open_convert
1 done
1 convert w_c
1 end_turn
0 pass bonus_power_worker
1 power power_bridge
1 bridge F4-G3
1 convert w_c
1 end_turn
1 pass bonus_priest
2 send earth return
2 open_convert
2 count w_c 5
2 end_turn
0 dig H7 2
0 convert pw_c
0 no_build
0 convert w_c
0 open_convert
0 done
0 open_convert
0 count burn 2
0 done
0 end_turn
1 send air return
1 open_convert
1 done
1 burn
1 open_convert
1 count pw_c 0
1 count w_c 1
1 convert w_c
1 convert pw_c
1 end_turn
2 pass bonus_coins
0 open_convert
0 count pw_c 0
0 count w_c 4
0 pass bonus_cult
1 pass bonus_dwelling
2 open_convert
2 count w_c 4
2 pass bonus_power_worker
0 dig I7 2
0 convert w_c
0 end_turn
1 pass bonus_shipping
0 special bonus_cult
0 step air
0 end_turn
0 open_convert
0 count pw_c 0
0 count w_c 1
0 pass bonus_priest
2 upgrade A12 trading_post
2 end_turn
0 send air 2
0 convert w_c
0 open_convert
0 count pw_c 2
0 count w_c 2
0 convert w_c
0 end_turn
1 upgrade F4 temple
1 favor favor_trading_post_vp
1 burn
1 burn
1 convert pw_c
1 end_turn
2 pass bonus_dwelling
0 pass bonus_coins
1 pass bonus_cult
2 pass bonus_power_worker
0 dig H6 1
0 end_turn
1 send water 3
1 convert w_c
1 open_convert
1 count burn 2
1 count pw_w 0
1 count pw_c 2
1 done
1 open_convert
1 count pw_c 1
1 count w_c 2
1 convert w_c
1 end_turn
0 convert w_c
0 pass bonus_priest
1 pass bonus_dwelling
0 dig H5 1
2 open_convert
2 count burn 2
2 count pw_w 1
2 count w_c 5
2 open_convert
2 done
2 pass
0 send air 3
0 end_turn
1 dig H7 1
1 end_turn
0 dig I8 1
0 convert w_c
0 end_turn
1 pass
0 burn
0 pass

result: 74 59 65
places: 1 3 2
hash: e79bcb77332ae868f030a5be3a26c7ac741e861f4b96038027431892c91ce185
