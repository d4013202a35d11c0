ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 7e2ba5f50b955286f5b6f7c64470450b9703eaa242d23bb8ee7fd042281c1257
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["witches","fakirs","giants","alchemists"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 3
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_fire
* deal_scoring score_dwelling_water
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_bonus bonus_power_worker
* deal_bonus bonus_coins
* deal_bonus bonus_stronghold
* deal_bonus bonus_shipping
* deal_bonus bonus_cult
* deal_bonus bonus_spade
* deal_bonus bonus_priest
3 place E10
0 place E9
1 place D3
2 place E3
2 place D7
1 place G7
0 place I11
3 place G5
2 bonus bonus_shipping
1 bonus bonus_stronghold
0 bonus bonus_power_worker
3 bonus bonus_spade
3 special bonus_spade
3 dig H7 1
3 build H7
3 end_turn
0 accept 1 from 3
0 power power_spade
0 dig I10 1
0 build I10
0 end_turn
3 accept 1 from 0
1 dig F7 1
1 build F7
1 end_turn
3 accept 1 from 1
2 build D6
2 end_turn
3 dig F5 1
3 build F5
3 end_turn
0 accept 1 from 3
0 dig H8 1
0 build H8
0 end_turn
1 accept 1 from 0
3 accept 1 from 0
1 power power_priest
1 end_turn
2 power power_workers
2 end_turn
3 power power_coins
3 end_turn
0 pass bonus_coins
1 dig D8 1
1 build D8
1 end_turn
2 accept 1 from 1
3 accept 1 from 1
2 pass bonus_cult
3 pass bonus_power_worker
1 pass bonus_spade
0 dig H6 1
0 build H6
0 end_turn
3 decline 2 from 0
1 special bonus_spade
1 dig F6 2
1 build F6
1 end_turn
3 decline 3 from 1
0 accept 1 from 1
2 special bonus_cult
2 step fire
2 end_turn
3 dig G6 1
3 build G6
3 end_turn
0 accept 1 from 3
1 decline 3 from 3
0 power power_priest
0 end_turn
1 pass bonus_stronghold
2 upgrade D7 trading_post
2 end_turn
3 accept 1 from 2
0 accept 1 from 2
1 accept 1 from 2
3 upgrade F5 trading_post
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
0 send fire 3
0 end_turn
2 upgrade D7 stronghold
2 end_turn
3 accept 1 from 2
0 accept 1 from 2
1 accept 1 from 2
3 upgrade F5 temple
3 favor favor_trading_post_vp
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
0 pass bonus_spade
2 special giants_spades
2 dig D2 2
2 build D2
2 end_turn
1 accept 1 from 2
3 pass bonus_coins
2 pass bonus_power_worker
1 upgrade F6 trading_post
1 end_turn
3 decline 5 from 1
0 accept 1 from 1
2 power power_coins
2 end_turn
3 upgrade G5 trading_post
3 end_turn
0 accept 1 from 3
1 decline 2 from 3
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 upgrade H6 trading_post
0 end_turn
3 decline 3 from 0
1 upgrade F6 temple
1 favor favor_trading_post_vp
1 end_turn
3 decline 6 from 1
0 accept 1 from 1
2 special giants_spades
2 dig E4 2
2 build E4
2 end_turn
1 accept 1 from 2
3 upgrade G5 stronghold
3 town town_cults
3 open_convert
3 count pw_p 0
3 count pw_w 0
3 count pw_c 0
3 count vp_c 0
3 count c_vp 0
3 end_turn
0 decline 2 from 3
1 decline 2 from 3
0 upgrade H6 temple
0 favor favor_trading_post_vp
0 open_convert
0 count burn 0
0 count pw_w 0
0 count pw_c 0
0 count w_c 0
0 end_turn
1 upgrade F6 sanctuary
1 plan burn 2 pw_c 2
1 favor favor_pass_trading_posts
1 end_turn
0 accept 1 from 1
2 dig C1 2
2 build C1
2 end_turn
1 accept 1 from 2
3 power power_workers
3 end_turn
0 upgrade H8 trading_post
0 open_convert
0 count pw_w 0
0 count pw_c 0
0 count w_c 0
0 end_turn
1 accept 1 from 0
3 decline 2 from 0
1 pass bonus_cult
2 pass bonus_stronghold
3 upgrade E10 trading_post
3 end_turn
0 accept 1 from 3
1 decline 5 from 3
2 decline 3 from 3
0 upgrade H8 stronghold
0 town town_cults
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 0
0 end_turn
1 accept 1 from 0
3 decline 2 from 0
3 pass bonus_priest
0 special ride F2
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 0
0 end_turn
2 accept 1 from 0
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 0
0 special bonus_spade
0 dig F1 1
0 build F1
0 end_turn
0 pass bonus_coins
1 build G4
1 end_turn
3 decline 5 from 1
0 decline 2 from 1
2 dig E2 2
2 build E2
2 end_turn
0 decline 2 from 2
3 send water 3
3 end_turn
0 power power_coins
0 end_turn
1 upgrade F7 trading_post
1 end_turn
3 decline 3 from 1
2 special giants_spades
2 dig E1 2
2 build E1
2 end_turn
0 accept 1 from 2
3 digging
3 end_turn
0 special ride C4
0 end_turn
2 accept 1 from 0
1 upgrade D3 trading_post
1 end_turn
2 decline 4 from 1
2 pass bonus_spade
3 pass bonus_stronghold
0 send water 2
0 end_turn
1 special bonus_cult
1 step earth
1 end_turn
0 upgrade C4 trading_post
0 end_turn
2 accept 1 from 0
1 pass bonus_power_worker
0 upgrade F1 trading_post
0 end_turn
2 decline 2 from 0
0 upgrade C4 temple
0 favor favor_pass_trading_posts
0 end_turn
2 accept 1 from 0
0 pass bonus_shipping
2 power power_coins
2 end_turn
3 upgrade G6 trading_post
3 open_convert
3 count burn 0
3 count pw_c 1
3 count p_w 0
3 count w_c 0
3 count vp_c 0
3 count c_vp 8
3 end_turn
1 decline 6 from 3
0 upgrade F2 trading_post
0 open_convert
0 count pw_w 0
0 count pw_c 4
0 count p_w 0
0 count w_c 0
0 end_turn
2 decline 2 from 0
1 build B6
1 open_convert
1 count burn 0
1 count pw_c 1
1 count w_c 0
1 end_turn
2 upgrade D6 trading_post
2 end_turn
0 decline 2 from 2
3 upgrade H7 trading_post
3 plan burn 2 pw_c 2 w_c 1
3 end_turn
0 decline 7 from 3
0 upgrade E9 trading_post
0 end_turn
1 decline 3 from 0
2 decline 3 from 0
3 decline 4 from 0
1 upgrade D8 trading_post
1 end_turn
2 decline 3 from 1
3 decline 2 from 1
2 upgrade C1 trading_post
2 town town_priest
2 end_turn
1 decline 2 from 2
3 send water 2
3 open_convert
3 count burn 0
3 count p_w 0
3 count w_c 0
3 count vp_c 0
3 end_turn
0 upgrade I10 trading_post
0 end_turn
3 decline 2 from 0
1 upgrade G7 trading_post
1 town town_priest
1 end_turn
3 decline 2 from 1
0 decline 3 from 1
2 send earth 3
2 end_turn
3 send air 3
3 end_turn
0 send air 2
0 end_turn
1 send fire 2
1 end_turn
2 upgrade D2 trading_post
2 end_turn
1 decline 2 from 2
3 pass bonus_cult
0 send earth 2
0 end_turn
1 pass bonus_stronghold
2 upgrade C1 temple
2 favor favor_pass_trading_posts
2 end_turn
1 decline 2 from 2
0 special ride A10
0 end_turn
2 upgrade E1 trading_post
2 end_turn
0 decline 2 from 2
0 pass bonus_coins
2 special giants_spades
2 dig C5 2
2 end_turn
2 pass bonus_power_worker
3 dig E11 1
0 dig A9 1
3 upgrade F5 sanctuary
3 favor favor_fire_three
3 end_turn
0 upgrade C4 sanctuary
0 plan pw_w 1
0 favor favor_town_six
0 end_turn
1 upgrade D8 stronghold
1 plan pw_c 2
1 end_turn
3 decline 2 from 1
2 upgrade C1 sanctuary
2 favor favor_cult_action
2 end_turn
1 decline 2 from 2
3 special bonus_cult
3 step fire
3 end_turn
0 send earth 2
0 end_turn
1 send earth 2
1 end_turn
2 power power_coins
2 end_turn
3 pass
0 send fire 2
0 end_turn
1 pass
2 send air 2
2 end_turn
0 power power_workers
0 end_turn
2 special favor_cult_action
2 step air
2 end_turn
0 special ride A3
0 end_turn
2 power power_priest
2 end_turn
0 pass
2 send air 2
2 end_turn
2 build C5
2 end_turn
2 special giants_spades
2 dig D1 2
2 end_turn
2 pass

result: 116 112 99 96
places: 1 2 3 4
hash: ae4a1d3dbe5841cbe9512b67f56a9f534a90f03c13df38f244f76472486517d5
