ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 1efa9a1bdf30cb416345f03bc2cbd8b6304aeb3a3c64bd9ff6db86d319b350bf
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"introductory","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
4 bonus bonus_shipping
3 bonus bonus_trading_post
2 bonus bonus_stronghold
1 bonus bonus_cult
0 bonus bonus_spade
0 burn
0 open_convert
0 count burn 0
0 count pw_c 1
0 count w_c 3
0 dig D5 1
0 burn
0 convert pw_c
0 end_turn
1 dig D2 1
1 open_convert
1 count burn 1
1 done
1 convert pw_c
1 open_convert
1 count burn 2
1 count pw_c 1
1 count w_c 1
1 convert pw_c
1 open_convert
1 done
1 open_convert
1 done
1 end_turn
2 power power_coins
2 convert w_c
2 open_convert
2 count w_c 7
2 end_turn
3 dig G2 2
3 open_convert
3 count burn 2
3 count pw_c 0
3 count w_c 1
3 burn
3 convert pw_w
3 burn
3 end_turn
4 power power_spade
4 dig B3 2
4 build B3
4 convert w_c
4 convert w_c
4 open_convert
4 done
4 end_turn
1 accept 1 from 4
0 pass bonus_coins
1 pass bonus_spade
2 pass bonus_priest
3 pass bonus_stronghold
4 pass bonus_power_worker
0 pass bonus_shipping
1 pass bonus_cult
2 send water return
2 convert w_c
2 end_turn
3 dig E3 1
3 open_convert
3 count pw_c 1
3 count w_c 0
3 end_turn
4 build A6
4 burn
4 end_turn
1 decline 1 from 4
2 pass bonus_coins
3 dig F2 1
3 end_turn
4 burn
4 pass bonus_spade
3 pass bonus_power_worker
0 dig B4 1
0 convert w_c
0 burn
0 convert w_c
0 end_turn
1 pass bonus_trading_post
2 dig G4 1
2 no_build
2 open_convert
2 count w_c 1
2 convert w_c
2 end_turn
3 dig F3 1
3 open_convert
3 count burn 0
3 count w_c 0
3 open_convert
3 count burn 2
3 count pw_c 0
3 done
3 end_turn
4 dig C2 2
4 no_build
4 end_turn
0 build D5
0 open_convert
0 count burn 1
0 count pw_c 0
0 count w_c 0
0 convert w_c
0 end_turn
4 decline 1 from 0
2 pass bonus_stronghold
3 convert w_c
3 pass bonus_priest
4 upgrade D7 trading_post
4 convert pw_c
4 end_turn
0 decline 1 from 4
0 convert pw_c
0 burn
0 pass bonus_cult
4 open_convert
4 count pw_c 1
4 count w_c 1
4 pass bonus_coins
1 pass bonus_spade
2 build F3
2 convert w_c
2 convert w_c
2 end_turn
3 send water 3
3 convert pw_c
3 burn
3 convert pw_c
3 convert pw_c
3 end_turn
4 build C2
4 end_turn
0 dig E8 1
0 end_turn
2 upgrade E6 trading_post
2 end_turn
4 decline 1 from 2
3 dig G3 1
3 end_turn
4 upgrade C2 trading_post
4 burn
4 convert w_c
4 open_convert
4 count pw_c 1
4 end_turn
0 pass bonus_shipping
2 pass bonus_trading_post
3 pass bonus_cult
4 pass bonus_stronghold
3 dig G2 1
1 dig A4 3
1 convert w_c
1 convert w_c
1 no_build
1 open_convert
1 count burn 1
1 done
1 open_convert
1 done
1 convert pw_c
1 open_convert
1 count w_c 4
1 end_turn
2 pass bonus_priest
3 dig E5 1
3 end_turn
4 open_convert
4 count burn 1
4 count pw_c 0
4 count w_c 2
4 pass bonus_coins
0 dig E8 1
0 convert pw_c
0 burn
0 convert w_c
0 open_convert
0 count pw_c 1
0 done
0 convert pw_c
0 end_turn
1 dig C1 1
1 end_turn
3 pass bonus_trading_post
0 pass bonus_stronghold
1 special bonus_spade
1 convert w_c
1 dig E3 1
1 end_turn
1 pass bonus_power_worker
2 dig G5 1
2 convert w_c
2 no_build
2 burn
2 end_turn
3 dig I6 1
3 no_build
3 convert w_c
3 end_turn
4 burn
4 dig E10 2
4 no_build
4 open_convert
4 count pw_c 0
4 count w_c 1
4 open_convert
4 count pw_c 1
4 count w_c 0
4 convert w_c
4 open_convert
4 count pw_c 0
4 open_convert
4 count pw_c 1
4 end_turn
0 dig E7 1
0 build E7
0 open_convert
0 count w_c 3
0 end_turn
2 decline 2 from 0
4 decline 1 from 0
1 dig I8 1
1 build I8
1 open_convert
1 done
1 burn
1 open_convert
1 count pw_c 0
1 done
1 open_convert
1 count pw_c 0
1 done
1 convert w_c
1 open_convert
1 count pw_c 0
1 convert pw_c
1 end_turn
3 decline 1 from 1
2 convert p_w
2 upgrade E6 temple
2 favor favor_earth_three
2 burn
2 convert pw_c
2 convert w_c
2 convert pw_c
2 open_convert
2 count w_c 0
2 open_convert
2 done
2 convert w_c
2 end_turn
4 decline 1 from 2
0 decline 1 from 2
3 pass
4 pass
0 pass
1 pass
2 pass

result: 59 48 61 39 66
places: 3 4 2 5 1
hash: 43760f8a176164fae275595906734d8ef9bd40643b97d42f7658490c87886240
