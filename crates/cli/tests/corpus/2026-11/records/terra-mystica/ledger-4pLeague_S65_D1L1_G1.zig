ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
note.seat-0: player1
note.seat-1: player2
note.seat-2: player3
note.seat-3: player4
note.source: terra.snellman.net
setup: {"bonus_tiles":["bonus_spade","bonus_cult","bonus_coins","bonus_shipping","bonus_power_worker","bonus_trading_post","bonus_priest"],"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["darklings","engineers","halflings","swarmlings"],"first_player":0,"free_conversions":true,"key_choice":"auto","offer_timing":"late","players":4,"promo_bonus_shipping":true,"promo_scoring_temple":true,"promo_town_tiles":true,"scoring_tiles":["score_trading_post_water","score_temple","score_town","score_spade","score_dwelling_water","score_trading_post_air"],"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

0 place G5
1 place E7
2 place E6
3 place D5
3 place D2
2 place F5
1 place F6
0 place E5
3 bonus bonus_spade
2 bonus bonus_power_worker
1 bonus bonus_priest
0 bonus bonus_cult
0 upgrade G5 trading_post
0 end_turn
2 accept 1 from 0
1 accept 1 from 0
1 upgrade E7 trading_post
1 end_turn
3 accept 1 from 1
2 accept 1 from 1
2 burn
2 burn
2 burn
2 burn
2 power power_two_spades
2 dig G4 1
2 dig D4 1
2 build G4
2 end_turn
3 burn
3 burn
3 burn
3 burn
3 power power_workers
3 end_turn
0 accept 2 from 2
0 burn
0 burn
0 burn
0 power power_priest
0 end_turn
1 send water 3
1 end_turn
2 upgrade F5 trading_post
2 end_turn
1 accept 1 from 2
0 accept 2 from 2
3 upgrade D5 trading_post
3 end_turn
1 accept 2 from 3
0 special bonus_cult
0 step earth
0 end_turn
1 upgrade E7 temple
1 favor favor_trading_post_vp
1 end_turn
3 accept 2 from 1
2 accept 1 from 1
2 upgrade F5 temple
2 favor favor_worker_power
2 end_turn
3 special bonus_spade
3 dig C1 1
3 build C1
3 end_turn
1 accept 1 from 2
0 accept 2 from 2
0 send earth 3
0 end_turn
1 upgrade F6 trading_post
1 end_turn
0 accept 2 from 1
2 accept 2 from 1
2 pass bonus_coins
3 upgrade D5 stronghold
3 end_turn
1 accept 2 from 3
0 upgrade G5 temple
0 favor favor_worker_power
0 end_turn
1 accept 2 from 0
1 power power_coins
1 end_turn
2 accept 3 from 0
3 special swarm C1
3 end_turn
0 convert pw_w
0 dig G6 1
0 build G6
0 end_turn
1 accept 2 from 0
1 upgrade F6 temple
1 favor favor_dwelling_vp
1 end_turn
2 accept 2 from 1
3 upgrade C1 temple
3 favor favor_cult_action
3 end_turn
0 accept 3 from 1
0 pass bonus_power_worker
1 pass bonus_cult
3 special favor_cult_action
3 step water
3 end_turn
3 pass bonus_trading_post
1 dig E9 1
3 dig D1 1
2 burn
2 burn
2 power power_two_spades
2 dig D4 1
2 dig F3 1
2 build F3
2 end_turn
0 accept 1 from 2
0 power power_coins
0 end_turn
1 send air 3
1 end_turn
3 special swarm D2
3 end_turn
2 upgrade F3 trading_post
2 end_turn
0 accept 1 from 2
0 upgrade G5 sanctuary
0 favor favor_dwelling_vp
0 end_turn
2 accept 3 from 0
1 accept 2 from 0
1 power power_workers
1 end_turn
3 send fire 3
3 end_turn
2 upgrade F3 temple
2 favor favor_dwelling_vp
2 end_turn
0 accept 1 from 2
0 dig F7 1
0 build F7
0 end_turn
1 accept 2 from 0
1 build E9
1 end_turn
3 special favor_cult_action
3 step fire
3 end_turn
2 accept 2 from 1
2 build D4
2 end_turn
3 accept 3 from 2
1 accept 2 from 2
0 pass bonus_priest
1 power power_spade
1 dig D7 1
1 build D7
1 end_turn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 upgrade D2 temple
3 favor favor_trading_post_vp
3 end_turn
2 send earth 2
2 end_turn
1 special bonus_cult
1 step earth
1 end_turn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 build D1
3 end_turn
2 pass bonus_shipping
1 pass bonus_spade
3 pass bonus_coins
0 burn
0 power power_coins
0 end_turn
2 convert pw_c
2 send earth 2
2 convert pw_c
2 end_turn
1 send earth 2
1 end_turn
3 send water 2
3 end_turn
0 build E10
0 end_turn
2 power power_spade
2 dig B3 1
2 build B3
2 end_turn
1 accept 4 from 0
1 power power_workers
1 end_turn
3 burn
3 burn
3 convert p_w
3 convert pw_w
3 dig E1 1
3 build E1
3 end_turn
0 dig D8 1
0 build D8
0 town town_two_keys
0 end_turn
1 accept 1 from 0
2 build A7
2 end_turn
1 build C5
1 end_turn
3 special swarm D1
3 town town_coins
3 end_turn
0 dig E4 1
0 build E4
0 end_turn
2 convert p_w
2 dig H5 1
2 build H5
2 end_turn
1 upgrade E9 trading_post
1 end_turn
0 accept 1 from 1
2 accept 2 from 1
3 special favor_cult_action
3 step earth
3 end_turn
0 pass bonus_cult
2 pass bonus_power_worker
1 upgrade D7 trading_post
1 town town_cults
1 end_turn
3 pass bonus_trading_post
0 accept 2 from 1
1 power power_priest
1 burn
1 burn
1 convert pw_w
1 end_turn
1 special bonus_spade
1 dig F4 1
1 build F4
1 end_turn
1 upgrade D7 temple
1 favor favor_worker_power
1 end_turn
1 send earth return
1 end_turn
1 pass bonus_coins
2 accept 3 from 1
0 accept 2 from 1
0 dig E3 2
2 dig G2 2
1 dig E8 2
0 power power_coins
0 end_turn
2 digging
2 end_turn
3 convert pw_c
3 digging
3 end_turn
1 shipping
1 end_turn
0 dig E3 1
0 build E3
0 end_turn
3 accept 2 from 0
2 convert pw_c
2 digging
2 end_turn
3 convert pw_c
3 digging
3 end_turn
1 build E8
1 end_turn
3 accept 3 from 1
0 upgrade E3 trading_post
0 end_turn
2 dig H4 2
2 no_build
2 end_turn
3 accept 2 from 0
3 convert pw_c
3 special favor_cult_action
3 step earth
3 end_turn
1 burn
1 burn
1 burn
1 power power_two_spades
1 dig C4 1
1 dig G3 1
1 build G3
1 end_turn
0 upgrade E3 temple
0 favor favor_trading_post_vp
0 end_turn
2 accept 1 from 1
2 dig A6 2
2 no_build
2 end_turn
3 accept 2 from 0
3 power power_priest
3 end_turn
1 shipping
1 end_turn
0 special bonus_cult
0 step water
0 end_turn
2 dig A8 1
2 end_turn
3 shipping
3 end_turn
1 build C4
1 end_turn
0 upgrade E5 trading_post
0 end_turn
2 accept 3 from 0
2 convert pw_c
2 convert pw_c
2 pass bonus_spade
3 dig C3 1
3 no_build
3 end_turn
1 pass bonus_power_worker
0 dig D3 2
0 build D3
0 end_turn
3 accept 4 from 0
3 power power_workers
3 end_turn
0 upgrade D3 trading_post
0 town town_priest
0 end_turn
3 decline 4 from 0
3 build A4
3 end_turn
0 burn
0 convert pw_c
0 convert pw_c
0 shipping
0 end_turn
3 special swarm A4
3 end_turn
0 pass bonus_shipping
3 dig A2 2
3 end_turn
3 pass bonus_coins
2 power power_coins
2 end_turn
1 power power_spade
1 dig I6 1
1 build I6
1 end_turn
0 dig C3 1
0 build C3
0 end_turn
2 accept 1 from 0
3 accept 3 from 0
3 convert pw_c
3 build A2
3 end_turn
2 build A8
2 end_turn
1 build H6
1 end_turn
2 accept 1 from 1
0 accept 3 from 1
0 dig B4 2
0 build B4
0 end_turn
2 accept 1 from 0
1 accept 1 from 0
3 special swarm A2
3 end_turn
2 build G2
2 end_turn
1 accept 1 from 2
1 convert p_w
1 pass bonus_trading_post
0 build B5
0 end_turn
3 power power_workers
3 end_turn
2 upgrade G2 trading_post
2 end_turn
1 accept 1 from 0
1 accept 1 from 2
0 power power_bridge
0 bridge B4-C3
0 end_turn
3 special favor_cult_action
3 step water
3 end_turn
2 build A6
2 end_turn
0 upgrade B5 trading_post
0 end_turn
1 accept 1 from 0
3 dig A3 1
3 build A3
3 end_turn
2 upgrade E6 trading_post
2 town town_coins
2 end_turn
0 accept 2 from 2
0 pass bonus_priest
3 convert p_w
3 pass bonus_cult
2 build B2
2 end_turn
2 shipping
2 end_turn
2 send air 2
2 end_turn
2 special bonus_spade
2 dig I7 1
2 end_turn
2 pass bonus_coins
3 decline 2 from 2
1 decline 3 from 2
1 power power_coins
1 end_turn
0 dig A10 2
0 build A10
0 end_turn
3 power power_workers
3 end_turn
2 burn
2 power power_bridge
2 bridge G4-H5
2 end_turn
1 send air 2
1 end_turn
0 upgrade B5 temple
0 favor favor_pass_trading_posts
0 convert pw_c
0 end_turn
3 send water 2
3 end_turn
2 upgrade G2 temple
2 favor favor_pass_trading_posts
2 end_turn
1 accept 1 from 0
1 accept 1 from 2
1 build G1
1 end_turn
0 power power_priest
0 end_turn
3 send air 2
3 end_turn
2 upgrade B2 trading_post
2 end_turn
3 decline 2 from 2
1 upgrade F4 trading_post
1 end_turn
0 upgrade C3 trading_post
0 end_turn
3 decline 3 from 0
3 upgrade A2 temple
3 favor favor_pass_trading_posts
3 end_turn
2 decline 6 from 1
2 accept 1 from 0
2 upgrade A8 trading_post
2 town town_cults
2 end_turn
0 accept 1 from 2
1 build F1
1 end_turn
0 dig A11 1
0 build A11
0 town town_priest
0 end_turn
3 accept 1 from 1
3 special swarm A3
3 end_turn
2 build H4
2 end_turn
1 accept 1 from 2
1 upgrade E8 trading_post
1 end_turn
3 decline 3 from 1
0 send water 2
0 end_turn
3 dig A1 2
3 build A1
3 town town_vp
3 end_turn
2 send fire 2
2 end_turn
1 build I9
1 end_turn
2 accept 1 from 1
0 convert pw_c
0 shipping
0 end_turn
3 send fire 2
3 end_turn
2 send fire 2
2 end_turn
1 upgrade E8 stronghold
1 end_turn
3 accept 3 from 1
0 burn
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 upgrade E10 trading_post
0 end_turn
3 convert pw_c
3 shipping
3 end_turn
2 build I7
2 end_turn
1 decline 6 from 0
1 accept 1 from 2
1 upgrade C4 trading_post
1 end_turn
0 decline 3 from 1
0 convert w_c
0 convert w_c
0 dig H3 1
0 build H3
0 end_turn
1 accept 1 from 0
3 special bonus_cult
3 step air
3 convert pw_c
3 end_turn
2 convert pw_w
2 upgrade H4 trading_post
2 town town_workers
2 end_turn
1 accept 1 from 2
1 convert pw_c
1 special engineer_bridge
1 bridge E8-G3
1 town town_workers
1 end_turn
0 dig H2 1
0 end_turn
3 special favor_cult_action
3 step air
3 end_turn
2 convert pw_c
2 convert w_c
2 build I8
2 end_turn
1 accept 1 from 2
1 power power_two_spades
1 dig I5 1
1 dig D6 1
1 build D6
1 end_turn
0 pass
3 upgrade E1 trading_post
3 end_turn
1 accept 1 from 3
2 pass
1 upgrade G3 trading_post
1 end_turn
2 decline 3 from 1
3 shipping
3 end_turn
1 build I5
1 end_turn
3 pass
1 send fire return
1 end_turn
1 send fire return
1 end_turn
1 send air return
1 end_turn
1 pass

result: 154 154 135 121
places: 1 1 3 4
hash: a99ce97243ea383a375766b4867d0f84bda7f86fef88efa2a4d748d98e52314d
