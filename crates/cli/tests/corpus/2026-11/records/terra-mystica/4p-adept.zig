ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 07ae6f903faeda860a0873abd957b905a3fdf66089de07bb643eeffae5bf4213
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["nomads","alchemists","cultists","chaos_magicians"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_air
* deal_scoring score_spade
* deal_scoring score_town
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_cult
1 place E10
2 place F7
0 place A5
0 place F3
2 place E6
1 place G5
0 place G4
3 place D7
0 bonus bonus_stronghold
3 bonus bonus_shipping
2 bonus bonus_power_worker
1 bonus bonus_coins
1 dig G6 1
1 build G6
1 end_turn
2 accept 1 from 1
2 power power_spade
2 dig E5 1
2 build E5
2 end_turn
0 accept 1 from 2
2 step air
3 build D6
3 end_turn
0 dig F5 1
0 build F5
0 end_turn
1 accept 1 from 0
1 power power_workers
1 end_turn
2 dig G7 1
2 build G7
2 end_turn
1 accept 1 from 2
2 step water
3 dig C5 1
3 build C5
3 end_turn
0 power power_priest
0 end_turn
1 dig H7 1
1 build H7
1 end_turn
2 pass bonus_dwelling
3 build A12
3 end_turn
0 send air 3
0 end_turn
1 pass bonus_cult
3 power power_bridge
3 bridge C5-D6
3 end_turn
0 dig B2 1
0 build B2
0 end_turn
3 pass bonus_coins
0 pass bonus_shipping
2 dig E11 2
2 build E11
2 end_turn
1 accept 1 from 2
2 step air
3 upgrade D7 trading_post
3 end_turn
1 accept 1 from 3
0 build D3
0 end_turn
1 special bonus_cult
1 step earth
1 end_turn
2 pass bonus_stronghold
3 upgrade D7 temple
3 favor favor_trading_post_vp
3 favor favor_pass_trading_posts
3 end_turn
1 accept 1 from 3
0 dig A6 1
0 build A6
0 end_turn
1 dig I10 1
1 build I10
1 end_turn
3 pass bonus_dwelling
0 pass bonus_coins
1 pass bonus_power_worker
2 build D8
2 end_turn
3 decline 2 from 2
1 accept 1 from 2
2 step earth
3 upgrade D7 sanctuary
3 favor favor_coins
3 favor favor_worker_power
3 end_turn
1 accept 1 from 3
2 accept 1 from 3
0 dig A7 1
0 build A7
0 end_turn
1 power power_coins
1 end_turn
2 upgrade E11 trading_post
2 end_turn
1 accept 1 from 2
2 step earth
3 send earth 3
3 end_turn
0 upgrade A5 trading_post
0 end_turn
1 upgrade G5 trading_post
1 end_turn
0 decline 2 from 1
2 upgrade E11 temple
2 favor favor_trading_post_vp
2 end_turn
1 accept 1 from 2
2 step earth
3 power power_workers
3 end_turn
0 upgrade A5 temple
0 favor favor_trading_post_vp
0 end_turn
1 upgrade G5 stronghold
1 open_convert
1 done
1 end_turn
0 decline 2 from 1
2 upgrade D8 trading_post
2 end_turn
3 decline 3 from 2
3 dig B6 1
3 end_turn
0 upgrade F5 trading_post
0 end_turn
1 power power_spade
1 dig E9 1
1 end_turn
2 upgrade G7 trading_post
2 town town_cults
2 end_turn
1 accept 1 from 2
2 step earth
3 pass bonus_cult
0 pass bonus_dwelling
1 pass bonus_coins
2 pass bonus_priest
3 upgrade C5 trading_post
3 end_turn
0 upgrade A5 sanctuary
0 favor favor_pass_trading_posts
0 end_turn
1 upgrade G6 trading_post
1 town town_cults
1 end_turn
2 decline 3 from 1
2 send earth 2
2 open_convert
2 count burn 0
2 count pw_w 0
2 count pw_c 3
2 count p_w 1
2 count w_c 0
2 end_turn
3 upgrade D6 trading_post
3 town town_priest
3 end_turn
0 pass bonus_stronghold
1 dig E9 1
1 build E9
1 open_convert
1 count burn 0
1 count pw_c 2
1 count w_c 0
1 count vp_c 0
1 count c_vp 0
1 end_turn
3 decline 3 from 1
0 decline 2 from 1
2 upgrade D8 temple
2 favor favor_pass_trading_posts
2 end_turn
3 decline 3 from 2
1 accept 1 from 2
2 step air
3 shipping
3 end_turn
1 pass bonus_dwelling
2 upgrade E5 trading_post
2 end_turn
0 accept 1 from 2
2 step fire
3 special bonus_cult
3 step fire
3 end_turn
2 pass bonus_coins
3 pass bonus_shipping
2 dig D4 2
3 dig E8 1
0 shipping
0 plan burn 1 pw_c 1
0 end_turn
1 upgrade G6 temple
1 favor favor_fire_three
1 open_convert
1 count burn 0
1 count pw_w 0
1 count pw_c 3
1 count w_c 0
1 count vp_c 0
1 count c_vp 18
1 end_turn
2 decline 3 from 1
2 upgrade E5 stronghold
2 open_convert
2 count burn 0
2 count pw_c 2
2 count p_w 0
2 end_turn
0 accept 1 from 2
2 step fire
3 build B6
3 end_turn
0 upgrade G4 trading_post
0 plan burn 1 pw_c 1 w_c 2
0 end_turn
1 decline 3 from 0
1 upgrade G6 sanctuary
1 plan burn 1 pw_c 1 vp_c 4
1 favor favor_cult_action
1 end_turn
2 decline 3 from 1
2 upgrade E6 trading_post
2 end_turn
0 accept 1 from 2
2 step fire
3 build E8
3 open_convert
3 count burn 0
3 count pw_c 2
3 count p_w 0
3 count w_c 0
3 end_turn
0 send fire 3
0 end_turn
1 special favor_cult_action
1 step fire
1 end_turn
2 pass bonus_cult
3 send fire 2
3 end_turn
0 build B4
0 plan burn 1 pw_c 1 w_c 1
0 end_turn
1 pass bonus_coins
3 build G2
3 end_turn
0 accept 1 from 3
0 pass bonus_dwelling
3 pass bonus_stronghold
2 upgrade F7 trading_post
2 end_turn
1 decline 4 from 2
3 upgrade G2 trading_post
3 end_turn
0 accept 1 from 3
0 upgrade A6 trading_post
0 town town_priest
0 end_turn
1 upgrade E9 trading_post
1 end_turn
3 decline 3 from 1
0 decline 2 from 1
2 power power_coins
2 end_turn
3 upgrade A12 trading_post
3 end_turn
0 upgrade F3 trading_post
0 plan burn 1 pw_c 2 w_c 1
0 end_turn
2 decline 5 from 0
3 decline 2 from 0
1 upgrade E10 trading_post
1 end_turn
2 decline 6 from 1
3 decline 3 from 1
2 digging
2 end_turn
3 shipping
3 plan pw_c 1
3 end_turn
0 send water 3
0 end_turn
1 digging
1 end_turn
2 send fire 2
2 end_turn
3 upgrade A12 stronghold
3 plan burn 1 pw_c 3 w_c 1
3 end_turn
0 send air 2
0 end_turn
1 special favor_cult_action
1 step water
1 end_turn
2 special bonus_cult
2 step air
2 end_turn
3 special double_action
3 pass
0 dig A9 1
0 build A9
0 plan pw_c 1 w_c 1
0 end_turn
1 upgrade E9 temple
1 plan burn 1 pw_c 1 vp_c 3
1 favor favor_town_six
1 end_turn
3 decline 3 from 1
0 decline 2 from 1
2 pass
0 pass
1 pass

result: 105 93 111 107
places: 3 4 1 2
hash: 212227dd1bab81417897a3f9e841f7bc30b70eac1a5598c9a969604780317a06
