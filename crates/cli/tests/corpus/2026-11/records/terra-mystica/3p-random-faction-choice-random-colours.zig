ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: a609b5695bf31087f861ba89f7ba97e772b20754d4226d7abaa55f6c56f1c34d
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"random_colours","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_dwelling_water
* deal_scoring score_town
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_air
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_spade
* deal_bonus bonus_trading_post
* deal_bonus bonus_power_worker
* deal_bonus bonus_cult
* deal_colour mountains
* deal_colour swamp
* deal_colour desert
1 take dwarves
2 take darklings
0 take nomads
1 place I9
2 place A13
0 place B6
0 place B4
2 place E5
1 place G1
0 place G7
0 bonus bonus_cult
2 bonus bonus_dwelling
1 bonus bonus_shipping
1 power power_workers
1 convert w_c
1 burn
1 convert pw_c
1 open_convert
1 count w_c 1
1 open_convert
1 count w_c 4
1 end_turn
2 dig A12 1
2 end_turn
0 dig H8 1
0 convert w_c
0 burn
0 convert w_c
0 end_turn
1 convert w_c
1 pass bonus_power_worker
2 convert w_c
2 pass bonus_shipping
0 convert pw_c
0 open_convert
0 done
0 pass bonus_dwelling
1 dig I5 1
1 burn
1 convert pw_c
1 end_turn
2 open_convert
2 count burn 3
2 count pw_w 0
2 count pw_c 0
2 count w_c 1
2 dig D3 1
2 convert w_c
2 end_turn
0 upgrade B6 trading_post
0 end_turn
2 accept 1 from 0
1 pass bonus_spade
2 pass bonus_trading_post
0 pass bonus_cult
1 build I5
1 end_turn
2 upgrade A13 trading_post
2 convert w_c
2 open_convert
2 count w_c 0
2 convert w_c
2 end_turn
0 accept 2 from 2
0 dig G6 2
0 open_convert
0 count burn 3
0 done
0 convert pw_c
0 end_turn
1 pass bonus_dwelling
2 pass bonus_spade
0 open_convert
0 count burn 1
0 count pw_w 1
0 count w_c 0
0 open_convert
0 done
0 open_convert
0 done
0 convert w_c
0 pass bonus_trading_post
1 build I3
1 open_convert
1 count w_c 0
1 convert w_c
1 end_turn
2 pass bonus_shipping
0 dig G6 1
0 convert w_c
0 end_turn
1 pass bonus_spade
0 pass bonus_cult
2 upgrade E5 trading_post
2 convert w_c
2 end_turn
0 open_convert
0 done
0 dig A8 1
0 open_convert
0 done
0 burn
0 convert pw_c
0 end_turn
1 dig F3 1
1 end_turn
2 pass bonus_dwelling
0 pass bonus_trading_post
1 special bonus_spade
1 dig I8 1
1 end_turn
1 pass bonus_shipping
2 power power_bridge
2 burn
2 convert pw_c
2 convert w_c
2 convert w_c
2 convert w_c
2 bridge C2-E5
2 end_turn
0 dig A8 1
0 build A8
0 end_turn
1 upgrade G1 trading_post
1 end_turn
2 convert w_c
2 upgrade E5 temple
2 favor favor_air_three
2 end_turn
0 pass
1 burn
1 convert pw_c
1 dig I8 1
1 open_convert
1 count burn 0
1 end_turn
2 pass
1 open_convert
1 count burn 0
1 burn
1 pass

result: 62 78 63
places: 3 1 2
hash: 16b5cb5a01372c76b201f65da2924f7382ef82564004692d6a9d2710d4beae2d
