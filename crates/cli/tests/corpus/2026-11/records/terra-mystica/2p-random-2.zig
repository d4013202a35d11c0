ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: feda2b06eb5c959cb4a2738cbd4e4720ac7ff0eaf373419d341e22b99135d52f
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["engineers","nomads"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_spade
* deal_scoring score_town
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_fire
* deal_bonus bonus_cult
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_spade
* deal_bonus bonus_shipping
1 place I7
0 place H6
0 place E7
1 place F3
1 place A5
0 bonus bonus_spade
1 bonus bonus_cult
1 convert w_c
1 power power_bridge
1 convert w_c
1 bridge F3-G1
1 open_convert
1 count w_c 0
1 convert w_c
1 open_convert
1 done
1 convert w_c
1 end_turn
0 upgrade E7 trading_post
0 open_convert
0 count burn 0
0 count w_c 0
0 convert w_c
0 burn
0 convert pw_c
0 burn
0 open_convert
0 count burn 0
0 done
0 burn
0 convert pw_c
0 convert w_c
0 convert w_c
0 burn
0 open_convert
0 count pw_c 0
0 convert pw_c
0 convert pw_c
0 end_turn
1 upgrade F3 trading_post
1 end_turn
0 special bonus_spade
0 dig E8 1
0 end_turn
1 pass bonus_coins
0 pass bonus_cult
1 dig H4 1
1 burn
1 end_turn
0 upgrade H6 trading_post
0 end_turn
1 pass bonus_spade
0 burn
0 pass bonus_shipping
1 convert pw_c
1 dig B2 1
1 end_turn
0 upgrade E7 temple
0 favor favor_dwelling_vp
0 end_turn
1 pass bonus_cult
0 pass bonus_spade
1 dig I8 1
1 end_turn
0 shipping
0 end_turn
1 special bonus_cult
1 step fire
1 burn
1 open_convert
1 count pw_c 0
1 end_turn
0 special bonus_spade
0 dig G4 1
0 open_convert
0 count burn 1
0 count pw_c 0
0 convert pw_c
0 end_turn
1 open_convert
1 count pw_c 1
1 pass bonus_dwelling
0 pass bonus_cult
1 pass bonus_coins
0 send water 3
0 burn
0 open_convert
0 done
0 convert pw_c
0 end_turn
0 pass bonus_spade
1 dig G2 1
1 convert w_c
1 convert w_c
1 burn
1 build G2
1 convert pw_c
1 end_turn
0 send earth return
0 end_turn
1 pass
0 special bonus_spade
0 dig F4 1
0 end_turn
0 pass

result: 62 74
places: 2 1
hash: bc9cb9c8bcd80ee634b9a040555718b0471c8e9d5a8bc6e93338a1dc7be870b1
