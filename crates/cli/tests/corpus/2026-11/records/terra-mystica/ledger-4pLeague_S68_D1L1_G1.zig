ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
note.seat-0: player1
note.seat-1: player2
note.seat-2: player3
note.seat-3: player4
note.source: terra.snellman.net
setup: {"bonus_tiles":["bonus_spade","bonus_cult","bonus_shipping","bonus_trading_post","bonus_priest","bonus_dwelling","bonus_shipping_vp"],"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["cultists","darklings","witches","nomads"],"first_player":0,"free_conversions":true,"key_choice":"auto","offer_timing":"late","players":4,"promo_bonus_shipping":true,"promo_scoring_temple":true,"promo_town_tiles":true,"scoring_tiles":["score_stronghold_air","score_spade","score_town","score_stronghold_fire","score_temple","score_dwelling_fire"],"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

0 place E6
1 place E5
2 place F4
3 place D3
3 place F3
2 place E9
1 place G5
0 place F7
3 place G4
3 bonus bonus_spade
2 bonus bonus_priest
1 bonus bonus_cult
0 bonus bonus_trading_post
0 upgrade E6 trading_post
0 end_turn
1 accept 1 from 0
1 upgrade E5 trading_post
1 end_turn
0 step air
0 accept 2 from 1
2 accept 1 from 0
2 upgrade F4 trading_post
2 end_turn
0 accept 2 from 2
3 accept 1 from 0
3 accept 1 from 1
3 accept 1 from 2
3 upgrade G4 trading_post
3 end_turn
0 upgrade E6 temple
0 favor favor_dwelling_vp
0 end_turn
1 accept 1 from 3
1 accept 2 from 0
1 upgrade E5 temple
1 favor favor_dwelling_vp
1 end_turn
0 step air
0 accept 2 from 1
2 accept 2 from 0
2 upgrade F4 stronghold
2 end_turn
0 accept 2 from 2
3 accept 1 from 0
3 accept 1 from 1
3 accept 1 from 2
3 burn
3 burn
3 burn
3 burn
3 burn
3 power power_two_spades
3 dig G2 1
3 dig F5 1
3 build F5
3 end_turn
0 burn
0 power power_coins
0 end_turn
2 accept 1 from 3
1 accept 1 from 3
1 burn
1 burn
1 burn
1 burn
1 power power_workers
1 end_turn
2 send air 3
2 end_turn
3 upgrade G4 temple
3 favor favor_dwelling_vp
3 end_turn
0 burn
0 burn
0 burn
0 power power_priest
0 end_turn
1 accept 1 from 3
1 special bonus_cult
1 step earth
1 end_turn
2 special ride C3
2 end_turn
3 special bonus_spade
3 dig E3 1
3 build E3
3 end_turn
0 convert p_w
0 upgrade E6 sanctuary
0 favor favor_worker_power
0 end_turn
2 accept 3 from 0
0 step earth
3 accept 1 from 0
1 accept 2 from 0
1 burn
1 burn
1 burn
1 convert p_w
1 convert pw_w
1 upgrade E5 sanctuary
1 favor favor_worker_power
1 end_turn
3 accept 1 from 1
2 pass bonus_dwelling
3 pass bonus_priest
0 accept 3 from 1
0 pass bonus_spade
1 pass bonus_shipping
2 power power_coins
2 end_turn
3 send earth 3
3 end_turn
0 send fire 3
0 end_turn
1 power power_priest
1 end_turn
2 upgrade E9 trading_post
2 end_turn
3 accept 1 from 2
3 build G2
3 end_turn
2 accept 3 from 3
0 special bonus_spade
0 dig E10 1
0 build E10
0 end_turn
2 accept 2 from 0
0 step earth
1 dig G6 1
1 build G6
1 end_turn
2 burn
2 burn
2 power power_two_spades
2 dig D5 1
2 dig E7 1
2 build E7
2 end_turn
3 send earth 2
3 end_turn
0 accept 1 from 1
0 accept 3 from 2
0 power power_spade
0 dig G7 1
0 build G7
0 end_turn
1 accept 1 from 0
1 burn
1 convert pw_c
1 convert w_c
1 dig E4 1
1 build E4
1 end_turn
3 accept 2 from 1
2 upgrade E9 temple
2 favor favor_trading_post_vp
2 end_turn
0 step earth
0 accept 1 from 2
3 accept 1 from 2
3 pass bonus_cult
0 build D8
0 end_turn
1 dig H7 1
1 end_turn
2 special ride F2
2 end_turn
0 pass bonus_trading_post
3 accept 1 from 2
1 pass bonus_shipping_vp
2 pass bonus_spade
3 power power_coins
3 end_turn
0 send water 3
0 end_turn
1 shipping
1 end_turn
2 build D5
2 end_turn
3 special bonus_cult
3 step earth
3 end_turn
0 upgrade E10 trading_post
0 end_turn
2 accept 2 from 0
0 step earth
1 convert pw_c
1 shipping
1 end_turn
2 upgrade E7 trading_post
2 town town_two_keys
2 end_turn
0 accept 3 from 2
3 pass bonus_dwelling
0 upgrade F7 trading_post
0 end_turn
1 accept 1 from 0
1 convert w_c
1 convert w_c
1 build B3
1 end_turn
0 step earth
2 special ride D1
2 end_turn
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 upgrade G7 trading_post
0 town town_cults
0 end_turn
1 accept 1 from 0
1 convert pw_c
1 convert w_c
1 build H7
1 end_turn
0 step fire
2 special bonus_spade
2 dig F1 1
2 build F1
2 end_turn
0 convert pw_c
0 pass bonus_cult
1 pass bonus_priest
2 send earth 2
2 end_turn
2 pass bonus_shipping
3 dig C1 2
0 dig D7 2
1 dig I10 1
2 dig E1 1
3 upgrade G4 sanctuary
3 favor favor_trading_post_vp
3 end_turn
1 accept 1 from 3
0 power power_coins
0 end_turn
1 convert w_c
1 build I10
1 end_turn
2 upgrade F2 trading_post
2 convert pw_c
2 end_turn
3 accept 1 from 2
3 shipping
3 end_turn
0 build D7
0 end_turn
1 convert w_c
1 convert w_c
1 build H5
1 end_turn
2 accept 2 from 0
2 build C4
2 end_turn
0 step fire
3 upgrade F5 trading_post
3 end_turn
0 upgrade G7 stronghold
0 end_turn
1 accept 1 from 3
1 accept 1 from 0
1 convert pw_c
1 convert w_c
1 dig G1 3
1 build G1
1 end_turn
0 step fire
2 accept 2 from 3
2 convert pw_c
2 convert pw_c
2 send fire 2
2 end_turn
3 upgrade F5 stronghold
3 end_turn
0 convert pw_c
0 pass bonus_shipping_vp
2 accept 2 from 3
1 accept 1 from 3
1 pass bonus_spade
2 power power_two_spades
2 dig E1 1
2 dig C2 1
2 build C2
2 end_turn
3 build I7
3 end_turn
2 convert pw_c
2 convert pw_c
2 build E1
2 end_turn
3 special sandstorm H4
3 build H4
3 end_turn
1 accept 1 from 2
1 accept 1 from 3
2 special ride G3
2 end_turn
1 decline 1 from 2
3 accept 1 from 2
3 burn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 convert w_c
3 shipping
3 end_turn
2 pass bonus_trading_post
3 convert w_c
3 convert w_c
3 build E8
3 end_turn
3 pass bonus_cult
2 accept 3 from 3
0 power power_coins
0 end_turn
1 power power_bridge
1 bridge E4-G1
1 end_turn
2 burn
2 burn
2 power power_priest
2 end_turn
3 special sandstorm H6
3 build H6
3 town town_coins
3 end_turn
0 shipping
0 end_turn
1 decline 3 from 3
1 upgrade G5 trading_post
1 end_turn
2 upgrade E7 temple
2 favor favor_pass_trading_posts
2 end_turn
3 decline 7 from 1
3 accept 1 from 2
3 upgrade G2 trading_post
3 end_turn
0 accept 3 from 2
0 upgrade E10 temple
0 favor favor_pass_trading_posts
0 end_turn
1 convert pw_c
1 convert w_c
1 convert w_c
1 convert w_c
1 convert w_c
1 upgrade G5 temple
1 favor favor_trading_post_vp
1 end_turn
2 decline 3 from 3
2 accept 2 from 0
2 send air 2
2 end_turn
0 step water
3 decline 7 from 1
3 send water 2
3 end_turn
0 shipping
0 end_turn
1 send water 2
1 end_turn
2 send water 2
2 end_turn
3 upgrade G2 temple
3 favor favor_town_six
3 end_turn
0 convert pw_p
0 shipping
0 end_turn
1 pass bonus_dwelling
2 accept 3 from 3
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 upgrade C2 trading_post
2 end_turn
3 special bonus_cult
3 step water
3 end_turn
0 build B2
0 end_turn
1 accept 1 from 2
2 decline 2 from 0
2 special ride A3
2 end_turn
3 pass bonus_priest
1 decline 1 from 0
0 build A7
0 end_turn
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 upgrade D5 trading_post
2 end_turn
0 pass bonus_spade
3 accept 1 from 2
2 pass bonus_shipping_vp
1 upgrade G6 trading_post
1 end_turn
3 power power_bridge
3 bridge G2-H4
3 end_turn
0 decline 5 from 1
0 burn
0 burn
0 burn
0 burn
0 power power_coins
0 end_turn
2 shipping
2 end_turn
1 dig H3 1
1 build H3
1 end_turn
3 upgrade H4 trading_post
3 town town_coins
3 end_turn
0 digging
0 end_turn
2 accept 1 from 3
2 power power_priest
2 end_turn
1 accept 1 from 3
1 burn
1 burn
1 convert pw_c
1 convert pw_c
1 dig C1 2
1 build C1
1 end_turn
3 accept 1 from 1
3 build B4
3 end_turn
2 accept 1 from 3
0 special bonus_spade
0 dig D6 2
0 build D6
0 end_turn
2 decline 1 from 0
2 dig D2 1
2 build D2
2 end_turn
1 accept 1 from 2
1 convert w_c
1 convert w_c
1 convert w_c
1 upgrade I10 trading_post
1 town town_workers
1 end_turn
3 accept 2 from 2
3 accept 1 from 1
3 upgrade F3 trading_post
3 end_turn
0 decline 3 from 3
0 digging
0 end_turn
2 accept 3 from 3
2 upgrade D2 trading_post
2 town town_cults
2 end_turn
1 decline 3 from 3
1 accept 1 from 2
1 burn
1 convert pw_c
1 convert w_c
1 dig I4 1
1 build I4
1 town town_vp
1 end_turn
3 accept 2 from 2
3 shipping
3 end_turn
0 dig B1 1
0 build B1
0 end_turn
2 special ride I6
2 end_turn
3 accept 1 from 2
1 pass
3 convert pw_c
3 build H1
3 end_turn
0 build A1
0 end_turn
2 shipping
2 end_turn
3 send water return
3 end_turn
0 pass
2 convert pw_c
2 shipping
2 end_turn
3 special sandstorm B5
3 convert pw_c
3 convert pw_c
3 build B5
3 end_turn
2 accept 1 from 3
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 upgrade D5 temple
2 favor favor_cult_action
2 end_turn
3 accept 1 from 2
3 burn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 upgrade H6 trading_post
3 end_turn
1 decline 5 from 3
2 burn
2 burn
2 convert pw_c
2 convert pw_c
2 convert w_c
2 upgrade I6 trading_post
2 end_turn
3 accept 1 from 2
3 burn
3 convert pw_c
3 convert w_c
3 build B6
3 end_turn
2 convert w_c
2 convert w_c
2 build A10
2 end_turn
3 accept 1 from 2
3 send air 2
3 end_turn
2 special favor_cult_action
2 step earth
2 end_turn
3 pass
2 pass

result: 140 122 139 123
places: 1 4 2 3
hash: dee34d4f57cae022d7701994d15d7827f33781a30a45292dfc2eb2430a822e72
