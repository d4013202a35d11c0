ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: a3202ae815ddce16975b32ecabc0063970b51fdb87ded5eac756be15f83bbb4c
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":true,"promo_scoring_temple":true,"promo_town_tiles":true,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_scoring score_temple
* deal_scoring score_town
* deal_bonus bonus_shipping
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_shipping_vp
* deal_bonus bonus_stronghold
0 take swarmlings
1 take darklings
0 place D2
1 place E10
1 place G5
0 place G6
1 bonus bonus_stronghold
0 bonus bonus_coins
0 power power_workers
0 end_turn
1 dig H7 1
1 build H7
1 end_turn
0 accept 1 from 1
0 dig D1 1
0 build D1
0 end_turn
1 power power_priest
1 end_turn
0 pass bonus_cult
1 dig F5 1
1 build F5
1 end_turn
1 pass bonus_coins
0 special bonus_cult
0 step fire
0 end_turn
1 upgrade G5 trading_post
1 end_turn
0 accept 1 from 1
0 dig C1 1
0 no_build
0 end_turn
1 upgrade G5 temple
1 favor favor_pass_trading_posts
1 end_turn
0 accept 1 from 1
0 build C1
0 end_turn
1 upgrade G5 sanctuary
1 favor favor_trading_post_vp
1 end_turn
0 accept 1 from 1
0 dig E1 1
0 build E1
0 end_turn
1 pass bonus_stronghold
0 pass bonus_shipping
1 upgrade H7 trading_post
1 end_turn
0 accept 1 from 1
0 power power_coins
0 end_turn
1 send air 3
1 end_turn
0 upgrade G6 trading_post
0 end_turn
1 decline 5 from 0
1 dig I10 1
1 build I10
1 plan burn 1 pw_c 1 w_c 1
1 town town_cults
1 end_turn
0 upgrade C1 trading_post
0 end_turn
1 pass bonus_coins
0 upgrade C1 temple
0 favor favor_pass_trading_posts
0 end_turn
0 upgrade D1 trading_post
0 end_turn
0 pass bonus_cult
1 dig D8 1
1 dig E9 2
1 build E9
1 end_turn
0 upgrade C1 sanctuary
0 town town_vp
0 favor favor_trading_post_vp
0 end_turn
1 upgrade E9 trading_post
1 end_turn
0 special bonus_cult
0 step water
0 open_convert
0 count burn 0
0 count pw_c 1
0 count w_c 0
0 end_turn
1 pass bonus_stronghold
0 dig E2 1
0 end_turn
0 pass bonus_coins
1 dig I11 2
1 build I11
1 end_turn
0 digging
0 open_convert
0 count burn 0
0 count pw_w 0
0 count pw_c 3
0 count p_w 0
0 count w_c 0
0 end_turn
1 upgrade E9 temple
1 plan burn 1 pw_c 1
1 favor favor_cult_action
1 end_turn
0 send water 3
0 end_turn
1 upgrade E10 trading_post
1 plan burn 3 pw_c 3 w_c 3
1 end_turn
0 upgrade D1 temple
0 favor favor_worker_power
0 end_turn
1 special favor_cult_action
1 step earth
1 end_turn
0 pass bonus_cult
1 pass bonus_coins
0 power power_coins
0 end_turn
1 dig D7 3
1 no_build
1 end_turn
0 digging
0 end_turn
1 upgrade F5 trading_post
1 end_turn
0 send earth 3
0 end_turn
1 upgrade I10 trading_post
1 end_turn
0 send fire 3
0 end_turn
1 special favor_cult_action
1 step water
1 end_turn
0 special bonus_cult
0 step water
0 end_turn
1 build D7
1 end_turn
0 power power_priest
0 end_turn
1 pass
0 pass

result: 121 137
places: 2 1
hash: 9341e4744f86252a4d79272ac7d96f3bfeff2780a965700a4bf56978d881466d
