ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: e0a4eafc2ba965d9b3bfd84d313b60bdc29bf8d694cf4dde1c6e88b946920970
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"auto","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

* deal_first 0
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_air
* deal_scoring score_town
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_bonus bonus_shipping
* deal_bonus bonus_stronghold
* deal_bonus bonus_cult
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
0 take engineers
1 take halflings
0 place F6
1 place A1
1 place H3
0 place A2
1 bonus bonus_power_worker
0 bonus bonus_spade
0 dig E9 1
0 build E9
0 open_convert
0 count burn 1
0 count pw_c 0
0 burn
0 burn
0 burn
0 end_turn
1 send fire 3
1 end_turn
0 upgrade A2 trading_post
0 convert pw_c
0 end_turn
1 accept 1 from 0
1 dig H2 1
1 burn
1 convert w_c
1 burn
1 end_turn
0 pass bonus_cult
1 upgrade A1 trading_post
1 end_turn
0 accept 2 from 1
1 pass bonus_spade
0 special bonus_cult
0 step earth
0 convert w_c
0 end_turn
1 pass bonus_shipping
0 upgrade E9 trading_post
0 end_turn
0 pass bonus_spade
1 dig I5 1
1 open_convert
1 count pw_w 1
1 count pw_c 1
1 count w_c 0
1 open_convert
1 count w_c 2
1 end_turn
0 special bonus_spade
0 dig F5 1
0 end_turn
1 pass bonus_cult
0 upgrade A2 temple
0 favor favor_earth_three
0 open_convert
0 count burn 1
0 done
0 end_turn
1 accept 2 from 0
0 open_convert
0 count burn 1
0 count pw_c 2
0 open_convert
0 done
0 pass bonus_shipping
1 burn
1 convert pw_c
1 pass bonus_stronghold
0 send fire return
0 open_convert
0 count burn 0
0 done
0 convert pw_c
0 end_turn
0 burn
0 pass bonus_spade
0 dig F7 1
1 dig B1 1
1 no_build
1 end_turn
0 convert pw_c
0 convert p_w
0 upgrade A2 sanctuary
0 favor favor_water_three
0 burn
0 burn
0 end_turn
1 accept 2 from 0
1 upgrade A1 temple
1 convert pw_c
1 burn
1 favor favor_power
1 convert w_c
1 convert w_c
1 burn
1 convert pw_c
1 end_turn
0 decline 3 from 1
0 pass bonus_shipping
1 pass bonus_power_worker
0 convert p_w
0 dig G6 1
0 end_turn
1 send fire return
1 open_convert
1 count pw_c 2
1 count w_c 2
1 end_turn
0 pass
1 build B1
1 end_turn
0 accept 3 from 1
1 pass

result: 63 73
places: 2 1
hash: 7f2f890a64c1d723fe051704ba9735609b203c2948a4bd47c0236f7d42dbd5a6
