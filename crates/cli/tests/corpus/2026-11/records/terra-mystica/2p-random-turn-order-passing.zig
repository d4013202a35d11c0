ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 983e25a6507f496b0fe56c14e4bfe4dcf2c2c2a622ce7d833dc0fb7aa5c69e05
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

* deal_first 1
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
1 take engineers
0 take swarmlings
1 place C2
0 place E11
0 place H4
1 place A2
0 bonus bonus_stronghold
1 bonus bonus_shipping
1 dig B3 1
1 open_convert
1 count burn 4
1 count pw_w 1
1 count pw_c 1
1 done
1 convert w_c
1 open_convert
1 count burn 2
1 count pw_c 2
1 count w_c 1
1 end_turn
0 power power_workers
0 open_convert
0 count w_c 16
0 end_turn
1 pass bonus_coins
0 pass bonus_priest
1 open_convert
1 count w_c 2
1 pass bonus_shipping
0 send water 3
0 burn
0 open_convert
0 count pw_c 0
0 count w_c 2
0 end_turn
0 convert pw_c
0 pass bonus_coins
1 special engineer_bridge
1 bridge C2-D3
1 end_turn
0 send fire 3
0 open_convert
0 count w_c 6
0 end_turn
1 pass bonus_priest
0 pass bonus_dwelling
1 dig D3 1
1 burn
1 convert pw_c
1 end_turn
0 dig H5 1
0 end_turn
1 pass bonus_coins
0 open_convert
0 count w_c 1
0 pass bonus_priest
1 upgrade A2 trading_post
1 open_convert
1 count w_c 0
1 open_convert
1 done
1 convert w_c
1 end_turn
0 dig I8 1
0 convert p_w
0 convert w_c
0 end_turn
1 pass bonus_stronghold
0 upgrade H4 trading_post
0 end_turn
0 pass bonus_dwelling
1 dig D3 1
1 open_convert
1 count burn 1
1 done
1 open_convert
1 done
1 open_convert
1 count pw_c 0
1 open_convert
1 count pw_c 1
1 end_turn
0 build H5
0 convert w_c
0 end_turn
1 pass
0 burn
0 open_convert
0 count pw_c 0
0 convert pw_c
0 pass

result: 97 47
places: 1 2
hash: 99cf800c305582a2b8ff83563f005d18405216a1f969a943be0fc48a2bab1d42
