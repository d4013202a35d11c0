ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
note.source: terra.snellman.net
setup: {"bonus_tiles":["bonus_spade","bonus_cult","bonus_shipping","bonus_power_worker","bonus_stronghold","bonus_trading_post","bonus_priest","bonus_dwelling"],"build_after_spades":"transformed_hex","cultists_decline_power":false,"faction_choice":"given","factions":["mermaids","halflings","fakirs","witches","dwarves"],"first_player":0,"free_conversions":true,"key_choice":"auto","offer_timing":"late","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"scoring_tiles":["score_trading_post_air","score_dwelling_fire","score_trading_post_water","score_spade","score_dwelling_water","score_stronghold_air"],"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

0 place E4
1 place F7
2 place F3
3 place F4
4 place F6
4 place E7
3 place F2
2 place D3
1 place H7
0 place D2
4 bonus bonus_stronghold
3 bonus bonus_spade
2 bonus bonus_cult
1 bonus bonus_power_worker
0 bonus bonus_priest
0 upgrade E4 trading_post
0 end_turn
1 upgrade F7 trading_post
1 end_turn
4 accept 1 from 1
2 accept 1 from 0
2 burn
2 burn
2 burn
2 power power_priest
2 end_turn
3 upgrade F4 trading_post
3 end_turn
2 accept 1 from 3
4 accept 1 from 3
4 burn
4 burn
4 burn
4 burn
4 power power_workers
4 end_turn
0 burn
0 burn
0 burn
0 burn
0 power power_coins
0 end_turn
1 upgrade F7 temple
1 favor favor_dwelling_vp
1 end_turn
4 accept 1 from 1
2 upgrade D3 trading_post
2 end_turn
0 accept 3 from 2
3 upgrade F4 stronghold
3 end_turn
2 accept 1 from 3
4 accept 1 from 3
4 upgrade E7 trading_post
4 end_turn
3 accept 3 from 4
0 upgrade E4 temple
0 favor favor_dwelling_vp
0 end_turn
1 burn
1 burn
1 burn
1 burn
1 burn
1 burn
1 power power_two_spades
1 dig E10 1
1 dig G5 1
1 build G5
1 end_turn
4 accept 1 from 1
2 accept 2 from 0
2 upgrade D3 temple
2 favor favor_power
2 end_turn
0 accept 3 from 2
3 special ride G3
3 end_turn
4 upgrade E7 stronghold
4 end_turn
3 decline 3 from 4
0 shipping
0 end_turn
1 build E10
1 end_turn
2 special bonus_cult
2 step air
2 end_turn
3 special bonus_spade
3 dig H4 1
3 no_build
3 end_turn
4 accept 1 from 1
4 upgrade F6 trading_post
4 end_turn
0 build H2
0 end_turn
1 accept 4 from 4
1 build D8
1 end_turn
2 pass bonus_dwelling
3 pass bonus_shipping
4 pass bonus_spade
0 pass bonus_cult
1 pass bonus_stronghold
2 dig E6 1
2 build E6
2 end_turn
3 decline 3 from 2
3 special ride D1
3 end_turn
0 accept 1 from 3
4 accept 3 from 2
4 special bonus_spade
4 dig D4 1
4 build D4
4 end_turn
0 shipping
0 end_turn
1 send earth 3
1 end_turn
2 accept 1 from 4
2 burn
2 burn
2 burn
2 burn
2 power power_spade
2 dig B2 1
2 build B2
2 end_turn
3 build H4
3 end_turn
4 burn
4 power power_workers
4 end_turn
0 build A4
0 end_turn
1 convert pw_c
1 build F5
1 end_turn
2 accept 1 from 0
2 build A5
2 end_turn
3 burn
3 burn
3 burn
3 power power_two_spades
3 dig F1 1
3 dig G1 1
3 build G1
3 end_turn
0 accept 1 from 2
4 accept 2 from 1
4 build C2
4 end_turn
0 build I4
0 end_turn
1 pass bonus_power_worker
2 accept 1 from 4
2 build E8
2 end_turn
3 build F1
3 end_turn
4 accept 3 from 2
4 build H6
4 end_turn
1 accept 2 from 4
0 burn
0 burn
0 burn
0 power power_coins
0 end_turn
2 pass bonus_trading_post
3 pass bonus_dwelling
4 pass bonus_stronghold
0 special bonus_cult
0 step water
0 end_turn
0 pass bonus_spade
1 power power_coins
1 end_turn
2 burn
2 power power_spade
2 dig A7 1
2 build A7
2 end_turn
3 special ride A3
3 end_turn
4 upgrade C2 trading_post
4 end_turn
2 accept 1 from 4
0 accept 1 from 3
0 send water 3
0 end_turn
1 upgrade G5 trading_post
1 end_turn
2 upgrade E6 trading_post
2 end_turn
3 decline 3 from 2
3 upgrade D1 trading_post
3 end_turn
0 accept 1 from 3
4 accept 3 from 1
4 decline 4 from 2
4 power power_bridge
4 bridge C2-D4
4 end_turn
0 special bonus_spade
0 dig C3 1
0 build C3
0 end_turn
4 accept 1 from 0
1 upgrade F5 trading_post
1 end_turn
4 accept 2 from 1
2 upgrade F3 trading_post
2 end_turn
3 accept 3 from 2
3 pass bonus_cult
4 dig E9 1
4 build E9
4 convert pw_c
4 end_turn
0 build D5
0 end_turn
4 decline 4 from 0
1 accept 3 from 4
1 digging
1 end_turn
2 accept 1 from 0
2 pass bonus_dwelling
4 power power_priest
4 end_turn
0 upgrade D5 trading_post
0 end_turn
2 accept 1 from 0
4 decline 4 from 0
1 pass bonus_trading_post
4 send earth 2
4 end_turn
0 upgrade D5 temple
0 favor favor_cult_action
0 end_turn
4 decline 4 from 0
4 pass bonus_power_worker
2 accept 1 from 0
0 special favor_cult_action
0 step earth
0 end_turn
0 pass bonus_priest
0 dig I3 2
3 upgrade D1 temple
3 favor favor_air_three
3 end_turn
0 accept 1 from 3
4 power power_spade
4 dig D7 1
4 build D7
4 end_turn
1 accept 2 from 4
0 power power_coins
0 end_turn
1 digging
1 end_turn
2 power power_priest
2 end_turn
3 burn
3 power power_two_spades
3 dig E1 2
3 build E1
3 end_turn
4 convert w_c
4 upgrade C2 temple
4 favor favor_worker_power
4 end_turn
2 accept 1 from 4
0 dig C4 1
0 build C4
0 end_turn
1 dig H8 3
1 no_build
1 end_turn
2 dig G2 1
2 build G2
2 end_turn
3 decline 3 from 2
3 special ride I6
3 end_turn
4 pass bonus_stronghold
0 send fire 3
0 end_turn
1 burn
1 power power_workers
1 end_turn
2 build I7
2 end_turn
3 accept 2 from 2
3 burn
3 burn
3 convert pw_c
3 convert pw_c
3 upgrade H4 trading_post
3 end_turn
0 send earth 2
0 end_turn
2 accept 1 from 3
1 dig G4 1
1 no_build
1 end_turn
2 build B4
2 end_turn
3 convert w_c
3 convert w_c
3 convert w_c
3 convert w_c
3 upgrade H4 temple
3 favor favor_power
3 end_turn
2 accept 1 from 3
0 accept 1 from 2
0 send earth 2
0 end_turn
1 dig I10 2
1 no_build
1 end_turn
2 convert pw_c
2 pass bonus_spade
3 pass bonus_dwelling
0 special favor_cult_action
0 step earth
0 end_turn
1 dig G6 2
1 no_build
1 end_turn
0 dig I2 1
0 no_build
0 end_turn
1 dig E11 2
1 no_build
1 end_turn
0 convert pw_c
0 pass bonus_power_worker
1 dig G7 1
1 no_build
1 end_turn
1 dig I11 1
1 end_turn
1 pass bonus_cult
4 burn
4 burn
4 power power_coins
4 end_turn
0 power power_spade
0 dig B5 1
0 build B5
0 end_turn
1 send air 3
1 end_turn
2 accept 1 from 0
2 special bonus_spade
2 dig A6 1
2 build A6
2 end_turn
3 dig E3 2
3 build E3
3 end_turn
0 decline 3 from 3
2 decline 2 from 3
4 build C5
4 end_turn
0 upgrade B5 trading_post
0 end_turn
1 build G4
1 end_turn
2 accept 1 from 0
2 convert pw_c
2 upgrade F3 temple
2 favor favor_town_six
2 end_turn
3 decline 3 from 2
3 burn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 upgrade E3 trading_post
3 town town_cults
3 end_turn
2 accept 2 from 3
0 decline 3 from 3
4 accept 1 from 1
4 upgrade C2 sanctuary
4 favor favor_trading_post_vp
4 town town_workers
4 end_turn
0 upgrade C4 trading_post
0 connect r10
0 town town_coins
0 end_turn
1 build G7
1 end_turn
2 accept 1 from 4
2 accept 1 from 0
2 convert pw_c
2 upgrade A5 trading_post
2 end_turn
0 accept 1 from 2
3 special ride A10
3 end_turn
0 accept 2 from 3
4 upgrade D7 trading_post
4 end_turn
1 decline 2 from 4
0 special favor_cult_action
0 step fire
0 end_turn
1 build I10
1 town town_workers
1 end_turn
4 accept 1 from 1
2 convert pw_c
2 convert pw_c
2 convert pw_c
2 upgrade B2 trading_post
2 town town_coins
2 end_turn
0 accept 1 from 2
3 pass bonus_trading_post
4 accept 3 from 2
4 upgrade E9 trading_post
4 town town_priest
4 end_turn
1 decline 3 from 4
0 build I2
0 end_turn
1 build E11
1 end_turn
2 pass bonus_dwelling
4 send earth return
4 end_turn
0 build I3
0 end_turn
1 upgrade D8 trading_post
1 town town_cults
1 end_turn
4 accept 2 from 1
4 power power_priest
4 end_turn
0 build A11
0 end_turn
1 special bonus_cult
1 step earth
1 end_turn
4 build I9
4 end_turn
0 send earth return
0 end_turn
3 accept 1 from 0
1 burn
1 power power_workers
1 end_turn
4 pass bonus_spade
0 send earth return
0 end_turn
1 build G6
1 end_turn
0 pass bonus_stronghold
1 build H8
1 end_turn
1 pass bonus_priest
4 decline 2 from 1
3 power power_bridge
3 bridge F4-G3
3 end_turn
4 power power_workers
4 end_turn
0 special favor_cult_action
0 step earth
0 end_turn
1 send water 2
1 end_turn
2 power power_coins
2 end_turn
3 convert pw_c
3 convert pw_c
3 convert w_c
3 upgrade H4 sanctuary
3 town town_priest
3 favor favor_water_three
3 end_turn
2 accept 1 from 3
4 digging
4 end_turn
0 convert pw_c
0 convert pw_c
0 send fire 2
0 end_turn
1 send air 2
1 end_turn
2 upgrade F3 sanctuary
2 favor favor_fire_three
2 town town_power
2 end_turn
3 decline 3 from 2
3 send air 2
3 end_turn
4 digging
4 end_turn
0 upgrade D5 sanctuary
0 favor favor_town_six
0 convert pw_c
0 end_turn
2 accept 1 from 0
1 power power_priest
1 end_turn
2 power power_spade
2 dig E2 1
2 build E2
2 end_turn
0 accept 1 from 2
3 decline 7 from 2
3 send water 2
3 end_turn
4 decline 4 from 0
4 special bonus_spade
4 dig D6 1
4 no_build
4 end_turn
0 upgrade I2 trading_post
0 end_turn
1 upgrade F7 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
4 decline 2 from 1
2 upgrade E6 stronghold
2 end_turn
3 decline 3 from 2
3 send water 2
3 end_turn
4 decline 4 from 2
4 dig A12 1
4 no_build
4 end_turn
0 convert p_w
0 convert w_c
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 convert pw_c
0 upgrade I2 stronghold
0 town town_power
0 end_turn
1 dig I12 2
1 end_turn
2 convert p_w
2 build B1
2 end_turn
3 burn
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 convert pw_c
3 shipping
3 end_turn
4 convert p_w
4 dig I11 1
4 end_turn
0 send water return
0 end_turn
1 dig I11 2
1 end_turn
2 pass
3 send water return
3 end_turn
4 pass
0 pass
1 send fire 2
1 end_turn
3 pass
1 pass

result: 127 158 137 102 107
places: 3 1 2 5 4
hash: b9d6ae6e7efe8743ea0b2b7944e4cc8fd6a2b3668e4f9866990ec8b75d3ce244
