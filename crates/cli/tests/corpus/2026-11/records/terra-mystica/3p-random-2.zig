ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 55710c24c5e7796633fb224aa7b47ef8e1dd6fc680daf5bd2c84e8ce7bc2a5d9
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["chaos_magicians","engineers","halflings"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_scoring score_spade
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_bonus bonus_trading_post
* deal_bonus bonus_cult
* deal_bonus bonus_stronghold
* deal_bonus bonus_priest
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
1 place H6
2 place B2
2 place H3
1 place H8
0 place E3
0 bonus bonus_stronghold
2 bonus bonus_spade
1 bonus bonus_cult
1 pass bonus_power_worker
2 dig B3 1
2 burn
2 convert pw_c
2 convert w_c
2 build B3
2 open_convert
2 count burn 1
2 count pw_c 0
2 count w_c 0
2 burn
2 convert w_c
2 open_convert
2 count burn 1
2 count pw_w 1
2 count w_c 1
2 end_turn
0 dig D2 3
0 end_turn
2 pass bonus_trading_post
0 pass bonus_spade
1 open_convert
1 count burn 6
1 count pw_p 0
1 count pw_w 0
1 count pw_c 5
1 count w_c 2
1 dig I12 1
1 build I12
1 convert w_c
1 open_convert
1 done
1 open_convert
1 count pw_c 1
1 end_turn
2 pass bonus_stronghold
0 pass bonus_trading_post
1 pass bonus_priest
2 dig I3 3
2 convert w_c
2 build I3
2 end_turn
0 dig D3 1
0 build D3
0 open_convert
0 done
0 open_convert
0 count w_c 1
0 end_turn
1 convert p_w
1 dig G7 1
1 end_turn
2 pass bonus_cult
0 pass bonus_spade
1 pass bonus_trading_post
2 dig C2 1
2 end_turn
0 dig C1 1
0 end_turn
1 upgrade H6 trading_post
1 convert w_c
1 convert w_c
1 end_turn
2 open_convert
2 done
2 pass bonus_power_worker
0 pass bonus_stronghold
1 pass bonus_cult
2 burn
2 upgrade I3 trading_post
2 open_convert
2 count burn 0
2 count pw_c 0
2 count w_c 5
2 open_convert
2 count burn 0
2 count pw_c 1
2 count w_c 1
2 burn
2 end_turn
0 convert w_c
0 upgrade E3 trading_post
0 open_convert
0 count w_c 0
0 convert w_c
0 open_convert
0 count w_c 0
0 convert w_c
0 end_turn
1 special bonus_cult
1 step water
1 end_turn
2 pass bonus_trading_post
0 pass bonus_spade
1 special engineer_bridge
1 end_turn
1 pass bonus_stronghold
2 dig H2 1
2 open_convert
2 count pw_c 0
2 done
2 convert pw_c
2 end_turn
0 pass
1 burn
1 dig H7 1
1 convert pw_c
1 open_convert
1 count w_c 1
1 end_turn
2 open_convert
2 count w_c 2
2 pass
1 pass

result: 50 53 70
places: 3 2 1
hash: fe6fed2578a34b5f4553602d2009dbbba9edbd4a726d7f990aeda2508ce15d4a
