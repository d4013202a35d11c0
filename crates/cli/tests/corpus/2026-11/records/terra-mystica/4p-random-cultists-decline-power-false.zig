ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 0c4dd42fb786f8fc949df434dc67f6b06e352bc1ee1e87eb30f57177a3106a46
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":false,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_bonus bonus_power_worker
* deal_bonus bonus_stronghold
* deal_bonus bonus_dwelling
* deal_bonus bonus_spade
* deal_bonus bonus_priest
* deal_bonus bonus_coins
* deal_bonus bonus_trading_post
0 take dwarves
1 take auren
2 take cultists
3 take swarmlings
0 place I3
1 place G3
2 place A1
3 place D5
3 place H4
2 place H7
1 place I11
0 place H8
3 bonus bonus_coins
2 bonus bonus_power_worker
1 bonus bonus_spade
0 bonus bonus_dwelling
0 convert w_c
0 pass bonus_stronghold
1 pass bonus_dwelling
2 shipping
2 end_turn
3 pass bonus_trading_post
2 pass bonus_spade
0 build F6
0 burn
0 end_turn
1 dig H5 1
1 convert w_c
1 burn
1 burn
1 end_turn
2 convert w_c
2 upgrade H7 trading_post
2 open_convert
2 count w_c 2
2 open_convert
2 count w_c 2
2 convert w_c
2 end_turn
0 accept 1 from 2
1 decline 1 from 2
2 step earth
3 dig E7 1
3 burn
3 convert pw_c
3 end_turn
0 power power_coins
0 open_convert
0 count w_c 2
0 convert w_c
0 open_convert
0 count w_c 2
0 end_turn
1 pass bonus_priest
2 pass bonus_power_worker
3 dig I7 2
3 burn
3 open_convert
3 count burn 1
3 done
3 open_convert
3 count burn 1
3 count pw_w 1
3 done
3 end_turn
0 pass bonus_spade
3 pass bonus_dwelling
1 dig H5 1
1 convert w_c
1 no_build
1 convert w_c
1 convert pw_c
1 burn
1 end_turn
2 dig H6 1
2 burn
2 convert w_c
2 convert pw_c
2 burn
2 convert pw_c
2 convert w_c
2 end_turn
3 convert w_c
3 dig D4 2
3 end_turn
0 dig F7 1
0 end_turn
1 send fire 2
1 open_convert
1 count pw_c 1
1 done
1 convert pw_c
1 open_convert
1 count w_c 1
1 open_convert
1 count w_c 1
1 convert w_c
1 end_turn
2 pass bonus_trading_post
3 upgrade D5 trading_post
3 convert w_c
3 convert w_c
3 open_convert
3 count w_c 1
3 end_turn
0 dig I2 1
0 end_turn
1 pass bonus_coins
3 pass bonus_stronghold
0 pass bonus_power_worker
2 upgrade A1 trading_post
2 open_convert
2 done
2 end_turn
3 upgrade D5 temple
3 favor favor_coins
3 burn
3 convert pw_c
3 end_turn
0 dig G6 1
0 convert w_c
0 end_turn
1 dig I10 1
1 end_turn
2 pass bonus_priest
3 pass bonus_trading_post
0 pass bonus_stronghold
1 pass bonus_dwelling
2 send earth return
2 burn
2 convert pw_c
2 end_turn
3 send water 3
3 end_turn
0 dig E9 1
0 build E9
0 burn
0 open_convert
0 count pw_c 0
0 count w_c 3
0 convert pw_c
0 end_turn
1 open_convert
1 count w_c 0
1 pass bonus_coins
2 pass bonus_spade
3 upgrade H4 trading_post
3 open_convert
3 done
3 convert w_c
3 burn
3 end_turn
1 accept 1 from 3
0 pass bonus_power_worker
3 convert w_c
3 convert w_c
3 pass bonus_dwelling
3 dig I8 1
1 build H5
1 end_turn
3 accept 2 from 1
2 dig B1 1
2 burn
2 open_convert
2 done
2 end_turn
3 shipping
3 burn
3 burn
3 convert w_c
3 convert w_c
3 convert pw_c
3 open_convert
3 count pw_c 0
3 open_convert
3 count pw_c 1
3 end_turn
0 dig I2 1
0 convert w_c
0 end_turn
1 dig I12 1
1 burn
1 end_turn
2 open_convert
2 done
2 open_convert
2 count burn 1
2 done
2 special bonus_spade
2 dig G5 1
2 end_turn
3 convert pw_c
3 pass
0 convert w_c
0 burn
0 burn
0 convert pw_c
0 pass
1 convert w_c
1 convert pw_c
1 open_convert
1 count w_c 0
1 open_convert
1 done
1 open_convert
1 done
1 pass
2 pass

result: 61 68 54 63
places: 3 1 4 2
hash: 80ebbc65b1430c7447f7b2617c657180a0e02edbdf6ee2704dbce3b7272898d3
