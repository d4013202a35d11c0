ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: cb1d5b66ff83673011f4e82c88cb570d128b1267a04b08bfce31a453d5053c43
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 3
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_scoring score_dwelling_fire
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_air
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_priest
3 take giants
0 take halflings
1 take auren
2 take nomads
3 place I12
0 place A1
1 place A3
2 place B6
2 place G4
1 place F4
0 place A7
3 place E3
2 place D3
2 bonus bonus_trading_post
1 bonus bonus_priest
0 bonus bonus_spade
3 bonus bonus_stronghold
3 burn
3 dig F2 2
3 convert w_c
3 build F2
3 open_convert
3 count burn 2
3 done
3 convert pw_c
3 open_convert
3 done
3 open_convert
3 count pw_c 0
3 end_turn
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
1 send earth 3
1 open_convert
1 count burn 3
1 count pw_w 0
1 count pw_c 3
1 done
1 burn
1 end_turn
2 upgrade B6 trading_post
2 burn
2 open_convert
2 count burn 2
2 count pw_w 1
2 count w_c 4
2 convert w_c
2 open_convert
2 done
2 convert w_c
2 end_turn
3 pass bonus_coins
0 special bonus_spade
0 dig A2 1
0 end_turn
1 dig A4 1
1 no_build
1 open_convert
1 count pw_c 0
1 count w_c 0
1 convert w_c
1 open_convert
1 count pw_c 0
1 done
1 convert pw_c
1 convert w_c
1 open_convert
1 count w_c 0
1 convert w_c
1 end_turn
2 pass bonus_dwelling
0 pass bonus_power_worker
1 pass bonus_trading_post
3 upgrade F2 trading_post
3 open_convert
3 count pw_c 2
3 count w_c 2
3 end_turn
0 dig A2 1
0 build A2
0 burn
0 burn
0 convert pw_c
hash: aac90e93c988917b5dfebf7f69ba096002ed93cf8893f3c9151d931322924726
