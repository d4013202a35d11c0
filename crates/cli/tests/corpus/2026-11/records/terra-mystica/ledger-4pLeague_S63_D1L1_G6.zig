ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
note.seat-0: player1
note.seat-1: player2
note.seat-2: player3
note.seat-3: player4
note.source: terra.snellman.net
setup: {"bonus_tiles":["bonus_spade","bonus_cult","bonus_coins","bonus_power_worker","bonus_priest","bonus_dwelling","bonus_shipping_vp"],"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["darklings","cultists","witches","dwarves"],"first_player":0,"free_conversions":true,"key_choice":"auto","offer_timing":"late","players":4,"promo_bonus_shipping":true,"promo_scoring_temple":true,"promo_town_tiles":true,"scoring_tiles":["score_town","score_stronghold_air","score_trading_post_water","score_stronghold_fire","score_trading_post_air","score_dwelling_water"],"setup":"full","transform_targets":"any","turn_order":"passing"}

0 place G5
1 place E6
2 place F4
3 place E7
3 place F6
2 place E9
1 place F5
0 place E10
3 bonus bonus_spade
2 bonus bonus_power_worker
1 bonus bonus_priest
0 bonus bonus_coins
0 upgrade E10 trading_post
0 end_turn
3 accept 1 from 0
2 accept 1 from 0
1 upgrade E6 trading_post
1 end_turn
2 accept 1 from 1
1 step earth
3 accept 1 from 1
2 upgrade E9 trading_post
2 end_turn
1 accept 1 from 2
0 accept 2 from 2
3 accept 1 from 2
3 burn
3 burn
3 burn
3 burn
3 power power_workers
3 end_turn
0 send earth 3
0 end_turn
1 upgrade E6 temple
1 favor favor_dwelling_vp
1 end_turn
3 accept 1 from 1
1 step earth
2 accept 1 from 1
2 burn
2 burn
2 power power_priest
2 end_turn
3 upgrade E7 trading_post
3 end_turn
2 accept 1 from 3
1 accept 2 from 3
0 upgrade E10 temple
0 favor favor_dwelling_vp
0 end_turn
3 accept 1 from 0
1 send air 3
1 end_turn
2 accept 2 from 0
2 shipping
2 end_turn
3 special bonus_spade
3 dig G3 1 to mountains
3 build G3
3 end_turn
0 pass bonus_cult
1 burn
1 burn
1 burn
1 burn
1 burn
1 burn
1 power power_two_spades
1 dig F3 1 to plains
1 dig G4 1 to plains
1 build G4
1 end_turn
0 decline 1 from 1
2 upgrade E9 temple
2 favor favor_power
2 end_turn
1 accept 1 from 2
3 accept 1 from 2
3 upgrade E7 temple
3 favor favor_worker_power
3 end_turn
0 accept 2 from 2
2 accept 1 from 3
1 accept 2 from 3
1 build F3
1 end_turn
2 accept 1 from 1
2 burn
2 power power_spade
2 dig C5 1 to forest
2 build C5
2 end_turn
3 pass bonus_coins
1 step air
1 pass bonus_spade
2 pass bonus_dwelling
0 dig G6 1 to swamp
3 dig D4 1 to mountains
1 dig G2 1 to desert
0 send water 3
0 end_turn
3 upgrade E7 sanctuary
3 favor favor_dwelling_vp
3 end_turn
1 accept 2 from 3
1 special bonus_spade
1 dig G2 1 to plains
1 build G2
1 end_turn
2 accept 1 from 3
2 accept 1 from 1
1 step air
2 burn
2 burn
2 power power_coins
2 end_turn
0 burn
0 power power_workers
0 end_turn
3 send fire 3
3 end_turn
1 send air 2
1 end_turn
2 build C4
2 end_turn
0 upgrade E10 sanctuary
0 favor favor_power
0 end_turn
2 accept 2 from 0
3 accept 1 from 0
3 build D4
3 end_turn
1 accept 2 from 3
1 convert pw_c
1 upgrade F3 trading_post
1 end_turn
2 accept 1 from 1
2 build C3
2 end_turn
0 special bonus_cult
0 step water
0 end_turn
3 accept 1 from 2
3 pass bonus_power_worker
1 step air
1 pass bonus_coins
2 build A10
2 end_turn
0 burn
0 burn
0 burn
0 convert pw_w
0 build G6
0 end_turn
2 pass bonus_spade
3 accept 1 from 0
0 pass bonus_shipping_vp
3 power power_coins
3 end_turn
1 convert pw_c
1 upgrade F3 temple
1 favor favor_trading_post_vp
1 end_turn
2 accept 1 from 1
2 send water 2
2 end_turn
1 step water
0 upgrade G5 trading_post
0 end_turn
3 accept 1 from 0
3 build C2
3 end_turn
1 accept 2 from 0
1 convert pw_c
1 upgrade G2 trading_post
1 end_turn
2 accept 1 from 1
2 send water 2
2 end_turn
0 dig D8 1 to swamp
0 build D8
0 end_turn
3 build H6
3 end_turn
0 accept 2 from 3
1 step water
1 accept 1 from 3
1 convert pw_c
1 send water 2
1 end_turn
2 special bonus_spade
2 dig D7 2 to forest
2 build D7
2 end_turn
0 accept 4 from 2
0 power power_priest
0 end_turn
3 pass bonus_cult
1 convert pw_c
1 pass bonus_dwelling
2 upgrade D7 trading_post
2 end_turn
0 accept 4 from 2
0 convert pw_c
0 shipping
0 end_turn
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 pass bonus_coins
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 shipping
0 end_turn
0 pass bonus_priest
1 dig E5 1 to plains
2 dig A11 1 to forest
0 dig H7 1 to swamp
3 power power_bridge
3 bridge C2-D4
3 end_turn
1 power power_coins
1 end_turn
2 build A11
2 end_turn
0 build H7
0 end_turn
3 accept 1 from 0
3 upgrade D4 trading_post
3 end_turn
2 accept 1 from 3
1 accept 2 from 3
1 shipping
1 end_turn
2 upgrade E9 sanctuary
2 convert pw_c
2 favor favor_trading_post_vp
2 end_turn
3 accept 1 from 2
0 decline 3 from 2
0 dig I10 1 to swamp
0 build I10
0 end_turn
1 accept 1 from 2
3 accept 1 from 0
3 upgrade D4 stronghold
3 town town_two_keys
3 end_turn
2 accept 1 from 3
1 accept 2 from 3
1 dig H5 1 to plains
1 build H5
1 end_turn
3 accept 1 from 1
2 convert pw_c
2 upgrade D7 stronghold
2 town town_coins
2 end_turn
0 accept 4 from 2
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 pass bonus_shipping_vp
3 power power_workers
3 end_turn
1 step water
1 build E5
1 town town_cults
1 end_turn
2 special ride I6
2 end_turn
3 build I9
3 end_turn
1 accept 1 from 3
1 convert pw_c
1 build I8
1 end_turn
3 accept 1 from 1
2 send air 2
2 convert pw_c
2 end_turn
3 special bonus_cult
3 step fire
3 end_turn
1 step fire
1 shipping
1 end_turn
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 pass bonus_spade
3 send fire 2
3 end_turn
1 build B2
1 end_turn
3 accept 1 from 1
3 send fire 2
3 end_turn
1 step fire
1 build H3
1 end_turn
3 pass bonus_coins
1 convert pw_c
1 pass bonus_cult
0 power power_coins
0 end_turn
2 send air 2
2 convert pw_c
2 end_turn
3 power power_two_spades
3 dig E4 2 to mountains
3 build E4
3 end_turn
1 accept 1 from 3
1 power power_bridge
1 bridge G4-H5
1 end_turn
0 shipping
0 end_turn
2 convert pw_c
2 upgrade C3 trading_post
2 end_turn
3 accept 3 from 2
3 build H8
3 end_turn
1 upgrade F5 trading_post
1 end_turn
3 accept 1 from 1
0 accept 2 from 3
0 accept 2 from 1
0 build B5
0 end_turn
1 step air
2 accept 3 from 1
2 accept 2 from 0
2 convert pw_c
2 upgrade C4 trading_post
2 convert pw_c
2 end_turn
0 accept 1 from 2
3 upgrade E4 trading_post
3 end_turn
1 accept 1 from 3
1 upgrade I8 trading_post
1 end_turn
0 dig B4 2 to swamp
0 build B4
0 end_turn
3 decline 1 from 1
2 accept 2 from 0
2 upgrade A10 trading_post
2 end_turn
3 build G1
3 end_turn
1 accept 1 from 3
1 convert pw_c
1 convert pw_c
1 upgrade H5 trading_post
1 town town_coins
1 end_turn
3 decline 2 from 1
0 accept 1 from 2
0 upgrade D8 trading_post
0 end_turn
2 accept 3 from 0
2 power power_workers
2 end_turn
3 pass bonus_dwelling
1 send earth 2
1 end_turn
0 convert pw_c
0 upgrade B5 trading_post
0 end_turn
2 accept 4 from 0
2 upgrade F4 trading_post
2 end_turn
1 accept 6 from 2
1 power power_spade
1 dig B3 1 to plains
1 build B3
1 end_turn
0 dig A7 1 to swamp
0 convert pw_c
0 convert pw_c
0 build A7
0 end_turn
2 special bonus_spade
2 dig D5 1 to forest
2 no_build
2 end_turn
3 accept 3 from 2
3 accept 1 from 1
1 step earth
1 special bonus_cult
1 step water
1 end_turn
0 convert pw_c
0 pass bonus_coins
2 special ride D5
2 end_turn
3 decline 6 from 2
1 convert pw_c
1 pass bonus_shipping_vp
2 upgrade C3 temple
2 favor favor_pass_trading_posts
2 convert pw_w
2 burn
2 burn
2 convert pw_c
2 convert pw_c
2 end_turn
2 upgrade D5 trading_post
2 end_turn
2 pass bonus_cult
3 decline 3 from 2
3 decline 6 from 2
1 dig I7 1 to plains
1 dig B1 1 to plains
2 dig D6 2 to forest
3 power power_coins
3 end_turn
0 build A8
0 end_turn
1 build I7
1 end_turn
2 accept 1 from 1
2 power power_bridge
2 bridge C4-D5
2 end_turn
3 digging
3 end_turn
0 power power_priest
0 end_turn
1 build B1
1 end_turn
2 build D6
2 town town_cults
2 end_turn
3 digging
3 end_turn
0 dig I11 2 to swamp
0 build I11
0 end_turn
3 accept 1 from 0
1 build A1
1 end_turn
2 shipping
2 end_turn
3 dig E11 1 to forest
3 end_turn
0 upgrade B5 temple
0 favor favor_town_six
0 town town_priest
0 end_turn
1 shipping
1 end_turn
2 decline 4 from 0
2 special ride E11
2 end_turn
0 decline 5 from 2
3 build I3
3 end_turn
1 accept 1 from 3
0 upgrade B4 trading_post
0 town town_priest
0 end_turn
1 convert pw_c
1 convert pw_c
1 digging
1 end_turn
2 accept 2 from 0
2 shipping
2 end_turn
3 dig F2 1 to mountains
3 end_turn
0 send air return
0 end_turn
1 convert w_c
1 convert pw_c
1 convert pw_c
1 convert pw_c
1 convert pw_c
1 digging
1 end_turn
2 special bonus_cult
2 step fire
2 end_turn
3 dig A5 1 to wasteland
3 end_turn
0 burn
0 burn
0 convert pw_w
0 convert pw_c
0 dig F7 1 to swamp
0 build F7
0 end_turn
2 accept 1 from 0
3 accept 1 from 0
1 pass
2 burn
2 convert pw_w
2 dig H4 1 to forest
2 build H4
2 end_turn
3 accept 1 from 2
3 burn
3 burn
3 power power_workers
3 end_turn
1 decline 5 from 2
0 send fire 2
0 end_turn
2 pass
3 dig C1 1 to lakes
3 end_turn
0 pass
3 dig C1 1 to swamp
3 end_turn
3 pass

result: 122 161 121 133
places: 3 1 4 2
hash: 241533035f2cd499c5c5c2b51159863154e692ff2944a72649f307493e5f6c49
