ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 4530da8cc8f987e02a8148263f1343b3a95822856d6f265ef9832da5d2bde04b
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_scoring score_town
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_spade
2 take swarmlings
0 take darklings
1 take chaos_magicians
2 place D2
0 place E10
0 place G5
2 place G6
1 place E3
1 bonus bonus_spade
0 bonus bonus_coins
2 bonus bonus_priest
2 send water 3
2 end_turn
0 dig H7 1
0 build H7
0 end_turn
2 accept 1 from 0
1 special bonus_spade
1 dig D3 1
1 build D3
1 end_turn
2 accept 1 from 1
2 power power_spade
2 dig C1 1
2 build C1
2 end_turn
1 accept 1 from 2
0 power power_priest
0 end_turn
1 power power_workers
1 end_turn
2 dig D1 1
2 build D1
2 end_turn
0 dig F5 1
0 build F5
0 end_turn
1 pass bonus_cult
2 pass bonus_shipping
0 pass bonus_spade
1 special bonus_cult
1 step air
1 end_turn
2 send fire 3
2 end_turn
0 special bonus_spade
0 dig I10 1
0 build I10
0 end_turn
1 upgrade D3 trading_post
1 end_turn
2 decline 2 from 1
2 power power_coins
2 end_turn
0 upgrade G5 trading_post
0 end_turn
2 accept 1 from 0
1 upgrade D3 temple
1 favor favor_trading_post_vp
1 favor favor_pass_trading_posts
1 end_turn
2 decline 2 from 1
2 build A4
2 end_turn
0 upgrade G5 temple
0 favor favor_pass_trading_posts
0 end_turn
2 accept 1 from 0
1 upgrade D3 sanctuary
1 favor favor_worker_power
1 favor favor_coins
1 end_turn
2 decline 2 from 1
2 dig E1 1
2 build E1
2 end_turn
0 upgrade H7 trading_post
0 end_turn
2 accept 1 from 0
1 upgrade E3 trading_post
1 end_turn
2 accept 1 from 1
2 pass bonus_coins
0 pass bonus_trading_post
1 pass bonus_spade
2 upgrade C1 trading_post
2 end_turn
1 decline 3 from 2
0 upgrade F5 trading_post
0 town town_cults
0 end_turn
1 send earth 3
1 end_turn
2 upgrade C1 temple
2 favor favor_trading_post_vp
2 open_convert
2 count burn 0
2 count pw_c 0
2 count w_c 0
2 end_turn
1 decline 3 from 2
0 dig F7 1
0 build F7
0 end_turn
2 accept 1 from 0
1 special bonus_spade
1 dig E2 2
1 build E2
1 end_turn
2 accept 3 from 1
2 power power_coins
2 end_turn
0 pass bonus_cult
1 pass bonus_shipping
2 upgrade D1 trading_post
2 end_turn
1 accept 1 from 2
2 upgrade C1 sanctuary
2 town town_cults
2 favor favor_pass_trading_posts
2 end_turn
1 decline 3 from 2
2 upgrade G6 trading_post
2 end_turn
0 decline 5 from 2
2 pass bonus_spade
1 dig F1 1
0 upgrade G5 sanctuary
0 favor favor_trading_post_vp
0 end_turn
2 accept 2 from 0
1 upgrade E3 stronghold
1 plan p_w 1
1 town town_priest
1 open_convert
1 count burn 0
1 count pw_c 1
1 count p_w 1
1 count w_c 0
1 end_turn
2 power power_coins
2 end_turn
0 dig D8 1
0 build D8
0 plan burn 1 pw_c 1
0 end_turn
1 build F1
1 end_turn
2 accept 1 from 1
2 send air 3
2 end_turn
0 special bonus_cult
0 step air
0 end_turn
1 special double_action
1 pass bonus_coins
2 shipping
2 end_turn
0 pass bonus_trading_post
2 upgrade G6 stronghold
2 end_turn
0 decline 6 from 2
2 special swarm A4
2 end_turn
2 special bonus_spade
2 dig A3 1
2 end_turn
2 pass bonus_cult
1 upgrade E2 trading_post
1 end_turn
2 special swarm D2
2 open_convert
2 count pw_w 0
2 count pw_c 4
2 count p_w 0
2 count w_c 0
2 end_turn
1 decline 8 from 2
0 upgrade F7 trading_post
0 end_turn
2 decline 3 from 0
1 upgrade F1 trading_post
1 end_turn
2 accept 1 from 1
2 upgrade E1 trading_post
2 end_turn
1 decline 4 from 2
0 upgrade D8 trading_post
0 plan burn 3 pw_c 3 w_c 1
0 end_turn
1 digging
1 end_turn
2 send water 2
2 end_turn
0 dig G7 2
0 build G7
0 end_turn
2 decline 3 from 0
1 special double_action
1 pass bonus_spade
2 digging
2 end_turn
0 pass bonus_priest
2 build A3
2 end_turn
2 special bonus_cult
2 step earth
2 end_turn
2 pass bonus_trading_post
2 dig A2 2
1 power power_coins
1 end_turn
2 build A2
2 end_turn
0 dig F6 3
0 build F6
0 end_turn
1 digging
1 end_turn
2 digging
2 end_turn
0 power power_priest
0 end_turn
1 dig F2 2
1 build F2
1 end_turn
2 power power_workers
2 end_turn
0 dig E11 1
0 build E11
0 end_turn
1 special double_action
1 special bonus_spade
1 pass
2 shipping
2 end_turn
0 upgrade D8 temple
0 favor favor_earth_three
0 end_turn
2 dig E4 1
2 end_turn
0 pass
2 dig A1 1
2 end_turn
2 pass

result: 140 105 142
places: 2 3 1
hash: 4e0006470c6bcdceeb2d4c35d0ae409f889792d2239436ca00edcfd727b80e7e
