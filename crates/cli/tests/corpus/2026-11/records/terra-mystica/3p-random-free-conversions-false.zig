ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 13e6a39aa30dc18e4f37bfb4979bcf50b2aacadbec7e623c4bb2dc6c497f224e
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":false,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_town
* deal_scoring score_stronghold_air
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_dwelling
* deal_bonus bonus_cult
2 take swarmlings
0 take chaos_magicians
1 take engineers
2 place A4
1 place C5
1 place C2
2 place E11
0 place I1
1 bonus bonus_cult
0 bonus bonus_shipping
2 bonus bonus_stronghold
2 pass bonus_priest
0 dig I2 1
0 end_turn
1 open_convert
1 count burn 3
1 count pw_w 1
1 done
1 open_convert
1 count burn 0
1 count w_c 2
1 dig B3 1
1 open_convert
1 count burn 0
1 end_turn
0 digging
0 open_convert
0 done
0 end_turn
1 pass bonus_stronghold
0 pass bonus_power_worker
2 send water 3
2 end_turn
0 pass bonus_shipping
1 special engineer_bridge
1 bridge C5-D6
1 open_convert
1 count burn 1
1 done
1 open_convert
1 count pw_c 0
1 done
1 open_convert
1 count pw_c 0
1 count w_c 1
1 end_turn
2 power power_priest
2 end_turn
1 upgrade C5 trading_post
1 open_convert
1 count pw_c 1
2 send water return
2 end_turn
1 pass bonus_dwelling
2 pass bonus_power_worker
2 dig A3 1
0 upgrade I1 trading_post
0 end_turn
1 pass bonus_cult
2 dig A5 1
2 end_turn
0 pass bonus_dwelling
2 dig D8 2
2 build D8
2 open_convert
2 count burn 1
2 count pw_c 1
2 count w_c 8
2 open_convert
2 count burn 2
2 done
2 open_convert
2 count burn 1
2 count pw_w 0
2 count pw_c 1
2 count w_c 4
2 open_convert
2 count pw_c 1
2 open_convert
2 count pw_c 0
2 end_turn
2 pass bonus_priest
1 pass bonus_shipping
2 dig E10 1
2 build E10
2 open_convert
2 done
2 end_turn
0 pass bonus_cult
2 send water 2
2 end_turn
2 pass bonus_dwelling
1 upgrade C5 stronghold
1 end_turn
2 send water return
2 open_convert
2 count burn 1
2 count pw_c 0
2 count w_c 2
2 end_turn
0 power power_coins
0 open_convert
0 count w_c 2
0 open_convert
0 done
0 open_convert
0 count w_c 4
0 open_convert
0 done
0 open_convert
0 count w_c 0
0 open_convert
0 count w_c 1
1 power power_bridge
1 bridge A11-C5
2 dig A5 1
2 open_convert
2 count pw_c 0
2 done
2 end_turn
0 pass bonus_power_worker
1 pass bonus_cult
2 pass bonus_stronghold
0 upgrade I1 temple
0 favor favor_trading_post_vp
0 favor favor_coins
0 end_turn
1 open_convert
1 count burn 0
1 count w_c 1
1 pass
2 upgrade D8 trading_post
2 open_convert
2 count pw_c 2
2 count w_c 6
0 open_convert
0 count burn 0
0 count pw_c 0
0 pass
2 pass

result: 57 43 86
places: 2 3 1
hash: 4cf5fe08d3096fbbf22f295b1174f4871cf933caeb9c2b08098ab9e03f0fcfa4
