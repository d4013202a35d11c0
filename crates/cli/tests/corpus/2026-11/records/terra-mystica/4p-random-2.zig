ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 7ec0165e6c43d0b87e98bc88bf010a8134dd443f712cb7406e3847e0450338c9
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["mermaids","auren","engineers","alchemists"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_bonus bonus_dwelling
* deal_bonus bonus_shipping
* deal_bonus bonus_stronghold
* deal_bonus bonus_trading_post
* deal_bonus bonus_coins
* deal_bonus bonus_spade
* deal_bonus bonus_power_worker
2 place C5
3 place I2
0 place E4
1 place I11
1 place C3
0 place D2
3 place C1
2 place A2
1 bonus bonus_spade
0 bonus bonus_trading_post
3 bonus bonus_stronghold
2 bonus bonus_shipping
2 dig A12 1
2 no_build
2 open_convert
2 count burn 2
2 count pw_c 2
2 done
2 convert w_c
2 open_convert
2 count burn 4
2 count pw_w 1
2 count pw_c 1
2 done
2 open_convert
2 done
2 convert w_c
2 end_turn
3 dig I3 2
3 convert vp_c
3 convert vp_c
3 convert vp_c
3 end_turn
0 power power_workers
0 convert w_c
0 convert w_c
0 open_convert
0 count w_c 2
0 convert w_c
0 convert w_c
0 convert w_c
0 open_convert
0 done
0 convert w_c
0 open_convert
0 done
0 convert w_c
0 end_turn
1 dig H7 1
1 convert w_c
1 burn
1 convert w_c
1 open_convert
1 done
1 open_convert
1 count burn 1
1 count pw_c 2
1 count w_c 0
1 burn
1 convert w_c
1 convert pw_c
1 end_turn
2 pass bonus_dwelling
3 power power_bridge
3 convert w_c
3 bridge B2-C1
3 open_convert
3 done
3 end_turn
0 pass bonus_shipping
1 pass bonus_coins
3 pass bonus_trading_post
2 special engineer_bridge
2 bridge B6-C5
2 end_turn
3 upgrade C1 trading_post
3 convert vp_c
3 open_convert
3 count w_c 2
3 count vp_c 16
3 count c_vp 1
3 open_convert
3 count w_c 0
3 count vp_c 5
3 count c_vp 18
3 open_convert
3 done
3 convert w_c
3 convert vp_c
3 convert vp_c
3 convert vp_c
3 open_convert
3 count vp_c 14
3 count c_vp 5
3 end_turn
0 accept 1 from 3
0 upgrade D2 trading_post
0 convert w_c
0 end_turn
3 accept 2 from 0
1 open_convert
1 count w_c 0
1 pass bonus_stronghold
2 pass bonus_spade
3 convert c_vp
3 pass bonus_power_worker
0 pass bonus_coins
1 convert w_c
1 pass bonus_dwelling
2 upgrade A2 trading_post
2 open_convert
2 done
2 convert w_c
2 end_turn
3 dig B2 1
3 burn
3 build B2
3 convert c_vp
3 open_convert
3 count vp_c 4
3 count c_vp 4
3 end_turn
0 upgrade E4 trading_post
0 open_convert
0 count burn 2
0 done
0 burn
0 open_convert
0 done
0 end_turn
2 pass bonus_stronghold
3 pass bonus_spade
0 convert pw_c
0 pass bonus_shipping
1 dig I12 1
1 convert w_c
1 convert w_c
1 convert w_c
1 end_turn
2 upgrade C5 trading_post
2 end_turn
3 open_convert
3 count burn 1
3 count pw_c 1
3 count w_c 1
3 count vp_c 1
3 count c_vp 2
3 pass bonus_power_worker
0 convert pw_c
0 convert pw_w
0 upgrade E4 temple
0 favor favor_pass_trading_posts
0 end_turn
1 dig D4 1
1 end_turn
2 upgrade A2 temple
2 favor favor_water_three
2 burn
2 end_turn
0 pass bonus_spade
1 convert w_c
1 pass bonus_trading_post
2 pass bonus_coins
3 pass bonus_shipping
0 send earth 2
0 burn
0 end_turn
1 pass bonus_stronghold
2 send water return
2 end_turn
0 convert pw_c
0 pass bonus_power_worker
2 pass bonus_dwelling
3 power power_bridge
3 bridge B1-C1
3 convert vp_c
3 open_convert
3 done
3 convert w_c
3 end_turn
0 send air 3
0 end_turn
1 dig D5 1
1 no_build
1 open_convert
1 count w_c 4
1 convert w_c
1 end_turn
2 send air 2
2 convert w_c
2 open_convert
2 count burn 0
2 done
2 burn
2 convert pw_c
2 convert pw_c
2 end_turn
3 upgrade C1 stronghold
3 convert w_c
3 open_convert
3 count pw_p 0
3 count pw_w 1
3 count pw_c 0
3 done
3 convert vp_c
3 end_turn
0 accept 2 from 3
0 dig E5 1
0 build E5
0 end_turn
1 pass
2 pass
3 dig D1 1
3 convert c_vp
3 burn
3 end_turn
0 pass
3 pass

result: 75 46 51 39
places: 1 3 2 4
hash: 9fcd9951951bd70beb169f879849af6219bdfee0bbf117ab6328750d633deee5
