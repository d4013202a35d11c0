ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 15e1c022566228297b98bf38b034dcc35b756875df17531aa95d670beccfae62
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":false,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_scoring score_spade
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
* deal_bonus bonus_coins
* deal_bonus bonus_power_worker
* deal_bonus bonus_dwelling
* deal_bonus bonus_trading_post
2 take swarmlings
0 take darklings
1 take chaos_magicians
2 place D2
0 place E10
0 place G5
2 place G6
1 place E3
1 bonus bonus_stronghold
0 bonus bonus_power_worker
2 bonus bonus_spade
2 special bonus_spade
2 dig D1 1
2 build D1
2 end_turn
0 dig H7 1
0 build H7
0 end_turn
2 accept 1 from 0
1 power power_priest
1 end_turn
2 power power_workers
2 end_turn
0 dig F5 1
0 build F5
0 end_turn
1 send air 3
1 end_turn
2 upgrade D2 trading_post
2 end_turn
1 accept 1 from 2
0 pass bonus_dwelling
1 upgrade E3 trading_post
1 end_turn
2 accept 2 from 1
2 upgrade D2 temple
2 favor favor_trading_post_vp
2 end_turn
1 accept 2 from 2
1 upgrade E3 temple
1 favor favor_trading_post_vp
1 favor favor_pass_trading_posts
1 end_turn
2 accept 2 from 1
2 upgrade D2 sanctuary
2 favor favor_pass_trading_posts
2 end_turn
1 accept 2 from 2
1 upgrade E3 sanctuary
1 favor favor_worker_power
1 favor favor_coins
1 end_turn
2 decline 3 from 1
2 pass bonus_coins
1 pass bonus_spade
1 dig D3 1
0 pass bonus_stronghold
1 build D3
1 end_turn
2 decline 3 from 1
2 dig C1 1
2 build C1
2 end_turn
1 accept 1 from 2
1 upgrade D3 trading_post
1 plan p_w 1
1 end_turn
2 decline 4 from 1
2 upgrade C1 trading_post
2 end_turn
1 decline 2 from 2
1 power power_coins
1 end_turn
2 pass bonus_trading_post
1 pass bonus_power_worker
0 upgrade G5 trading_post
0 end_turn
2 accept 1 from 0
1 send earth 3
1 open_convert
1 count pw_w 0
1 count pw_c 0
1 count w_c 0
1 end_turn
2 upgrade D1 trading_post
2 plan burn 1 pw_c 1 w_c 2
2 town town_cults
2 end_turn
0 upgrade G5 temple
0 favor favor_pass_trading_posts
0 end_turn
2 accept 1 from 0
1 power power_coins
1 end_turn
2 send fire 3
2 open_convert
2 count pw_w 0
2 count pw_c 0
2 count p_w 1
2 count w_c 0
2 end_turn
0 upgrade G5 sanctuary
0 favor favor_trading_post_vp
0 end_turn
2 accept 1 from 0
1 upgrade D3 temple
1 favor favor_cult_action
1 favor favor_power
1 end_turn
2 power power_workers
2 end_turn
0 pass bonus_spade
1 special favor_cult_action
1 step air
1 open_convert
1 count burn 0
1 count pw_c 0
1 count w_c 0
1 end_turn
2 dig E1 1
2 end_turn
1 open_convert
1 count burn 0
1 count pw_c 0
1 count w_c 0
1 pass bonus_stronghold
2 pass bonus_coins
0 dig I11 2
0 build I11
0 end_turn
1 power power_spade
1 dig E2 2
1 build E2
1 end_turn
2 decline 5 from 1
2 digging
2 open_convert
2 count burn 0
2 count p_w 1
2 count w_c 0
2 end_turn
0 upgrade H7 trading_post
0 town town_cults
0 end_turn
2 accept 1 from 0
1 send water 3
1 end_turn
2 build E1
2 open_convert
2 count burn 0
2 count pw_c 1
2 count w_c 0
2 end_turn
1 accept 1 from 2
0 special bonus_spade
0 dig F7 1
0 build F7
0 end_turn
2 accept 1 from 0
1 send fire 2
1 open_convert
1 count burn 0
1 count pw_c 1
1 count w_c 0
1 end_turn
2 upgrade G6 trading_post
2 end_turn
0 decline 6 from 2
0 pass bonus_dwelling
1 special favor_cult_action
1 step air
1 end_turn
2 pass bonus_trading_post
1 pass bonus_spade
0 dig G7 2
0 build G7
0 end_turn
1 upgrade E2 trading_post
1 town town_priest
1 open_convert
1 count pw_w 0
1 count pw_c 4
1 count p_w 0
1 count w_c 0
1 end_turn
2 upgrade E1 trading_post
2 open_convert
2 count pw_w 0
2 count pw_c 4
2 count p_w 0
2 count w_c 0
2 end_turn
1 decline 2 from 2
0 upgrade F7 trading_post
0 end_turn
2 decline 2 from 0
1 dig F1 1
1 build F1
1 end_turn
2 decline 2 from 1
2 pass bonus_stronghold
0 upgrade G7 trading_post
0 plan burn 1 pw_c 1 w_c 1
0 end_turn
2 decline 2 from 0
1 upgrade F1 trading_post
1 end_turn
2 decline 2 from 1
0 pass bonus_trading_post
1 digging
1 end_turn
1 special favor_cult_action
1 step water
1 end_turn
1 special bonus_spade
1 dig F2 1
1 end_turn
1 pass bonus_coins
2 upgrade G6 stronghold
2 end_turn
0 decline 9 from 2
0 dig G4 2
0 build G4
0 end_turn
1 upgrade E2 stronghold
1 plan pw_w 1 p_w 1
1 end_turn
2 power power_coins
2 end_turn
0 upgrade E10 trading_post
0 plan burn 2 pw_c 2
0 end_turn
1 send fire 2
1 end_turn
2 digging
2 end_turn
0 pass
1 shipping
1 end_turn
2 send fire 2
2 end_turn
1 special favor_cult_action
1 step fire
1 end_turn
2 send earth 2
2 end_turn
1 special double_action
1 pass
2 pass

result: 114 120 125
places: 3 2 1
hash: a08fb4d669932fe0b00276c3dc9fd53491bb305746d34283ec782e393ebab90f
