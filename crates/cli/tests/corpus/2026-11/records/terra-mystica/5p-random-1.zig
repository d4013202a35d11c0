ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 9d49cb7f8307964de6899193fba0c0f870a74ded8e8ee82570ae2ffbe68f9007
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["engineers","halflings","auren","fakirs","alchemists"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 3
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_water
* deal_bonus bonus_stronghold
* deal_bonus bonus_dwelling
* deal_bonus bonus_priest
* deal_bonus bonus_cult
* deal_bonus bonus_coins
* deal_bonus bonus_trading_post
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
3 place B4
4 place E10
0 place H6
1 place D8
2 place F2
2 place C4
1 place H7
0 place I9
4 place B3
3 place E8
2 bonus bonus_spade
1 bonus bonus_priest
0 bonus bonus_coins
4 bonus bonus_trading_post
3 bonus bonus_stronghold
3 dig A8 1
3 end_turn
4 burn
4 dig C2 1
4 convert pw_c
4 burn
4 convert c_vp
4 convert w_c
4 convert c_vp
4 burn
4 convert vp_c
4 convert c_vp
4 convert w_c
4 convert vp_c
4 convert pw_c
4 open_convert
4 count pw_c 1
4 done
4 convert c_vp
4 convert c_vp
4 convert c_vp
4 open_convert
4 count w_c 2
4 count vp_c 5
4 count c_vp 8
4 end_turn
0 burn
0 power power_spade
0 dig G5 2
0 open_convert
0 count w_c 1
0 end_turn
1 dig G6 1
1 burn
1 open_convert
1 count burn 1
1 done
1 open_convert
1 done
1 open_convert
1 count burn 1
1 count pw_w 0
1 count pw_c 1
1 count p_w 0
1 count w_c 2
1 convert p_w
1 burn
1 convert pw_w
1 open_convert
1 count w_c 3
1 end_turn
2 dig D6 1
2 open_convert
2 count burn 0
2 count w_c 3
2 open_convert
2 count burn 2
2 done
2 open_convert
2 done
2 convert pw_c
2 open_convert
2 done
2 convert pw_c
2 burn
2 convert pw_c
2 end_turn
3 pass bonus_power_worker
4 pass bonus_dwelling
0 pass bonus_cult
1 pass bonus_stronghold
2 pass bonus_trading_post
3 power power_priest
3 convert w_c
3 burn
3 convert pw_c
3 convert w_c
3 open_convert
3 count p_w 1
3 count w_c 8
3 end_turn
4 open_convert
4 count w_c 3
4 count vp_c 2
4 count c_vp 1
4 pass bonus_priest
0 upgrade I9 trading_post
0 open_convert
0 done
0 open_convert
0 count w_c 1
0 end_turn
1 convert w_c
1 dig G5 1
1 end_turn
2 dig E2 1
2 convert w_c
2 end_turn
3 pass bonus_dwelling
0 special bonus_cult
0 step air
0 end_turn
1 pass bonus_power_worker
2 pass bonus_coins
0 pass bonus_trading_post
4 send earth return
4 convert w_c
4 open_convert
4 count w_c 1
4 count vp_c 2
4 count c_vp 2
4 open_convert
4 done
4 open_convert
4 count w_c 0
4 count vp_c 13
4 count c_vp 7
4 open_convert
4 count w_c 1
4 count vp_c 1
4 count c_vp 2
4 open_convert
4 count vp_c 18
4 count c_vp 3
4 end_turn
0 upgrade I9 temple
0 favor favor_water_three
0 open_convert
0 count burn 0
0 count w_c 0
0 burn
0 convert w_c
0 open_convert
0 done
0 end_turn
1 open_convert
1 done
1 upgrade H7 trading_post
1 open_convert
1 count burn 2
1 count pw_c 2
1 done
1 convert w_c
1 end_turn
0 accept 1 from 1
2 pass bonus_stronghold
3 upgrade B4 trading_post
3 open_convert
3 count w_c 1
3 end_turn
2 decline 1 from 3
4 pass bonus_spade
0 convert pw_c
0 pass bonus_priest
1 convert w_c
1 open_convert
1 done
1 open_convert
1 count w_c 0
1 open_convert
1 count w_c 0
1 pass bonus_coins
3 pass bonus_cult
2 pass bonus_dwelling
3 pass bonus_power_worker
4 dig E9 1
4 convert c_vp
4 open_convert
4 count vp_c 4
4 count c_vp 1
4 end_turn
0 send fire return
0 convert w_c
0 convert p_w
0 end_turn
1 dig G6 1
1 end_turn
4 pass bonus_trading_post
0 pass bonus_spade
1 pass bonus_cult
2 open_convert
2 count w_c 2
2 dig F1 1
2 no_build
2 open_convert
2 count w_c 4
2 open_convert
2 count w_c 2
2 end_turn
3 upgrade B4 stronghold
3 end_turn
2 decline 1 from 3
4 pass bonus_coins
0 send fire 3
0 end_turn
1 special bonus_cult
1 burn
1 step earth
1 convert pw_c
1 open_convert
1 count w_c 2
1 end_turn
2 pass bonus_priest
3 burn
3 convert w_c
3 convert pw_c
3 pass bonus_dwelling
0 upgrade H6 trading_post
0 convert w_c
0 burn
0 convert pw_c
0 end_turn
1 decline 2 from 0
1 pass bonus_trading_post
0 pass bonus_power_worker
4 dig C2 2
4 convert vp_c
4 no_build
4 convert c_vp
4 convert vp_c
4 open_convert
4 count w_c 0
4 count vp_c 7
4 count c_vp 18
4 convert w_c
4 end_turn
0 dig G5 1
0 end_turn
1 pass
2 dig E3 1
2 open_convert
2 count p_w 0
2 open_convert
2 count p_w 1
2 count w_c 1
2 end_turn
3 dig B5 1
3 end_turn
4 convert vp_c
4 convert c_vp
4 open_convert
4 count vp_c 14
4 count c_vp 0
4 pass
0 open_convert
0 count burn 1
0 count pw_c 0
0 pass
2 pass
3 pass

result: 51 57 47 56 25
places: 3 1 4 2 5
hash: c26c728be6d15421bd5a003535ee8ebb04494abfc30d6ec19b40d66d8f5984c2
