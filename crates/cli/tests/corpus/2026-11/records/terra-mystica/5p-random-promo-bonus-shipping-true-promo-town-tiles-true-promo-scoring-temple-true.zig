ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 555723a285efea848355f5d5e691ba459692f8f2b6293d69f0e4935e075e73b3
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":true,"promo_scoring_temple":true,"promo_town_tiles":true,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_spade
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_water
* deal_scoring score_temple
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_coins
* deal_bonus bonus_shipping
* deal_bonus bonus_shipping_vp
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
* deal_bonus bonus_dwelling
2 take mermaids
3 take giants
4 take fakirs
0 take cultists
1 take auren
2 place E11
3 place I12
4 place B1
0 place E6
1 place G3
1 place E9
0 place A7
4 place B6
3 place A12
2 place D2
1 bonus bonus_dwelling
0 bonus bonus_stronghold
4 bonus bonus_power_worker
3 bonus bonus_spade
2 bonus bonus_priest
2 send air 2
2 convert w_c
2 burn
2 open_convert
2 count burn 0
2 count pw_c 0
2 count w_c 0
2 convert w_c
2 open_convert
2 count burn 3
2 count pw_w 1
2 count pw_c 0
2 count w_c 2
2 convert pw_c
2 convert w_c
2 end_turn
3 dig H8 2
3 no_build
3 end_turn
4 power power_workers
4 end_turn
0 dig E5 1
0 build E5
0 burn
0 convert pw_c
0 end_turn
1 pass bonus_shipping_vp
2 open_convert
2 count w_c 0
2 pass bonus_shipping
3 pass bonus_dwelling
4 dig A2 1
4 end_turn
0 dig D4 1
0 open_convert
0 count burn 1
0 done
0 burn
0 end_turn
4 upgrade B6 trading_post
4 open_convert
4 count w_c 0
4 convert w_c
4 convert w_c
4 end_turn
3 decline 1 from 4
0 convert pw_c
0 open_convert
0 count pw_c 0
0 done
0 pass bonus_spade
4 convert w_c
4 pass bonus_priest
1 power power_spade
1 dig D7 2
1 convert w_c
1 convert w_c
1 build D7
1 convert w_c
1 convert w_c
1 open_convert
1 count burn 1
1 count pw_c 1
1 done
1 open_convert
1 done
1 end_turn
2 upgrade D2 trading_post
2 open_convert
2 count burn 1
2 done
2 convert w_c
2 convert w_c
2 end_turn
3 convert w_c
3 pass bonus_stronghold
4 send earth return
4 end_turn
0 dig F3 1
0 build F3
0 convert pw_c
0 convert w_c
0 end_turn
1 pass bonus_coins
2 convert w_c
2 pass bonus_power_worker
4 upgrade B6 temple
4 favor favor_coins
4 end_turn
3 decline 1 from 4
0 pass bonus_shipping
4 open_convert
4 done
4 pass bonus_dwelling
3 dig I11 2
3 build I11
3 open_convert
3 done
3 burn
3 end_turn
4 send fire 2
4 convert w_c
4 convert w_c
4 end_turn
0 dig E7 1
0 end_turn
1 dig F5 1
1 open_convert
1 done
1 open_convert
1 done
1 convert w_c
1 end_turn
2 dig E2 1
2 end_turn
3 power power_priest
3 open_convert
3 done
3 open_convert
3 count p_w 0
3 open_convert
3 count p_w 1
3 done
3 end_turn
4 convert w_c
4 pass bonus_priest
0 burn
0 convert pw_c
0 convert w_c
0 pass bonus_shipping_vp
1 pass bonus_shipping
2 pass bonus_coins
3 build H8
3 end_turn
3 pass bonus_power_worker
4 send earth 2
4 burn
4 convert pw_c
4 convert w_c
4 convert p_w
4 open_convert
4 done
4 end_turn
0 dig A8 1
0 build A8
0 convert w_c
0 burn
0 convert pw_c
0 convert w_c
0 end_turn
1 dig D6 1
1 end_turn
2 power power_spade
2 dig E2 1
2 no_build
2 open_convert
2 count w_c 0
2 convert w_c
2 convert w_c
2 end_turn
3 convert w_c
3 pass bonus_stronghold
4 pass bonus_spade
0 open_convert
0 done
0 pass bonus_priest
1 open_convert
1 done
1 pass bonus_shipping_vp
2 pass bonus_shipping
3 convert w_c
3 convert w_c
3 upgrade A12 trading_post
3 convert w_c
3 convert w_c
3 convert w_c
3 open_convert
3 done
3 convert w_c
3 end_turn
4 decline 2 from 3
4 dig D1 1
4 open_convert
4 count w_c 0
4 convert w_c
4 end_turn
0 dig B4 1
0 no_build
0 convert p_w
0 convert w_c
0 end_turn
1 dig D8 1
1 end_turn
2 pass bonus_coins
3 open_convert
3 count burn 0
3 count w_c 4
3 burn
3 open_convert
3 done
3 pass bonus_shipping
4 pass bonus_power_worker
0 dig E4 1
0 open_convert
0 done
0 open_convert
0 count burn 1
0 done
0 convert pw_c
0 end_turn
1 power power_priest
1 open_convert
1 count p_w 1
1 count w_c 2
1 end_turn
0 pass bonus_dwelling
1 pass bonus_priest
2 dig C1 1
2 build C1
2 end_turn
3 pass
4 send earth 3
4 convert w_c
4 end_turn
0 build B4
0 convert w_c
0 end_turn
1 convert p_w
1 dig H5 1
1 convert w_c
1 end_turn
2 power power_bridge
2 bridge B1-C1
2 end_turn
4 open_convert
4 count burn 0
4 count w_c 2
4 burn
4 burn
4 power power_priest
4 open_convert
4 done
4 convert p_w
4 end_turn
0 upgrade E5 trading_post
0 end_turn
1 pass
2 convert w_c
2 pass
4 open_convert
4 count w_c 0
4 convert w_c
4 pass
0 convert w_c
0 convert w_c
0 pass

result: 58 43 53 65 60
places: 3 5 4 1 2
hash: f3bbecbcb42df446f3e3de831f11f364c0443ae9423707d5f1c17ffd8f8f3d1c
