ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: e94c38d2522e75a83c5c89bb66d44614f104725354d266f0e70fac1a9f4035b2
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"auto","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

* deal_first 0
* deal_scoring score_stronghold_air
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_bonus bonus_spade
* deal_bonus bonus_dwelling
* deal_bonus bonus_priest
* deal_bonus bonus_power_worker
* deal_bonus bonus_shipping
* deal_bonus bonus_coins
* deal_bonus bonus_trading_post
* deal_bonus bonus_stronghold
0 take swarmlings
1 take darklings
2 take chaos_magicians
3 take witches
4 take nomads
0 place D2
1 place E10
3 place E9
4 place D3
4 place A5
3 place I11
1 place G5
0 place G6
4 place G4
2 place D7
4 bonus bonus_stronghold
3 bonus bonus_power_worker
2 bonus bonus_shipping
1 bonus bonus_spade
0 bonus bonus_priest
0 send air 3
0 end_turn
1 dig F7 1
1 build F7
1 end_turn
0 accept 1 from 1
2 build D6
2 end_turn
3 power power_spade
3 dig H8 1
3 build H8
3 end_turn
0 accept 1 from 3
4 dig E3 1
4 build E3
4 end_turn
0 accept 1 from 4
0 power power_coins
0 end_turn
1 special bonus_spade
1 dig D8 1
1 build D8
1 end_turn
2 accept 1 from 1
2 dig C5 1
2 build C5
2 end_turn
3 dig I10 1
3 build I10
3 end_turn
4 dig E2 1
4 build E2
4 end_turn
0 accept 1 from 4
0 power power_priest
0 end_turn
1 pass bonus_dwelling
2 build A12
2 end_turn
3 pass bonus_coins
4 pass bonus_spade
0 send air 2
0 end_turn
2 power power_bridge
2 bridge C5-D6
2 end_turn
0 dig D1 1
0 build D1
0 end_turn
4 accept 1 from 0
2 pass bonus_stronghold
0 dig E1 1
0 build E1
0 end_turn
4 accept 1 from 0
0 pass bonus_power_worker
1 power power_priest
1 end_turn
3 dig H6 1
3 build H6
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
4 power power_coins
4 end_turn
2 upgrade D7 trading_post
2 end_turn
3 accept 1 from 2
1 decline 2 from 2
0 dig C1 1
0 build C1
0 end_turn
4 accept 1 from 0
1 dig E11 1
1 build E11
1 end_turn
3 upgrade H6 trading_post
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
4 special bonus_spade
4 dig F5 1
4 build F5
4 end_turn
1 accept 1 from 4
3 accept 1 from 4
2 upgrade D7 temple
2 favor favor_trading_post_vp
2 favor favor_pass_trading_posts
2 end_turn
3 accept 1 from 2
1 decline 2 from 2
0 pass bonus_shipping
1 upgrade D8 trading_post
1 end_turn
2 decline 2 from 1
3 upgrade H6 temple
3 favor favor_trading_post_vp
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
4 upgrade D3 trading_post
4 end_turn
0 decline 2 from 4
2 pass bonus_trading_post
1 upgrade D8 temple
1 favor favor_trading_post_vp
1 end_turn
2 decline 2 from 1
3 pass bonus_stronghold
4 upgrade D3 temple
4 favor favor_pass_trading_posts
4 end_turn
0 decline 2 from 4
1 upgrade E10 trading_post
1 end_turn
2 decline 2 from 1
3 accept 1 from 1
4 pass bonus_coins
1 pass bonus_spade
0 power power_coins
0 end_turn
2 shipping
2 plan burn 1 pw_c 1
2 end_turn
3 upgrade H6 sanctuary
3 favor favor_pass_trading_posts
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
4 send water 3
4 end_turn
1 dig H7 1
1 build H7
1 end_turn
3 decline 6 from 1
0 accept 1 from 1
0 build A4
0 end_turn
4 accept 1 from 0
2 dig B6 1
2 build B6
2 plan burn 1 pw_c 1 w_c 1
2 end_turn
3 upgrade H8 trading_post
3 plan burn 1 pw_c 1
3 town town_cults
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
4 dig F1 2
4 build F1
4 end_turn
0 accept 1 from 4
1 upgrade F7 trading_post
1 town town_cults
1 end_turn
0 accept 1 from 1
0 upgrade C1 trading_post
0 end_turn
4 decline 2 from 0
2 pass bonus_dwelling
3 send water 2
3 end_turn
4 power power_workers
4 end_turn
1 power power_priest
1 end_turn
0 upgrade D1 trading_post
0 end_turn
4 accept 1 from 0
3 pass bonus_trading_post
4 upgrade E2 trading_post
4 end_turn
0 decline 4 from 4
1 special bonus_spade
1 dig G7 2
1 build G7
1 end_turn
3 decline 2 from 1
0 accept 1 from 1
0 upgrade C1 stronghold
0 town town_priest
0 open_convert
0 count burn 0
0 count pw_c 0
0 count p_w 1
0 count w_c 0
0 end_turn
4 decline 2 from 0
4 pass bonus_power_worker
1 pass bonus_coins
0 special swarm A4
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 end_turn
4 accept 1 from 0
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 dig A3 1
0 build A3
0 end_turn
0 open_convert
0 count burn 0
0 count pw_c 0
0 pass bonus_spade
2 dig C4 2
2 build C4
2 end_turn
3 upgrade E9 trading_post
3 plan burn 1 pw_c 1
3 end_turn
4 accept 1 from 3
1 decline 2 from 3
2 decline 2 from 3
4 send earth 3
4 open_convert
4 count pw_w 0
4 count pw_c 4
4 count w_c 0
4 end_turn
1 dig F6 1
1 end_turn
0 power power_coins
0 end_turn
2 send fire 3
2 end_turn
3 pass bonus_stronghold
4 upgrade F5 trading_post
4 end_turn
1 accept 1 from 4
3 decline 2 from 4
1 upgrade G5 trading_post
1 end_turn
3 decline 3 from 1
4 decline 3 from 1
0 accept 1 from 1
0 special swarm A3
0 end_turn
2 pass bonus_priest
4 dig B2 1
4 build B2
4 end_turn
0 decline 2 from 4
1 upgrade H7 trading_post
1 end_turn
3 decline 7 from 1
0 accept 1 from 1
0 dig F6 1
0 no_build
0 end_turn
4 pass bonus_dwelling
1 pass bonus_trading_post
0 dig A2 1
0 end_turn
0 special bonus_spade
0 dig A2 1
0 end_turn
0 pass bonus_coins
3 upgrade I10 trading_post
3 end_turn
2 upgrade C4 trading_post
2 plan burn 2 pw_c 2
2 end_turn
4 shipping
4 end_turn
1 dig F6 1
1 build F6
1 open_convert
1 count pw_p 0
1 count pw_w 0
1 count pw_c 6
1 count w_c 0
1 end_turn
3 decline 2 from 1
4 decline 2 from 1
0 special swarm G6
0 open_convert
0 count pw_w 0
0 count pw_c 4
0 count w_c 0
0 end_turn
1 decline 8 from 0
3 decline 2 from 0
3 upgrade I11 trading_post
3 end_turn
1 decline 2 from 3
2 upgrade A12 trading_post
2 end_turn
4 build H1
4 end_turn
1 upgrade E10 temple
1 favor favor_cult_action
1 end_turn
2 decline 2 from 1
3 decline 2 from 1
0 build A2
0 end_turn
3 upgrade E9 stronghold
3 plan burn 2 pw_c 3 p_w 2 w_c 3
3 end_turn
4 decline 2 from 3
1 decline 3 from 3
2 decline 2 from 3
2 pass bonus_spade
4 dig A6 1
4 build A6
4 end_turn
1 upgrade F6 trading_post
1 end_turn
3 decline 3 from 1
4 decline 2 from 1
0 decline 2 from 1
0 upgrade A3 temple
0 favor favor_water_three
0 end_turn
3 send water 2
3 end_turn
4 upgrade E3 trading_post
4 town town_priest
4 end_turn
0 accept 1 from 4
1 special favor_cult_action
1 step fire
1 end_turn
0 pass bonus_shipping
3 special ride F4
3 end_turn
4 send water 2
4 end_turn
1 pass bonus_coins
3 pass bonus_trading_post
4 pass bonus_stronghold
0 dig A1 1
3 dig E7 1
4 dig A7 1
2 upgrade C5 trading_post
2 town town_workers
2 end_turn
0 shipping
0 end_turn
1 power power_coins
1 end_turn
3 upgrade F4 trading_post
3 end_turn
4 build A7
4 end_turn
2 send earth 2
2 end_turn
0 power power_spade
0 dig A1 1
0 build A1
0 end_turn
1 send earth 2
1 end_turn
3 power power_workers
3 end_turn
4 digging
4 end_turn
2 dig E8 1
2 build E8
2 end_turn
0 special swarm A1
0 town town_workers
0 end_turn
1 send earth 2
1 end_turn
3 send fire 2
3 end_turn
4 upgrade D3 sanctuary
4 favor favor_cult_action
4 end_turn
0 decline 4 from 4
2 special bonus_spade
2 dig A10 1
2 end_turn
0 build E4
0 end_turn
1 special favor_cult_action
1 step fire
1 end_turn
3 build E7
3 end_turn
2 accept 1 from 3
4 build B4
4 end_turn
2 decline 2 from 4
2 pass
0 build H2
0 end_turn
1 upgrade F6 temple
1 favor favor_fire_three
1 end_turn
3 decline 3 from 1
0 decline 2 from 1
3 special ride C3
3 end_turn
4 power power_priest
4 end_turn
0 dig B1 1
0 end_turn
1 upgrade G7 trading_post
1 end_turn
3 decline 2 from 1
0 decline 2 from 1
3 pass
4 shipping
4 end_turn
0 pass
1 pass
4 special favor_cult_action
4 step air
4 end_turn
4 pass

result: 80 112 72 100 100
places: 4 1 5 2 2
hash: 851754cd0504348cabb868f6ae862a07b6bcccd4caa7843a924fe919d35a9b8c
