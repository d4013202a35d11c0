ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 8dc30311998b9d80ce83ff80dd6798134fa8cbfafe0687a4df8f3a71f809a9a8
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["alchemists","witches","engineers","swarmlings","giants"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_spade
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_water
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_bonus bonus_dwelling
* deal_bonus bonus_spade
* deal_bonus bonus_trading_post
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_stronghold
* deal_bonus bonus_power_worker
* deal_bonus bonus_shipping
2 place H8
3 place G6
4 place E3
0 place G5
1 place I11
1 place F2
0 place E10
4 place D7
3 place D2
2 place E7
1 bonus bonus_stronghold
0 bonus bonus_power_worker
4 bonus bonus_shipping
3 bonus bonus_spade
2 bonus bonus_cult
2 special bonus_cult
2 step earth
2 end_turn
3 special bonus_spade
3 dig D1 1
3 build D1
3 end_turn
4 build D6
4 end_turn
0 power power_spade
0 dig F7 1
0 build F7
0 end_turn
3 accept 1 from 0
1 dig I10 1
1 build I10
1 end_turn
2 power power_workers
2 end_turn
3 power power_priest
3 end_turn
4 power power_coins
4 end_turn
0 dig D8 1
0 build D8
0 end_turn
4 accept 1 from 0
1 dig H6 1
1 build H6
1 end_turn
0 accept 1 from 1
2 upgrade H8 trading_post
2 end_turn
3 accept 1 from 2
1 accept 1 from 2
3 send earth 3
3 end_turn
4 pass bonus_coins
0 pass bonus_dwelling
1 pass bonus_shipping
2 upgrade H8 temple
2 favor favor_trading_post_vp
2 end_turn
3 accept 1 from 2
1 accept 1 from 2
3 dig E1 1
3 build E1
3 end_turn
2 upgrade H8 sanctuary
2 favor favor_pass_trading_posts
2 end_turn
3 accept 1 from 2
1 accept 1 from 2
3 dig C1 1
3 build C1
3 end_turn
2 pass bonus_stronghold
3 pass bonus_power_worker
4 upgrade E3 trading_post
4 end_turn
1 accept 1 from 4
3 accept 1 from 4
0 dig E11 1
0 build E11
0 end_turn
1 power power_coins
1 end_turn
2 upgrade E7 trading_post
2 end_turn
3 power power_workers
3 end_turn
4 upgrade E3 temple
4 favor favor_trading_post_vp
4 end_turn
1 accept 1 from 4
3 accept 1 from 4
0 upgrade F7 trading_post
0 end_turn
3 accept 1 from 0
1 upgrade H6 trading_post
1 end_turn
0 accept 1 from 1
2 send air 3
2 end_turn
3 power power_priest
3 end_turn
4 upgrade D7 trading_post
4 end_turn
0 accept 2 from 4
0 upgrade F7 temple
0 favor favor_trading_post_vp
0 end_turn
3 accept 1 from 0
1 upgrade H6 stronghold
1 end_turn
0 accept 1 from 1
2 pass bonus_spade
3 shipping
3 end_turn
4 upgrade D7 temple
4 favor favor_pass_trading_posts
4 end_turn
0 decline 2 from 4
0 pass bonus_cult
1 special ride F4
1 end_turn
2 decline 2 from 1
3 upgrade D2 trading_post
3 end_turn
4 decline 2 from 3
4 pass bonus_stronghold
1 pass bonus_dwelling
3 upgrade G6 trading_post
3 end_turn
0 decline 3 from 3
2 decline 3 from 3
3 build A4
3 end_turn
3 pass bonus_trading_post
2 dig I12 1
2 build I12
2 end_turn
1 accept 1 from 2
3 upgrade D2 stronghold
3 end_turn
4 decline 2 from 3
4 upgrade D7 sanctuary
4 favor favor_coins
4 end_turn
0 decline 2 from 4
0 upgrade F7 sanctuary
0 favor favor_pass_trading_posts
0 end_turn
3 decline 2 from 0
1 special ride E9
1 end_turn
4 decline 3 from 1
0 accept 1 from 1
2 upgrade I12 trading_post
2 end_turn
1 accept 1 from 2
3 special swarm C1
3 town town_cults
3 open_convert
3 count burn 0
3 count pw_c 0
3 count w_c 0
3 end_turn
4 digging
4 end_turn
0 upgrade D8 trading_post
0 town town_cults
0 end_turn
4 decline 3 from 0
1 pass bonus_coins
2 send fire 3
2 end_turn
3 open_convert
3 count burn 0
3 count pw_c 0
3 count w_c 0
3 power power_priest
3 end_turn
4 pass bonus_shipping
0 special bonus_cult
0 step air
0 end_turn
2 special bonus_spade
2 dig D4 1
2 end_turn
3 send water 3
3 end_turn
0 pass bonus_stronghold
2 pass bonus_cult
3 pass bonus_spade
1 dig H7 3
1 build H7
1 end_turn
2 decline 3 from 1
0 accept 1 from 1
2 build D4
2 end_turn
3 power power_coins
3 end_turn
4 dig D3 2
4 plan p_w 1
4 build D3
4 plan p_w 1
4 end_turn
3 decline 5 from 4
0 upgrade G5 trading_post
0 plan pw_c 1
0 end_turn
1 decline 4 from 0
3 decline 2 from 0
1 special ride A3
1 end_turn
3 accept 1 from 1
2 upgrade D4 trading_post
2 plan p_w 1
2 end_turn
3 dig C2 2
3 build C2
3 end_turn
4 power power_priest
4 end_turn
0 dig F5 1
0 build F5
0 plan burn 2 pw_c 2
0 end_turn
1 accept 1 from 0
1 power power_spade
1 dig F1 1
1 build F1
1 end_turn
3 accept 1 from 1
2 special bonus_cult
2 step air
2 end_turn
3 build E4
3 end_turn
4 decline 3 from 3
4 send water 2
4 end_turn
0 send water 2
0 end_turn
1 pass bonus_dwelling
2 pass bonus_trading_post
3 special swarm C2
3 end_turn
4 pass bonus_cult
0 pass bonus_coins
3 special bonus_spade
3 dig C3 1
3 build C3
3 end_turn
2 decline 2 from 3
3 pass bonus_stronghold
1 upgrade H7 trading_post
1 town town_priest
1 end_turn
2 decline 3 from 1
0 decline 2 from 1
2 power power_two_spades
2 dig G7 2
2 build G7
2 end_turn
0 decline 3 from 2
3 special swarm A4
3 open_convert
3 count pw_w 0
3 count pw_c 4
3 count p_w 0
3 count w_c 0
3 end_turn
1 accept 1 from 3
4 upgrade D3 trading_post
4 end_turn
3 decline 6 from 4
0 upgrade F5 trading_post
0 open_convert
0 count burn 0
0 count pw_c 1
0 count p_w 0
0 count w_c 0
0 count vp_c 0
0 count c_vp 4
0 end_turn
1 accept 1 from 0
1 digging
1 end_turn
2 upgrade G7 trading_post
2 town town_priest
2 end_turn
3 decline 2 from 2
0 decline 3 from 2
3 digging
3 end_turn
4 upgrade D6 trading_post
4 end_turn
0 upgrade E10 trading_post
0 plan burn 1 pw_c 1 w_c 1 vp_c 1
0 end_turn
1 accept 1 from 0
4 decline 3 from 0
1 upgrade F1 trading_post
1 open_convert
1 count burn 0
1 count pw_c 1
1 count w_c 0
1 end_turn
3 accept 1 from 1
2 pass bonus_spade
3 pass bonus_trading_post
4 send water 2
4 end_turn
0 pass bonus_stronghold
1 upgrade F2 trading_post
1 end_turn
4 accept 2 from 1
4 special bonus_cult
4 step air
4 open_convert
4 count burn 1
4 count pw_c 0
4 end_turn
1 special ride C4
1 end_turn
4 decline 2 from 1
4 open_convert
4 count burn 1
4 count pw_w 0
4 count pw_c 0
4 power power_priest
4 end_turn
1 pass bonus_power_worker
4 send fire 2
4 end_turn
4 pass bonus_coins
3 dig A8 1
0 dig F6 1
2 digging
2 end_turn
3 power power_coins
3 end_turn
4 digging
4 end_turn
0 digging
0 end_turn
1 power power_workers
1 end_turn
2 special bonus_spade
2 dig E6 1
2 end_turn
3 build D5
3 end_turn
2 decline 4 from 3
4 pass
0 digging
0 end_turn
1 build F6
1 end_turn
3 decline 2 from 1
2 pass
3 dig B3 1
3 no_build
3 end_turn
0 send fire 2
0 end_turn
1 upgrade H7 temple
1 favor favor_air_three
1 end_turn
2 decline 3 from 1
3 decline 2 from 1
3 build B3
3 end_turn
0 pass
1 upgrade F1 temple
1 favor favor_earth_three
1 end_turn
3 accept 1 from 1
3 dig E5 1
3 no_build
3 end_turn
1 upgrade A3 trading_post
1 plan burn 2 pw_c 2
1 end_turn
3 decline 2 from 1
3 upgrade C2 temple
3 favor favor_fire_three
3 end_turn
1 dig A2 1
1 end_turn
3 special swarm C3
3 end_turn
2 decline 2 from 3
1 special ride A2
1 end_turn
3 pass
1 pass

result: 118 92 95 122 80
places: 2 4 3 1 5
hash: ec1464383a047cd440a41953c1b2b38dc0f7f71e8da5b890d2b8131d430e78aa
