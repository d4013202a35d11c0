ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 15e8dc11123f6756d8c36ea0397ecde3350f20e4f970804cf937b4493bf2a4e3
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["witches","darklings","nomads","giants"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_town
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_bonus bonus_cult
* deal_bonus bonus_priest
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_spade
* deal_bonus bonus_dwelling
* deal_bonus bonus_power_worker
1 place E10
2 place A5
3 place D7
0 place I11
0 place E9
3 place A6
2 place F3
1 place G5
2 place G4
0 bonus bonus_power_worker
3 bonus bonus_shipping
2 bonus bonus_spade
1 bonus bonus_priest
1 dig H7 1
1 build H7
1 end_turn
0 accept 1 from 1
2 special bonus_spade
2 dig F5 1
2 build F5
2 end_turn
0 accept 1 from 2
1 accept 1 from 2
3 build D6
3 end_turn
0 power power_spade
0 dig F6 1
0 build F6
0 end_turn
1 accept 2 from 0
2 accept 1 from 0
1 dig G6 1
1 build G6
1 end_turn
0 accept 1 from 1
2 power power_workers
2 end_turn
3 power power_priest
3 end_turn
0 dig I10 1
0 build I10
0 end_turn
1 accept 1 from 0
1 dig F7 1
1 build F7
1 end_turn
0 accept 1 from 1
2 pass bonus_dwelling
3 shipping
3 end_turn
0 pass bonus_cult
1 pass bonus_spade
3 build D4
3 end_turn
3 build A12
3 end_turn
3 upgrade A6 trading_post
3 end_turn
2 accept 1 from 3
3 pass bonus_trading_post
2 dig E6 1
2 build E6
2 end_turn
3 accept 1 from 2
3 upgrade A6 stronghold
3 plan burn 1 pw_c 1
3 end_turn
2 accept 1 from 3
0 special bonus_cult
0 step water
0 end_turn
1 special bonus_spade
1 dig D8 1
1 build D8
1 end_turn
3 accept 1 from 1
2 dig G2 1
2 build G2
2 end_turn
3 special giants_spades
3 dig B3 2
3 build B3
3 plan burn 2 pw_c 2
3 end_turn
2 accept 1 from 3
0 dig H8 1
0 build H8
0 end_turn
1 decline 2 from 0
1 upgrade D8 trading_post
1 town town_cults
1 end_turn
3 accept 1 from 1
2 pass bonus_shipping
3 pass bonus_dwelling
0 dig H6 1
0 build H6
0 end_turn
1 decline 2 from 0
2 accept 1 from 0
1 upgrade D8 temple
1 favor favor_trading_post_vp
1 end_turn
3 accept 1 from 1
0 pass bonus_power_worker
1 pass bonus_cult
2 upgrade E6 trading_post
2 end_turn
3 accept 1 from 2
3 special giants_spades
3 dig B2 2
3 build B2
3 open_convert
3 count burn 0
3 count pw_c 0
3 count w_c 0
3 end_turn
2 accept 1 from 3
0 upgrade H6 trading_post
0 end_turn
1 decline 2 from 0
2 accept 1 from 0
1 upgrade E10 trading_post
1 end_turn
3 accept 1 from 1
0 decline 2 from 1
2 upgrade E6 temple
2 favor favor_trading_post_vp
2 end_turn
3 accept 1 from 2
3 power power_coins
3 end_turn
0 upgrade H8 trading_post
0 end_turn
1 decline 2 from 0
1 upgrade F7 trading_post
1 plan burn 1 pw_c 1
1 end_turn
0 accept 1 from 1
2 upgrade A5 trading_post
2 end_turn
3 decline 5 from 2
3 upgrade B2 trading_post
3 end_turn
2 decline 2 from 3
0 upgrade I10 trading_post
0 town town_cults
0 end_turn
1 accept 1 from 0
1 send water 3
1 end_turn
2 upgrade E6 sanctuary
2 plan burn 1 pw_c 2
2 favor favor_pass_trading_posts
2 end_turn
3 accept 1 from 2
3 upgrade B3 trading_post
3 end_turn
2 decline 2 from 3
0 upgrade H6 temple
0 plan burn 1 pw_c 1
0 favor favor_pass_trading_posts
0 end_turn
1 decline 2 from 0
2 accept 1 from 0
1 special bonus_cult
1 step water
1 end_turn
2 build I7
2 end_turn
3 upgrade D4 trading_post
3 end_turn
2 decline 3 from 3
0 pass bonus_spade
1 upgrade G5 trading_post
1 plan burn 2 pw_c 2 w_c 1
1 end_turn
2 decline 2 from 1
0 decline 3 from 1
2 pass bonus_trading_post
3 pass bonus_priest
1 pass bonus_dwelling
1 dig E11 1
0 send earth 3
0 open_convert
0 count burn 0
0 count pw_c 2
0 count w_c 0
0 end_turn
1 upgrade E10 temple
1 favor favor_pass_trading_posts
1 open_convert
1 count burn 0
1 count pw_c 1
1 count p_w 1
1 count w_c 0
1 end_turn
3 accept 1 from 1
0 decline 2 from 1
2 dig E7 2
2 build E7
2 end_turn
3 special giants_spades
3 dig D5 2
3 build D5
3 open_convert
3 count pw_p 0
3 count pw_w 0
3 count pw_c 5
3 count p_w 1
3 count w_c 0
3 end_turn
2 accept 1 from 3
0 special bonus_spade
0 dig I12 2
0 build I12
0 end_turn
1 build E11
1 end_turn
2 send fire 3
2 end_turn
3 upgrade B2 temple
3 favor favor_trading_post_vp
3 end_turn
2 decline 2 from 3
0 pass bonus_cult
1 pass bonus_spade
2 pass bonus_dwelling
3 upgrade D5 trading_post
3 end_turn
2 accept 1 from 3
3 pass bonus_trading_post
0 upgrade H8 stronghold
0 open_convert
0 count burn 0
0 count p_w 0
0 count w_c 0
0 end_turn
1 decline 2 from 0
1 dig G7 2
1 build G7
1 open_convert
1 count burn 0
1 count pw_c 1
1 count w_c 0
1 end_turn
0 decline 3 from 1
2 build E8
2 town town_priest
2 open_convert
2 count burn 0
2 count pw_c 2
2 count p_w 0
2 count w_c 0
2 end_turn
3 decline 2 from 2
3 upgrade B2 sanctuary
3 town town_priest
3 favor favor_fire_three
3 open_convert
3 count pw_w 0
3 count pw_c 4
3 count p_w 0
3 count w_c 0
3 end_turn
2 decline 2 from 3
0 digging
0 end_turn
1 upgrade D8 sanctuary
1 plan burn 1 pw_c 1
1 favor favor_coins
1 end_turn
3 accept 1 from 1
2 upgrade F5 trading_post
2 end_turn
0 decline 2 from 2
1 decline 2 from 2
3 shipping
3 end_turn
0 special bonus_cult
0 step fire
0 end_turn
1 pass bonus_power_worker
2 send fire 2
2 end_turn
3 shipping
3 plan burn 1 pw_c 1
3 end_turn
0 special ride C4
0 end_turn
3 accept 1 from 0
2 digging
2 plan burn 2 pw_c 2
2 end_turn
3 special giants_spades
3 dig A2 2
3 end_turn
0 pass bonus_spade
2 pass bonus_cult
3 pass bonus_dwelling
1 upgrade G6 trading_post
1 end_turn
0 accept 4 from 1
2 upgrade G4 trading_post
2 end_turn
3 upgrade D7 trading_post
3 end_turn
0 upgrade C4 trading_post
0 end_turn
1 upgrade G7 trading_post
1 end_turn
2 upgrade E7 trading_post
2 end_turn
3 build A2
3 end_turn
0 power power_coins
0 end_turn
1 send air 3
1 end_turn
2 shipping
2 plan burn 1 pw_c 1 w_c 1
2 end_turn
3 digging
3 plan pw_c 2
3 end_turn
0 digging
0 end_turn
1 power power_priest
1 end_turn
2 special bonus_cult
2 step water
2 end_turn
3 special giants_spades
3 dig A1 2
3 build A1
3 plan pw_c 2
3 end_turn
0 upgrade E9 trading_post
0 end_turn
1 decline 2 from 0
2 decline 2 from 0
3 decline 2 from 0
1 send earth 2
1 end_turn
2 dig I5 1
2 no_build
2 end_turn
3 pass
0 dig B4 1
0 end_turn
1 send earth 2
1 end_turn
2 build I5
2 end_turn
0 special ride A10
0 end_turn
1 send fire 2
1 end_turn
2 dig A4 1
2 end_turn
0 pass
1 upgrade F7 temple
1 plan burn 1 pw_c 2
1 favor favor_town_six
1 end_turn
0 accept 1 from 1
2 pass
1 pass

result: 94 127 108 110
places: 4 1 3 2
hash: faf85630ab16378df6fa067db35637c33c455d2173ba08c421ea20c1a3b10d3d
