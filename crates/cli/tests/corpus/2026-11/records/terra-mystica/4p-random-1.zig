ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 87768fa0e6dcdde17a91e52acc3c9b9d7fe4a6aff524835f25156aa6c83c21bb
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["giants","darklings","cultists","mermaids"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_fire
* deal_bonus bonus_cult
* deal_bonus bonus_spade
* deal_bonus bonus_dwelling
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
1 place B5
2 place A1
3 place H4
0 place A9
0 place D6
3 place A4
2 place A7
1 place E1
0 bonus bonus_cult
3 bonus bonus_stronghold
2 bonus bonus_spade
1 bonus bonus_priest
1 dig E2 1
1 build E2
1 open_convert
1 done
1 convert p_w
1 convert w_c
1 burn
1 burn
1 open_convert
1 count burn 1
1 count pw_w 0
1 count pw_c 2
1 done
1 open_convert
1 done
1 end_turn
2 dig A6 1
2 burn
2 burn
2 burn
2 convert w_c
2 convert w_c
2 convert pw_w
2 convert w_c
2 open_convert
2 count w_c 0
2 end_turn
3 dig G2 3
3 open_convert
3 count burn 0
3 end_turn
0 upgrade D6 trading_post
0 burn
0 convert w_c
0 burn
0 convert pw_c
0 convert pw_c
0 open_convert
0 count burn 0
0 done
0 open_convert
0 done
0 convert w_c
0 burn
0 end_turn
1 open_convert
1 count pw_c 0
1 done
1 convert pw_c
1 pass bonus_shipping
2 special bonus_spade
2 dig A8 1
2 build A8
2 end_turn
0 decline 1 from 2
3 pass bonus_dwelling
0 pass bonus_stronghold
2 pass bonus_priest
1 pass bonus_trading_post
2 send earth 3
2 convert w_c
2 open_convert
2 done
2 convert w_c
2 convert w_c
2 convert w_c
2 end_turn
3 build G2
3 end_turn
0 pass bonus_spade
2 burn
2 pass bonus_stronghold
3 upgrade G2 trading_post
3 open_convert
3 done
3 end_turn
3 pass bonus_priest
1 pass bonus_dwelling
2 dig A6 1
2 convert w_c
2 convert pw_c
2 no_build
2 convert w_c
2 end_turn
3 send earth 2
3 open_convert
3 count burn 0
3 count w_c 2
3 end_turn
0 burn
0 dig A10 2
0 no_build
0 convert w_c
0 convert w_c
0 end_turn
2 pass bonus_trading_post
3 pass bonus_cult
0 convert pw_c
0 pass bonus_priest
1 burn
1 convert w_c
1 pass bonus_shipping
2 upgrade A1 trading_post
2 convert w_c
2 open_convert
2 done
2 convert w_c
2 open_convert
2 count w_c 1
2 open_convert
2 count w_c 1
2 end_turn
3 dig C1 1
3 convert w_c
3 burn
3 burn
3 end_turn
0 send air 2
0 convert w_c
0 open_convert
0 count burn 1
0 count pw_c 0
0 count w_c 1
0 open_convert
0 count pw_c 2
0 end_turn
2 pass bonus_spade
3 special bonus_cult
3 step fire
3 end_turn
0 pass bonus_stronghold
3 pass bonus_dwelling
1 pass bonus_priest
2 open_convert
2 count burn 1
2 count pw_c 1
2 count w_c 2
2 pass bonus_trading_post
3 dig A5 1
3 open_convert
3 done
3 end_turn
0 upgrade D6 stronghold
0 open_convert
0 count burn 0
0 end_turn
3 burn
3 pass bonus_spade
0 pass bonus_dwelling
1 dig A10 1
1 open_convert
1 done
1 burn
1 convert pw_c
1 open_convert
1 count burn 1
1 count pw_c 0
1 count w_c 7
1 convert pw_c
1 end_turn
2 upgrade A1 temple
2 favor favor_cult_action
2 open_convert
2 count w_c 0
2 convert w_c
2 end_turn
3 power power_bridge
3 convert w_c
3 bridge G2-H4
3 open_convert
3 count w_c 2
3 end_turn
0 convert w_c
0 convert w_c
0 burn
0 open_convert
0 count burn 1
0 done
0 convert pw_c
0 special giants_spades
0 dig B4 2
0 build B4
0 convert pw_c
0 end_turn
1 decline 1 from 0
2 accept 1 from 0
1 convert pw_c
1 convert w_c
1 upgrade E1 trading_post
1 convert w_c
1 open_convert
1 count w_c 10
1 end_turn
2 upgrade A8 trading_post
2 burn
2 convert pw_c
2 end_turn
0 decline 2 from 2
3 pass
0 pass
1 upgrade E2 trading_post
1 end_turn
2 special favor_cult_action
2 step earth
2 open_convert
2 done
2 end_turn
1 pass
2 pass

result: 68 52 62 61
places: 1 4 2 3
hash: 1608bddc72bc59a1cb9afc86a8bb804e0ef6fcbf50cc69e257d064c7dcf27d79
