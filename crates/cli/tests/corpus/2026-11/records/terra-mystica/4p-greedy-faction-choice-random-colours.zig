ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 3ea9ac74c81fd810447e60b5777ae301531665027198bfdf17965213453a900e
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"random_colours","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_water
* deal_scoring score_town
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_cult
* deal_bonus bonus_priest
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_spade
* deal_colour lakes
* deal_colour wasteland
* deal_colour plains
* deal_colour desert
0 take swarmlings
1 take chaos_magicians
2 take halflings
3 take nomads
0 place D2
2 place F7
3 place D3
3 place A5
2 place E2
0 place G6
3 place F3
1 place D4
3 bonus bonus_power_worker
2 bonus bonus_spade
1 bonus bonus_coins
0 bonus bonus_priest
0 send fire 3
0 end_turn
1 dig E7 1
1 build E7
1 end_turn
2 special bonus_spade
2 dig E10 1
2 build E10
2 end_turn
3 power power_spade
3 dig E3 1
3 build E3
3 end_turn
0 accept 1 from 3
2 accept 1 from 3
0 power power_coins
0 end_turn
1 power power_priest
1 end_turn
2 build D8
2 end_turn
3 dig E6 1
3 build E6
3 end_turn
1 accept 2 from 3
0 dig D1 1
0 build D1
0 end_turn
2 accept 1 from 0
1 send air 3
1 end_turn
2 dig G7 1
2 build G7
2 end_turn
0 accept 1 from 2
3 pass bonus_dwelling
0 pass bonus_cult
1 pass bonus_power_worker
2 power power_workers
2 end_turn
2 pass bonus_coins
3 dig G2 1
3 build G2
3 end_turn
0 special bonus_cult
0 step air
0 end_turn
1 dig E8 1
1 build E8
1 end_turn
2 upgrade F7 trading_post
2 end_turn
0 accept 1 from 2
3 pass bonus_spade
0 dig E1 1
0 build E1
0 end_turn
2 accept 1 from 0
1 power power_bridge
1 bridge D6-E8
1 end_turn
2 upgrade F7 temple
2 favor favor_trading_post_vp
2 end_turn
0 accept 1 from 2
0 dig C1 1
0 build C1
0 end_turn
3 accept 1 from 0
1 build D6
1 end_turn
2 upgrade F7 sanctuary
2 favor favor_pass_trading_posts
2 end_turn
0 accept 1 from 2
0 power power_priest
0 end_turn
1 pass bonus_dwelling
2 pass bonus_trading_post
0 send air 2
0 end_turn
0 pass bonus_coins
3 upgrade E6 trading_post
3 end_turn
1 decline 2 from 3
0 upgrade C1 trading_post
0 end_turn
3 accept 1 from 0
1 upgrade D4 trading_post
1 end_turn
3 decline 2 from 1
2 upgrade E2 trading_post
2 end_turn
3 accept 1 from 2
0 decline 3 from 2
3 upgrade E6 temple
3 favor favor_trading_post_vp
3 end_turn
1 decline 3 from 3
0 upgrade D1 trading_post
0 end_turn
2 decline 2 from 0
1 upgrade D4 temple
1 favor favor_trading_post_vp
1 favor favor_pass_trading_posts
1 end_turn
3 decline 2 from 1
2 upgrade G7 trading_post
2 plan burn 1 pw_c 1
2 town town_cults
2 end_turn
0 accept 1 from 2
3 upgrade D3 trading_post
3 end_turn
0 decline 3 from 3
0 upgrade D2 trading_post
0 town town_cults
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 end_turn
2 decline 2 from 0
3 decline 3 from 0
1 upgrade E7 trading_post
1 end_turn
3 decline 2 from 1
2 send air 2
2 end_turn
3 upgrade E6 sanctuary
3 plan burn 2 pw_c 2
3 favor favor_pass_trading_posts
3 end_turn
1 decline 4 from 3
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 power power_priest
0 end_turn
1 upgrade D6 trading_post
1 town town_priest
1 end_turn
2 pass bonus_cult
3 special bonus_spade
3 dig A6 1
3 end_turn
0 send water 3
0 end_turn
1 send earth 3
1 end_turn
3 pass bonus_trading_post
0 upgrade G6 trading_post
0 end_turn
2 decline 5 from 0
1 pass bonus_spade
0 pass bonus_power_worker
2 dig D7 1
0 dig G5 1
1 dig C3 1
2 digging
2 end_turn
3 upgrade E3 trading_post
3 plan burn 1 pw_c 1
3 end_turn
2 decline 2 from 3
0 power power_coins
0 end_turn
1 special bonus_spade
1 dig C3 1
1 build C3
1 end_turn
2 dig D7 1
2 build D7
2 end_turn
3 build A6
3 end_turn
0 build G5
0 end_turn
1 send air 2
1 end_turn
2 special bonus_cult
2 step water
2 end_turn
3 pass bonus_dwelling
0 upgrade G6 stronghold
0 end_turn
2 decline 5 from 0
1 pass bonus_trading_post
2 power power_workers
2 end_turn
0 special swarm G5
0 end_turn
2 dig E11 1
2 end_turn
0 pass bonus_spade
2 pass bonus_coins
3 upgrade F3 trading_post
3 end_turn
0 power power_coins
0 end_turn
1 upgrade C3 trading_post
1 open_convert
1 count burn 0
1 count pw_c 2
1 count p_w 0
1 count w_c 0
1 end_turn
2 upgrade D7 trading_post
2 end_turn
3 upgrade G2 trading_post
3 plan burn 1 pw_c 1 p_w 1 w_c 4
3 town town_priest
3 end_turn
0 upgrade C1 temple
0 favor favor_water_three
0 end_turn
3 decline 2 from 0
1 upgrade E8 trading_post
1 plan burn 2 pw_c 2
1 end_turn
2 upgrade D8 trading_post
2 end_turn
3 send earth 2
3 end_turn
0 special swarm E1
0 end_turn
2 decline 2 from 0
1 pass bonus_cult
2 send water 2
2 end_turn
3 pass bonus_trading_post
0 special bonus_spade
0 dig F1 1
0 end_turn
2 pass bonus_priest
0 pass bonus_coins
2 dig E11 1
0 dig F1 1
0 dig F5 1
1 digging
1 end_turn
2 digging
2 end_turn
3 digging
3 end_turn
0 build F1
0 end_turn
1 send earth 2
1 end_turn
2 build E11
2 end_turn
3 digging
3 end_turn
0 power power_coins
0 end_turn
1 power power_workers
1 end_turn
2 dig C5 2
2 end_turn
3 pass
0 send earth 2
0 end_turn
1 special bonus_cult
1 step air
1 end_turn
2 pass
0 pass
1 pass

result: 94 119 128 105
places: 4 2 1 3
hash: 61c0dda49dd5eb69b08436fd31e06a638a0ac15cdb8d135e4d02842099f57139
