ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 2860c90e13c261cc143311cd4101887eec0172443a47d0fdf43db2fd74ae670e
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["halflings","engineers"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_town
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_bonus bonus_spade
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_cult
* deal_bonus bonus_stronghold
0 place F7
1 place E7
1 place F6
0 place F5
1 bonus bonus_stronghold
0 bonus bonus_spade
0 special bonus_spade
0 dig E10 1
0 build E10
0 end_turn
1 accept 1 from 0
1 power power_workers
1 end_turn
0 build D8
0 end_turn
1 upgrade F6 trading_post
1 end_turn
0 decline 3 from 1
0 dig G5 1
0 build G5
0 end_turn
1 accept 2 from 0
1 upgrade F6 temple
1 favor favor_trading_post_vp
1 end_turn
0 decline 4 from 1
0 build H7
0 end_turn
1 upgrade F6 sanctuary
1 plan burn 2 pw_c 2
1 favor favor_pass_trading_posts
1 end_turn
0 decline 4 from 1
0 pass bonus_cult
1 pass bonus_spade
0 special bonus_cult
0 step water
0 end_turn
1 dig E9 1
1 build E9
1 end_turn
0 decline 2 from 1
0 dig G4 1
0 build G4
0 end_turn
1 special bonus_spade
1 dig D7 1
1 build D7
1 end_turn
0 decline 2 from 1
0 upgrade F5 trading_post
0 end_turn
1 decline 4 from 0
1 pass bonus_stronghold
0 pass bonus_trading_post
1 upgrade D7 trading_post
1 end_turn
0 decline 2 from 1
0 upgrade G5 trading_post
0 end_turn
1 decline 3 from 0
1 upgrade E9 trading_post
1 town town_cults
1 end_turn
0 decline 3 from 1
0 upgrade F5 temple
0 favor favor_pass_trading_posts
0 end_turn
1 decline 5 from 0
1 pass bonus_spade
0 upgrade F5 sanctuary
0 plan burn 1 pw_c 1
0 town town_cults
0 favor favor_trading_post_vp
0 end_turn
1 decline 5 from 0
0 pass bonus_cult
1 upgrade E7 trading_post
1 end_turn
0 upgrade D8 trading_post
0 end_turn
1 decline 2 from 0
1 send air 3
1 end_turn
0 upgrade E10 trading_post
0 end_turn
1 decline 7 from 0
1 special bonus_spade
1 dig D4 1
1 end_turn
0 upgrade F7 trading_post
0 plan p_w 1 w_c 2
0 end_turn
1 decline 3 from 0
1 pass bonus_trading_post
0 special bonus_cult
0 step air
0 end_turn
0 pass bonus_stronghold
1 dig G6 1
0 dig G7 1
1 send water 3
1 open_convert
1 count pw_p 0
1 count pw_w 0
1 count pw_c 6
1 count w_c 0
1 end_turn
0 digging
0 end_turn
1 build D4
1 end_turn
0 digging
0 end_turn
1 pass bonus_spade
0 build G7
0 town town_priest
0 end_turn
0 send water 2
0 end_turn
0 pass bonus_trading_post
1 dig C3 1
0 dig E11 1
1 upgrade D4 trading_post
1 end_turn
0 power power_coins
0 end_turn
1 build C5
1 end_turn
0 dig G6 3
0 build G6
0 end_turn
1 decline 3 from 0
1 special bonus_spade
1 dig D5 1
1 end_turn
0 send air 2
0 end_turn
1 pass
0 dig E11 1
0 end_turn
0 pass

result: 158 112
places: 1 2
hash: dfb809c92b22741a74b774e598c542f4468dbd444f21d5243a4491f91d27e35b
