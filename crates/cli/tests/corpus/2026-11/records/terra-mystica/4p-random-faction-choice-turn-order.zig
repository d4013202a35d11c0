ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 6dc612822581d47ae422b00198c65018d11bacad1334cebe5e76f1148b1879fa
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_town
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_water
* deal_bonus bonus_coins
* deal_bonus bonus_dwelling
* deal_bonus bonus_priest
* deal_bonus bonus_shipping
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
2 take engineers
3 take nomads
0 take mermaids
1 take auren
2 place E7
3 place B4
0 place I10
1 place I11
1 place E9
0 place D2
3 place G7
2 place F6
3 place G4
1 bonus bonus_power_worker
0 bonus bonus_spade
3 bonus bonus_coins
2 bonus bonus_dwelling
2 open_convert
2 count burn 3
2 count pw_w 0
2 count pw_c 2
2 count w_c 4
2 open_convert
2 count burn 0
2 count pw_c 1
2 burn
2 pass bonus_shipping
3 convert w_c
3 convert w_c
3 dig C4 1
3 end_turn
0 dig E3 1
0 convert w_c
0 open_convert
0 count burn 3
0 count pw_w 0
0 done
0 convert pw_w
0 open_convert
0 count burn 1
0 count pw_c 1
0 count w_c 3
0 end_turn
1 send fire return
1 end_turn
3 upgrade G4 trading_post
3 end_turn
0 special bonus_spade
0 dig B1 1
0 end_turn
1 dig H7 2
1 convert w_c
1 end_turn
3 pass bonus_stronghold
0 pass bonus_coins
1 pass bonus_spade
2 upgrade E7 trading_post
2 end_turn
3 pass bonus_power_worker
0 pass bonus_priest
1 dig I12 1
1 end_turn
2 pass bonus_stronghold
1 pass bonus_coins
3 power power_priest
3 open_convert
3 done
3 end_turn
0 open_convert
0 count p_w 0
0 count w_c 6
0 send water 2
0 end_turn
1 dig H7 1
1 end_turn
2 pass bonus_spade
3 send fire return
3 convert w_c
3 open_convert
3 count w_c 4
3 convert w_c
3 convert w_c
3 convert w_c
3 convert w_c
3 end_turn
0 open_convert
0 count burn 0
0 burn
0 open_convert
0 done
0 open_convert
0 count pw_c 1
0 pass bonus_dwelling
1 pass bonus_priest
3 pass bonus_stronghold
2 dig D4 1
2 convert pw_c
2 convert w_c
2 no_build
2 convert w_c
2 open_convert
2 count burn 2
2 done
2 convert pw_c
2 convert pw_c
2 end_turn
3 upgrade G7 trading_post
3 open_convert
3 done
3 end_turn
0 dig E2 1
0 end_turn
1 pass bonus_coins
2 pass bonus_power_worker
3 dig B5 1
3 end_turn
0 pass bonus_priest
3 pass bonus_dwelling
1 build H7
1 convert p_w
1 open_convert
1 count w_c 4
1 end_turn
0 decline 1 from 1
2 dig E6 1
2 end_turn
3 open_convert
3 count burn 1
3 count pw_c 0
3 count w_c 2
3 pass bonus_shipping
0 send fire 2
0 end_turn
1 pass bonus_dwelling
2 pass bonus_coins
0 dig B1 1
0 end_turn
0 pass bonus_stronghold
3 dig A9 1
3 burn
3 end_turn
0 dig D1 1
0 no_build
0 end_turn
1 upgrade E9 trading_post
1 convert w_c
1 open_convert
1 count w_c 3
1 end_turn
2 accept 1 from 1
2 build D4
2 burn
2 open_convert
2 count pw_c 1
2 end_turn
3 pass
0 convert w_c
0 open_convert
0 count w_c 1
0 pass
1 pass
2 pass

result: 53 63 52 52
places: 2 1 3 3
hash: f579145bfbd8c7a26f5c43f34429e4b0a17a21c50f3c6bbe1f371c34574579c8
