ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 23f28e02906b9eb58ed74ab0fc5a4f29c9dc6db73c9e491f6f0e6cb51497fbc9
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 3
* deal_scoring score_town
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_spade
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_water
* deal_bonus bonus_coins
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
* deal_bonus bonus_shipping
* deal_bonus bonus_cult
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
3 take dwarves
4 take mermaids
0 take halflings
1 take alchemists
2 take fakirs
3 place I9
4 place I4
0 place A1
1 place I2
2 place B1
2 place B4
1 place E5
0 place A7
4 place I10
3 place E7
2 bonus bonus_shipping
1 bonus bonus_priest
0 bonus bonus_spade
4 bonus bonus_trading_post
3 bonus bonus_cult
3 dig H4 1
3 open_convert
3 count burn 2
3 done
3 open_convert
3 count burn 0
3 count pw_c 1
3 count w_c 1
3 burn
3 convert pw_c
3 convert pw_c
3 end_turn
4 dig I3 1
4 convert w_c
4 end_turn
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
1 burn
1 dig H1 2
1 convert pw_c
1 convert c_vp
1 convert p_w
1 convert c_vp
1 no_build
1 open_convert
1 count burn 0
1 done
1 burn
1 burn
1 convert c_vp
1 end_turn
2 pass bonus_coins
3 pass bonus_stronghold
4 convert w_c
4 dig I11 1
4 open_convert
4 count burn 1
4 count pw_c 0
4 end_turn
0 special bonus_spade
0 dig A2 1
0 end_turn
1 pass bonus_power_worker
4 pass bonus_priest
0 pass bonus_cult
2 pass bonus_trading_post
3 dig G4 1
3 end_turn
4 send air 2
4 convert w_c
4 convert w_c
4 end_turn
0 dig A2 1
0 end_turn
1 pass bonus_coins
3 pass bonus_spade
4 convert w_c
4 pass bonus_shipping
0 special bonus_cult
0 step fire
0 end_turn
hash: 2272f33fdcfdcdfbda9f66ca6c79ffa1d8c9d71030272d24f91325e12b384e76
