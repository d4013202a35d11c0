ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: a722f4092fbb5d80e0648505f1bc80ab0331c039a82d8f1112bfc4950b7ef0a3
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["dwarves","cultists","darklings","nomads","giants"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_stronghold_fire
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_bonus bonus_coins
* deal_bonus bonus_power_worker
* deal_bonus bonus_priest
* deal_bonus bonus_spade
* deal_bonus bonus_cult
* deal_bonus bonus_dwelling
* deal_bonus bonus_trading_post
* deal_bonus bonus_stronghold
0 place F6
1 place F7
2 place G5
3 place A5
4 place A6
4 place E3
3 place G4
2 place E10
1 place E2
0 place G1
3 place F3
4 bonus bonus_stronghold
3 bonus bonus_power_worker
2 bonus bonus_spade
1 bonus bonus_coins
0 bonus bonus_priest
0 build H6
0 end_turn
2 accept 1 from 0
3 accept 1 from 0
1 dig G7 1
1 build G7
1 end_turn
2 dig H7 1
2 build H7
2 end_turn
0 accept 1 from 2
3 power power_spade
3 dig F5 1
3 build F5
3 end_turn
0 accept 1 from 3
2 accept 1 from 3
4 power power_priest
4 end_turn
0 build H8
0 end_turn
1 accept 1 from 0
2 accept 1 from 0
1 power power_workers
1 end_turn
2 special bonus_spade
2 dig G6 1
2 build G6
2 end_turn
0 accept 2 from 2
1 accept 2 from 2
3 pass bonus_dwelling
4 send fire 3
4 end_turn
0 send air 3
0 end_turn
1 pass bonus_cult
2 dig I10 1
2 build I10
2 end_turn
0 accept 1 from 2
4 pass bonus_coins
0 power power_coins
0 end_turn
2 pass bonus_stronghold
0 pass bonus_power_worker
3 dig E6 1
3 build E6
3 end_turn
4 dig D2 2
4 build D2
4 end_turn
1 accept 1 from 4
0 power power_spade
0 dig E9 1
0 build E9
0 end_turn
2 accept 1 from 0
3 accept 1 from 0
1 special bonus_cult
1 step air
1 end_turn
2 upgrade G5 trading_post
2 end_turn
3 decline 2 from 2
0 decline 2 from 2
3 dig D4 1
3 build D4
3 end_turn
4 upgrade D2 trading_post
4 end_turn
1 accept 1 from 4
0 build C5
0 end_turn
1 dig E11 2
1 build E11
1 end_turn
2 accept 1 from 1
1 step water
2 upgrade G5 temple
2 favor favor_trading_post_vp
2 end_turn
3 decline 2 from 2
0 decline 2 from 2
3 pass bonus_spade
4 upgrade D2 temple
4 favor favor_trading_post_vp
4 end_turn
1 accept 1 from 4
0 pass bonus_dwelling
1 build D8
1 end_turn
2 accept 1 from 1
1 step earth
2 upgrade G6 trading_post
2 end_turn
0 decline 2 from 2
1 decline 2 from 2
4 upgrade E3 trading_post
4 end_turn
1 accept 1 from 4
1 power power_priest
1 end_turn
2 pass bonus_trading_post
4 pass bonus_stronghold
1 send earth 3
1 end_turn
1 pass bonus_coins
3 special bonus_spade
3 dig G2 1
3 build G2
3 end_turn
4 upgrade D2 sanctuary
4 favor favor_pass_trading_posts
4 end_turn
1 accept 1 from 4
0 dig D7 1
0 build D7
0 end_turn
1 accept 1 from 0
2 accept 1 from 0
1 upgrade D8 trading_post
1 end_turn
2 accept 1 from 1
0 accept 1 from 1
1 step air
2 upgrade E10 trading_post
2 end_turn
0 decline 3 from 2
1 decline 4 from 2
3 upgrade D4 trading_post
3 end_turn
4 send air 2
4 end_turn
0 build I9
0 end_turn
1 upgrade D8 temple
1 favor favor_trading_post_vp
1 end_turn
2 decline 2 from 1
0 accept 1 from 1
1 step air
2 dig I11 1
2 end_turn
3 upgrade D4 temple
3 favor favor_pass_trading_posts
3 end_turn
4 pass bonus_cult
0 upgrade D7 trading_post
0 end_turn
1 decline 2 from 0
2 decline 2 from 0
1 upgrade E11 trading_post
1 open_convert
1 count burn 0
1 count pw_c 0
1 end_turn
2 decline 2 from 1
2 upgrade E10 temple
2 plan burn 3 pw_c 3
2 favor favor_pass_trading_posts
2 end_turn
0 decline 4 from 2
1 decline 5 from 2
3 upgrade A5 trading_post
3 end_turn
4 accept 1 from 3
0 pass bonus_power_worker
1 open_convert
1 count burn 0
1 count pw_c 0
1 power power_priest
1 end_turn
2 pass bonus_dwelling
3 upgrade F5 trading_post
3 end_turn
0 decline 2 from 3
2 decline 2 from 3
1 send air 2
1 end_turn
3 pass bonus_trading_post
1 pass bonus_spade
4 upgrade A6 trading_post
4 end_turn
3 decline 2 from 4
0 upgrade E9 trading_post
0 open_convert
0 count burn 0
0 count pw_c 1
0 count w_c 0
0 end_turn
2 decline 2 from 0
3 decline 2 from 0
1 upgrade E2 trading_post
1 open_convert
1 count burn 0
1 count p_w 1
1 count w_c 0
1 end_turn
4 decline 5 from 1
2 upgrade H7 trading_post
2 town town_cults
2 end_turn
0 decline 2 from 2
3 upgrade E6 trading_post
3 plan burn 1 pw_c 1 w_c 1
3 end_turn
4 power power_coins
4 end_turn
0 build I3
0 end_turn
1 upgrade F7 trading_post
1 town town_cults
1 open_convert
1 count burn 0
1 count pw_c 2
1 count w_c 0
1 end_turn
2 decline 4 from 1
0 accept 1 from 1
1 step air
2 dig I11 1
2 build I11
2 plan burn 1 pw_c 1
2 end_turn
0 accept 1 from 2
3 pass bonus_coins
4 send air 2
4 end_turn
0 upgrade H6 trading_post
0 open_convert
0 count burn 0
0 count pw_c 1
0 count w_c 0
0 end_turn
2 decline 5 from 0
3 accept 1 from 0
1 special bonus_spade
1 dig E1 1
1 build E1
1 end_turn
2 upgrade I10 trading_post
2 end_turn
0 decline 2 from 2
4 special bonus_cult
4 step air
4 end_turn
0 upgrade H8 trading_post
0 end_turn
1 accept 1 from 0
2 decline 5 from 0
1 open_convert
1 count burn 0
1 count pw_c 1
1 pass bonus_trading_post
2 pass bonus_spade
4 power power_priest
4 end_turn
0 pass bonus_dwelling
4 send air return
4 end_turn
4 pass bonus_stronghold
4 dig A7 2
1 dig F2 1
3 upgrade A5 stronghold
3 end_turn
4 decline 2 from 3
4 upgrade E3 stronghold
4 end_turn
1 accept 2 from 4
0 power power_spade
0 dig G3 1
0 build G3
0 end_turn
1 upgrade E2 stronghold
1 open_convert
1 count pw_w 0
1 count pw_c 4
1 count p_w 0
1 end_turn
4 decline 6 from 1
2 dig I12 2
2 open_convert
2 count burn 0
2 count pw_c 1
2 count w_c 0
2 end_turn
3 upgrade D4 sanctuary
3 town town_priest
3 favor favor_air_three
3 end_turn
4 special giants_spades
4 dig C1 2
4 end_turn
0 build E7
0 end_turn
3 decline 5 from 0
1 send water 3
1 end_turn
2 upgrade I11 trading_post
2 end_turn
0 decline 2 from 2
3 special sandstorm D5
3 build D5
3 plan burn 2 pw_c 2 p_w 1
3 end_turn
0 accept 1 from 3
4 pass bonus_cult
0 pass bonus_priest
1 pass bonus_stronghold
2 pass bonus_trading_post
3 send earth 2
3 end_turn
3 pass bonus_dwelling
4 build C1
4 town town_priest
4 end_turn
0 power power_coins
0 end_turn
1 upgrade G7 trading_post
1 end_turn
0 decline 2 from 1
2 dig I12 1
2 build I12
2 end_turn
0 decline 2 from 2
3 build E8
3 end_turn
0 accept 1 from 3
4 upgrade C1 trading_post
4 end_turn
0 digging
0 end_turn
1 upgrade E1 trading_post
1 end_turn
2 send fire 2
2 end_turn
3 digging
3 plan pw_c 1
3 end_turn
4 digging
4 end_turn
0 upgrade D7 stronghold
0 town town_workers
0 end_turn
1 digging
1 end_turn
2 power power_priest
2 end_turn
3 special sandstorm C3
3 build C3
3 plan pw_c 2
3 end_turn
4 build A7
4 plan pw_w 1
4 end_turn
0 dig A10 1
0 no_build
0 end_turn
1 power power_workers
1 end_turn
2 send fire 2
2 end_turn
3 pass
4 send fire 2
4 end_turn
0 build A10
0 end_turn
1 upgrade D8 sanctuary
1 favor favor_fire_three
1 end_turn
2 decline 2 from 1
0 decline 3 from 1
2 pass
4 special bonus_cult
4 step fire
4 end_turn
0 pass
1 pass
4 special giants_spades
4 dig A8 2
4 end_turn
4 pass

result: 123 112 106 103 101
places: 1 2 3 4 5
hash: 4ed70362918d8260011b6baa0448a93d7e65ea4ed9602eff26bc7f87f7aabe09
