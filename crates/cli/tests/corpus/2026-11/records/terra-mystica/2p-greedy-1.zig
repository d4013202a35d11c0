ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: accfbac2135bb0e1ec4011d7937e44789536065b51afa694dfc84cff19ec6420
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["alchemists","fakirs"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_scoring score_spade
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_bonus bonus_cult
* deal_bonus bonus_trading_post
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
0 place E10
1 place D3
1 place G7
0 place G5
1 bonus bonus_stronghold
0 bonus bonus_power_worker
0 power power_spade
0 dig F7 1
0 build F7
0 end_turn
1 accept 1 from 0
1 power power_priest
1 end_turn
0 dig G6 1
0 build G6
0 end_turn
1 accept 1 from 0
1 dig H7 1
1 build H7
1 end_turn
0 accept 2 from 1
0 upgrade F7 trading_post
0 end_turn
1 accept 1 from 0
1 pass bonus_cult
0 pass bonus_stronghold
1 special bonus_cult
1 step earth
1 end_turn
0 upgrade F7 stronghold
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 0
0 count w_c 0
0 count vp_c 0
0 count c_vp 0
0 end_turn
1 accept 1 from 0
1 upgrade G7 trading_post
1 end_turn
0 upgrade G5 trading_post
0 town town_cults
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 0
0 count vp_c 0
0 end_turn
1 accept 1 from 0
1 upgrade G7 temple
1 favor favor_trading_post_vp
1 end_turn
0 power power_coins
0 end_turn
1 upgrade H7 trading_post
1 end_turn
0 decline 3 from 1
0 power power_workers
0 end_turn
1 upgrade H7 temple
1 favor favor_pass_trading_posts
1 end_turn
0 decline 3 from 1
0 upgrade G5 temple
0 favor favor_trading_post_vp
0 end_turn
1 decline 2 from 0
1 pass bonus_trading_post
0 pass bonus_power_worker
1 build G4
1 end_turn
0 decline 2 from 1
0 send fire 3
0 end_turn
1 upgrade G4 trading_post
1 plan burn 1 pw_c 1
1 end_turn
0 decline 2 from 1
0 upgrade G6 trading_post
0 end_turn
1 decline 4 from 0
1 send water 3
1 end_turn
0 upgrade G6 temple
0 favor favor_pass_trading_posts
0 end_turn
1 decline 4 from 0
1 pass bonus_cult
0 power power_priest
0 end_turn
0 send air 3
0 end_turn
0 pass bonus_stronghold
1 dig F5 1
1 build F5
1 end_turn
0 decline 2 from 1
0 power power_coins
0 end_turn
1 special bonus_cult
1 step water
1 end_turn
0 send earth 3
0 end_turn
1 power power_priest
1 end_turn
0 upgrade E10 trading_post
0 end_turn
1 send earth 2
1 end_turn
0 digging
0 end_turn
1 pass bonus_trading_post
0 pass bonus_priest
1 upgrade F5 trading_post
1 end_turn
0 decline 2 from 1
0 dig E11 1
0 build E11
0 open_convert
0 count burn 1
0 count pw_c 1
0 count p_w 0
0 count vp_c 0
0 count c_vp 10
0 end_turn
1 upgrade D3 trading_post
1 end_turn
0 send water 2
0 open_convert
0 count burn 1
0 count pw_c 2
0 count vp_c 0
0 count c_vp 1
0 end_turn
1 send earth 2
1 end_turn
0 pass bonus_stronghold
1 send water 2
1 open_convert
1 count burn 0
1 count pw_c 1
1 end_turn
1 pass bonus_cult
0 upgrade G5 sanctuary
0 favor favor_earth_three
0 end_turn
1 decline 6 from 0
1 upgrade G7 sanctuary
1 plan pw_w 1 p_w 2
1 favor favor_air_three
1 end_turn
0 digging
0 plan pw_c 2 p_w 2
0 end_turn
1 send earth 2
1 end_turn
0 pass
1 power power_priest
1 end_turn
1 send air 2
1 end_turn
1 special bonus_cult
1 step earth
1 end_turn
1 pass

result: 129 116
places: 1 2
hash: 317125cd7e1d32986f1f93a06f571dd2f6ff1c39a44d1fb0116cda13f44a2aec
