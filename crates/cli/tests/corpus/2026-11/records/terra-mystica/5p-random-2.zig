ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: c47b38b13e8ca6e2579da13a3723aafa24792d0f0013877018e0f7c8b862dcfc
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["witches","engineers","darklings","cultists","nomads"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_air
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
* deal_bonus bonus_cult
* deal_bonus bonus_dwelling
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_priest
* deal_bonus bonus_trading_post
2 place C1
3 place I8
4 place D3
0 place I6
1 place F6
1 place E7
0 place E9
4 place F3
3 place H7
2 place E1
4 place H1
1 bonus bonus_priest
0 bonus bonus_stronghold
4 bonus bonus_dwelling
3 bonus bonus_spade
2 bonus bonus_trading_post
2 power power_bridge
2 convert p_w
2 bridge A3-C1
2 open_convert
2 count w_c 3
2 end_turn
3 dig H4 2
3 burn
3 burn
3 convert pw_c
3 burn
3 open_convert
3 count pw_c 1
3 end_turn
4 pass bonus_cult
0 dig F5 2
0 end_turn
1 dig F5 1
1 open_convert
1 count burn 0
1 count p_w 0
1 count w_c 1
1 convert p_w
1 burn
1 end_turn
2 upgrade C1 trading_post
2 open_convert
2 count w_c 1
2 end_turn
4 decline 1 from 2
3 special bonus_spade
3 dig I9 1
3 open_convert
3 count pw_c 1
3 end_turn
0 burn
0 upgrade E9 trading_post
0 end_turn
1 accept 1 from 0
1 shipping
1 end_turn
2 pass bonus_shipping
3 pass bonus_power_worker
0 pass bonus_trading_post
1 pass bonus_stronghold
4 dig F4 3
4 build F4
4 end_turn
1 decline 1 from 4
0 convert pw_c
0 open_convert
0 count burn 0
0 count w_c 3
0 power power_priest
0 open_convert
0 done
0 end_turn
1 dig D5 1
1 open_convert
1 done
1 convert w_c
1 open_convert
1 count w_c 0
1 open_convert
1 count w_c 1
1 end_turn
2 pass bonus_dwelling
3 upgrade H7 trading_post
3 end_turn
4 burn
4 pass bonus_priest
0 send fire return
0 end_turn
1 pass bonus_cult
3 build H4
3 burn
3 end_turn
0 pass bonus_stronghold
3 pass bonus_shipping
2 power power_bridge
2 bridge B1-C1
2 open_convert
2 count w_c 2
2 end_turn
3 pass bonus_power_worker
4 send fire 3
4 burn
4 burn
4 convert pw_w
4 open_convert
4 count burn 0
4 count w_c 4
4 burn
4 end_turn
0 dig D7 1
0 convert w_c
0 end_turn
1 pass bonus_shipping
2 pass bonus_cult
4 upgrade F4 trading_post
4 convert pw_c
4 end_turn
1 accept 1 from 4
0 pass bonus_dwelling
4 pass bonus_stronghold
3 convert pw_c
3 send fire return
3 end_turn
4 convert w_c
4 upgrade F3 trading_post
4 open_convert
4 count burn 2
4 count pw_c 2
4 done
4 open_convert
4 done
4 end_turn
0 open_convert
0 done
0 upgrade I6 trading_post
0 burn
0 convert pw_c
0 end_turn
1 dig D5 1
1 convert w_c
1 burn
1 end_turn
2 upgrade C1 temple
2 favor favor_trading_post_vp
2 convert w_c
2 convert w_c
2 end_turn
4 accept 1 from 2
3 pass bonus_trading_post
4 dig E6 1
4 open_convert
4 done
4 end_turn
0 pass bonus_priest
1 pass bonus_power_worker
2 pass bonus_shipping
4 burn
4 convert pw_c
4 pass bonus_spade
3 dig I7 1
3 convert w_c
3 no_build
3 open_convert
3 count w_c 7
3 end_turn
4 convert w_c
4 pass bonus_dwelling
0 pass bonus_cult
1 dig F5 1
1 convert pw_c
1 end_turn
2 send air return
2 convert w_c
2 open_convert
2 count burn 0
2 count w_c 1
2 end_turn
3 convert w_c
3 pass bonus_stronghold
1 pass bonus_spade
2 open_convert
2 done
2 open_convert
2 count burn 1
2 done
2 pass bonus_trading_post
4 upgrade D3 trading_post
4 open_convert
4 count burn 2
4 done
4 open_convert
4 count pw_c 0
4 count w_c 1
4 convert pw_c
4 convert w_c
4 open_convert
4 count pw_c 1
4 done
4 open_convert
4 count w_c 3
4 end_turn
2 accept 2 from 4
0 send earth 3
0 burn
0 convert w_c
0 convert w_c
0 convert w_c
0 convert pw_c
0 burn
0 end_turn
1 convert w_c
1 upgrade F6 trading_post
1 end_turn
0 decline 2 from 1
2 convert w_c
2 send air 3
2 end_turn
3 pass
4 pass
0 special bonus_cult
0 convert pw_c
0 step water
0 end_turn
1 burn
1 special bonus_spade
1 dig F7 1
1 end_turn
2 open_convert
2 count burn 1
2 done
2 open_convert
2 count pw_w 1
2 count w_c 1
2 pass
0 pass
1 burn
1 convert pw_c
1 open_convert
1 count pw_c 0
1 open_convert
1 count pw_c 0
1 open_convert
1 done
1 open_convert
1 count pw_c 0
1 pass

result: 58 33 56 59 68
places: 3 5 4 2 1
hash: 36fdb2cafb155cbf162d59790caf5691d4416d0ba835ed5ca5814f8f8c23e078
