ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 585df6074c19c02b491b773dc6ddf94dd17a3dbf007bc61faa379ea1e24927a2
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":false,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_scoring score_town
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_bonus bonus_priest
* deal_bonus bonus_coins
* deal_bonus bonus_dwelling
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
* deal_bonus bonus_cult
* deal_bonus bonus_power_worker
1 take swarmlings
2 take darklings
3 take chaos_magicians
0 take witches
1 place D2
2 place E10
0 place E9
0 place I11
2 place G5
1 place G6
3 place E3
0 bonus bonus_stronghold
3 bonus bonus_power_worker
2 bonus bonus_spade
1 bonus bonus_coins
1 power power_workers
1 end_turn
2 dig H7 1
2 build H7
2 end_turn
0 accept 1 from 2
1 accept 1 from 2
3 power power_spade
3 dig D3 1
3 build D3
3 end_turn
1 accept 1 from 3
0 dig I10 1
0 build I10
0 end_turn
2 accept 1 from 0
1 dig C1 1
1 build C1
1 end_turn
3 accept 1 from 1
2 special bonus_spade
2 dig F5 1
2 build F5
2 end_turn
0 accept 1 from 2
3 upgrade D3 trading_post
3 end_turn
1 accept 2 from 3
0 dig H8 1
0 build H8
0 end_turn
1 accept 1 from 0
2 accept 1 from 0
1 power power_priest
1 end_turn
2 power power_coins
2 end_turn
3 upgrade D3 temple
3 favor favor_trading_post_vp
3 favor favor_pass_trading_posts
3 end_turn
1 accept 2 from 3
0 pass bonus_dwelling
1 send water 3
1 end_turn
2 pass bonus_cult
3 upgrade E3 trading_post
3 end_turn
1 accept 1 from 3
1 pass bonus_spade
3 pass bonus_coins
1 dig D1 1
0 power power_spade
0 dig H6 1
0 build H6
0 end_turn
2 decline 2 from 0
1 build D1
1 end_turn
2 special bonus_cult
2 step fire
2 end_turn
3 upgrade E3 temple
3 favor favor_worker_power
3 favor favor_coins
3 end_turn
1 accept 1 from 3
0 dig F6 1
0 build F6
1 accept 1 from 0
2 decline 3 from 0
1 special bonus_spade
1 dig E1 1
1 build E1
1 open_convert
1 count burn 0
1 count pw_c 0
1 count w_c 0
1 end_turn
2 upgrade F5 trading_post
2 end_turn
0 decline 2 from 2
3 pass bonus_stronghold
0 pass bonus_coins
1 power power_priest
1 end_turn
2 upgrade F5 temple
2 favor favor_pass_trading_posts
2 end_turn
0 decline 2 from 2
1 shipping
1 end_turn
2 upgrade G5 trading_post
2 end_turn
0 decline 2 from 2
1 accept 1 from 2
1 build A4
1 end_turn
2 pass bonus_dwelling
1 pass bonus_power_worker
3 upgrade D3 sanctuary
3 favor favor_cult_action
3 favor favor_power
3 end_turn
1 decline 2 from 3
0 upgrade H6 trading_post
0 end_turn
2 decline 3 from 0
1 open_convert
1 count burn 0
1 count pw_c 0
1 count w_c 0
1 upgrade C1 trading_post
1 end_turn
3 decline 3 from 1
2 upgrade F5 sanctuary
2 favor favor_trading_post_vp
2 end_turn
0 decline 2 from 2
3 send fire 3
3 end_turn
0 upgrade H6 stronghold
0 end_turn
2 decline 3 from 0
1 open_convert
1 count burn 0
1 count pw_c 0
1 count w_c 0
1 upgrade C1 stronghold
1 end_turn
3 decline 3 from 1
2 dig D8 1
2 end_turn
3 send earth 3
3 open_convert
3 count burn 0
3 count pw_p 0
3 count pw_w 0
3 count pw_c 0
3 end_turn
0 special ride F2
0 end_turn
3 decline 2 from 0
1 special swarm D1
1 town town_cults
1 open_convert
1 count pw_w 0
1 count pw_c 0
1 count w_c 0
1 end_turn
2 pass bonus_spade
3 power power_coins
3 end_turn
0 pass bonus_dwelling
1 open_convert
1 count pw_w 0
1 count pw_c 0
1 count w_c 0
1 power power_priest
1 end_turn
3 special favor_cult_action
3 step fire
3 end_turn
1 send air 3
1 end_turn
3 pass bonus_cult
1 upgrade D1 temple
1 plan burn 1 pw_c 1 w_c 4
1 favor favor_trading_post_vp
1 end_turn
1 dig A3 1
1 end_turn
1 pass bonus_coins
2 upgrade H7 trading_post
2 town town_cults
2 end_turn
0 decline 6 from 2
3 power power_two_spades
3 dig E2 2
3 build E2
3 end_turn
0 accept 1 from 3
0 upgrade H8 trading_post
0 town town_priest
0 end_turn
2 decline 2 from 0
1 special swarm A4
1 open_convert
1 count pw_c 2
1 count p_w 1
1 count w_c 0
1 end_turn
2 dig G4 2
2 build G4
2 end_turn
0 decline 3 from 2
3 upgrade E2 trading_post
3 town town_priest
3 end_turn
0 accept 1 from 3
1 decline 4 from 3
0 digging
0 end_turn
1 upgrade D1 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
3 decline 2 from 1
2 special bonus_spade
2 dig E11 1
2 end_turn
3 digging
3 end_turn
0 special ride A10
0 end_turn
1 pass bonus_stronghold
2 pass bonus_priest
3 send air 2
3 end_turn
0 pass bonus_spade
3 send air 2
3 end_turn
3 special favor_cult_action
3 step air
3 end_turn
3 pass bonus_coins
3 dig F1 1
1 special swarm G6
1 open_convert
1 count pw_c 2
1 count p_w 0
1 count w_c 0
1 end_turn
2 decline 4 from 1
0 decline 3 from 1
2 dig D7 3
2 build D7
2 end_turn
0 accept 1 from 2
3 build F1
3 open_convert
3 count burn 0
3 count pw_w 0
3 count pw_c 4
3 count p_w 0
3 count w_c 0
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
0 upgrade E9 trading_post
0 end_turn
2 decline 5 from 0
1 upgrade D2 trading_post
1 open_convert
1 count p_w 0
1 count w_c 0
1 end_turn
3 decline 7 from 1
2 upgrade D7 trading_post
2 end_turn
0 decline 2 from 2
3 upgrade F1 trading_post
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
0 upgrade F6 trading_post
0 plan pw_c 1
0 end_turn
1 decline 2 from 0
2 decline 6 from 0
1 upgrade E1 trading_post
1 plan burn 1 pw_c 1 w_c 2
1 open_convert
1 count p_w 0
1 count w_c 0
1 end_turn
3 decline 4 from 1
2 build D8
3 send water 2
3 end_turn
0 power power_coins
0 end_turn
1 send air 2
1 open_convert
1 count pw_c 1
1 count p_w 0
1 count w_c 0
1 end_turn
2 pass bonus_dwelling
3 special favor_cult_action
3 step air
3 end_turn
0 upgrade F2 trading_post
0 end_turn
3 decline 6 from 0
1 pass bonus_cult
3 pass bonus_stronghold
0 dig I12 2
0 build I12
0 special ride C4
0 special bonus_spade
0 dig A11 1
0 pass bonus_coins
3 dig E4 2
1 dig A2 2
2 dig F7 1
2 build F7
2 end_turn
0 decline 2 from 2
3 upgrade E2 stronghold
3 end_turn
0 decline 2 from 3
0 power power_coins
0 end_turn
1 digging
1 end_turn
2 build E11
2 end_turn
3 power power_spade
3 build E4
3 end_turn
0 build A11
0 end_turn
1 build A3
1 end_turn
2 upgrade E10 trading_post
2 town town_workers
2 end_turn
0 decline 4 from 2
3 send water 2
3 end_turn
0 upgrade E9 temple
0 favor favor_earth_three
0 end_turn
2 decline 7 from 0
1 digging
1 end_turn
2 dig C5 1
2 end_turn
3 special favor_cult_action
3 step water
3 end_turn
0 upgrade F2 temple
0 favor favor_fire_three
0 end_turn
3 decline 7 from 0
1 send earth 2
1 end_turn
2 pass
3 special double_action
3 pass
0 special ride C3
0 end_turn
1 special bonus_cult
1 step earth
1 end_turn
0 pass
1 pass

result: 92 124 110 131
places: 4 2 3 1
hash: d7feb7b36df24bbf3807ccd5566d5a879f2eb704da05d54b1528cb6a049131df
