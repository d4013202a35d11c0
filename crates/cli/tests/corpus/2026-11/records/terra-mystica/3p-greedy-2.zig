ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: fc54142783f85f89a7069fabda77f08edf89ff7719ee06115aca412e41002dce
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["giants","swarmlings","engineers"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_dwelling_water
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_town
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_bonus bonus_spade
* deal_bonus bonus_dwelling
* deal_bonus bonus_trading_post
* deal_bonus bonus_stronghold
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
1 place D2
2 place E7
0 place E3
0 place D4
2 place H8
1 place G6
0 bonus bonus_stronghold
2 bonus bonus_spade
1 bonus bonus_cult
1 special bonus_cult
1 step earth
1 end_turn
2 special bonus_spade
2 dig F4 1
2 build F4
2 end_turn
0 power power_priest
0 end_turn
1 power power_workers
1 end_turn
2 upgrade E7 trading_post
2 end_turn
0 accept 1 from 2
0 send earth 3
0 end_turn
1 dig D1 1
1 build D1
1 end_turn
2 upgrade E7 temple
2 favor favor_trading_post_vp
2 end_turn
0 accept 1 from 2
0 pass bonus_dwelling
1 dig E1 1
1 build E1
1 end_turn
2 upgrade H8 trading_post
2 end_turn
1 accept 1 from 2
1 pass bonus_stronghold
2 upgrade H8 temple
2 favor favor_pass_trading_posts
2 end_turn
1 accept 1 from 2
2 pass bonus_cult
0 dig D5 2
0 build D5
0 end_turn
2 decline 2 from 0
1 dig C1 1
1 build C1
1 end_turn
2 upgrade F4 trading_post
2 end_turn
0 pass bonus_spade
1 dig G5 1
1 no_build
1 end_turn
2 send earth 2
2 end_turn
1 pass bonus_dwelling
2 special bonus_cult
2 step earth
2 end_turn
2 pass bonus_trading_post
0 upgrade D4 trading_post
0 end_turn
2 decline 2 from 0
1 build G5
1 end_turn
2 power power_spade
2 dig G2 1
2 build G2
2 end_turn
0 upgrade D4 stronghold
0 end_turn
2 decline 2 from 0
1 upgrade D2 trading_post
1 end_turn
0 accept 1 from 1
2 upgrade G2 trading_post
2 end_turn
0 special giants_spades
0 dig E6 2
0 build E6
0 end_turn
2 decline 4 from 0
1 upgrade D2 temple
1 favor favor_trading_post_vp
1 end_turn
0 accept 1 from 1
2 pass bonus_shipping
0 power power_priest
0 end_turn
1 upgrade G6 trading_post
1 end_turn
2 decline 2 from 1
0 send water 3
0 end_turn
1 pass bonus_cult
0 pass bonus_stronghold
2 upgrade E7 sanctuary
2 town town_cults
2 favor favor_worker_power
2 end_turn
0 decline 5 from 2
0 dig E8 2
0 build E8
0 end_turn
2 decline 3 from 0
1 upgrade D2 sanctuary
1 favor favor_town_six
1 town town_cults
1 end_turn
0 accept 1 from 1
2 pass bonus_trading_post
0 power power_bridge
0 bridge D6-E8
0 end_turn
1 send earth 2
1 end_turn
0 special giants_spades
0 dig E2 2
0 end_turn
1 power power_coins
1 end_turn
0 pass bonus_dwelling
1 special bonus_cult
1 step air
1 end_turn
1 upgrade G5 trading_post
1 end_turn
1 pass bonus_stronghold
2 dig I11 1
1 dig F1 1
2 send air 3
2 end_turn
0 build D6
0 town town_priest
0 open_convert
0 count burn 0
0 count pw_c 1
0 count p_w 0
0 count w_c 0
0 end_turn
1 send air 2
1 open_convert
1 count burn 0
1 count pw_w 0
1 count pw_c 3
1 count p_w 0
1 count w_c 0
1 end_turn
2 build I11
2 end_turn
0 digging
0 end_turn
1 digging
1 end_turn
2 upgrade I11 trading_post
2 end_turn
0 build E2
0 end_turn
1 decline 5 from 0
1 upgrade D1 trading_post
1 plan burn 1 pw_c 1 w_c 1
1 end_turn
0 accept 1 from 1
2 power power_spade
2 dig I12 1
2 build I12
2 end_turn
0 special giants_spades
0 dig F1 2
0 build F1
0 end_turn
1 accept 1 from 0
1 pass bonus_spade
2 pass bonus_stronghold
0 pass bonus_cult
1 dig F5 1
2 dig F3 1
1 upgrade E1 trading_post
1 end_turn
2 upgrade I12 trading_post
2 end_turn
0 upgrade E2 trading_post
0 end_turn
1 decline 7 from 0
1 power power_coins
1 end_turn
2 digging
2 plan pw_c 1
2 end_turn
0 upgrade E3 trading_post
0 end_turn
1 decline 3 from 0
1 digging
1 end_turn
2 send water 2
2 end_turn
0 upgrade F1 trading_post
0 plan pw_c 1
0 end_turn
1 decline 2 from 0
1 send water 2
1 end_turn
2 power power_priest
2 end_turn
0 build F3
0 plan pw_c 2
0 end_turn
2 decline 4 from 0
1 dig D3 1
1 end_turn
2 send water 2
2 end_turn
0 special bonus_cult
0 step fire
0 end_turn
1 special bonus_spade
1 dig D3 1
1 end_turn
2 pass
0 special giants_spades
0 dig C3 2
0 end_turn
1 pass
0 pass

result: 92 118 123
places: 3 2 1
hash: fc660b4621ca58966cbe7ae8deaccc8c70cf006ce68e8361acfc5cfd6e2f5b21
