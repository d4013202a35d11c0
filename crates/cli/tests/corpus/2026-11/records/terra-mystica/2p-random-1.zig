ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: d825c994fc87776a91fda3a861657a39688780d7e44ad9ce4246ed783a60fa97
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["cultists","chaos_magicians"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_town
* deal_bonus bonus_trading_post
* deal_bonus bonus_spade
* deal_bonus bonus_coins
* deal_bonus bonus_shipping
* deal_bonus bonus_cult
0 place F7
0 place I8
1 place E3
1 bonus bonus_trading_post
0 bonus bonus_shipping
0 dig G7 1
0 burn
0 build G7
0 end_turn
1 power power_priest
1 end_turn
0 dig G6 1
0 end_turn
1 send air 2
1 end_turn
0 pass bonus_cult
1 dig D2 2
1 open_convert
1 count w_c 1
1 end_turn
1 pass bonus_shipping
0 upgrade G7 trading_post
0 end_turn
1 open_convert
1 count burn 0
1 done
1 pass bonus_coins
0 open_convert
0 count burn 2
0 count pw_c 1
0 count w_c 1
0 convert pw_c
0 pass bonus_shipping
1 dig D2 1
1 burn
1 no_build
1 convert pw_c
1 open_convert
1 count burn 0
1 count w_c 1
1 burn
1 end_turn
0 convert w_c
0 dig G6 1
0 open_convert
0 count burn 2
0 count pw_c 1
0 open_convert
0 done
0 convert pw_c
0 end_turn
1 pass bonus_spade
0 pass bonus_coins
1 build D2
1 open_convert
1 done
1 convert pw_c
1 open_convert
1 count w_c 1
1 end_turn
0 pass bonus_cult
1 pass bonus_coins
0 dig E10 1
0 no_build
0 burn
0 end_turn
1 dig F2 1
1 end_turn
0 dig E11 1
0 open_convert
0 done
0 end_turn
1 pass bonus_trading_post
0 pass bonus_shipping
1 dig E2 1
1 convert w_c
1 end_turn
0 dig I9 1
0 burn
0 convert pw_c
0 open_convert
0 done
0 convert pw_c
0 end_turn
1 pass
0 convert pw_c
0 pass

result: 64 65
places: 2 1
hash: cfe5f88b273cca9fd04c503eb3f09aae19b61899e644c2fe480a6e161996d502
