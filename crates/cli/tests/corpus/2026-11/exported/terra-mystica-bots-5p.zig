ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: c742617308a521ba8b45afdf05aff21e59e821c70b3fe4567e336f3edce0526f
note.commitment: 61142cec5a21576598b9b76da90715809a3d3cfbfc761acf8cbb72af98a09414
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.seat-2: bot novice
note.seat-3: bot novice
note.seat-4: bot novice
note.table: 0147jbsxs630
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 4
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_bonus bonus_spade
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_power_worker
4 take swarmlings
0 take dwarves
1 take chaos_magicians
2 take darklings
3 take auren
4 place D2
0 place C2
2 place B3
3 place G3
3 place I11
2 place H5
0 place F6
4 place G6
1 place I1
3 bonus bonus_coins
2 bonus bonus_stronghold
1 bonus bonus_power_worker
0 bonus bonus_spade
4 bonus bonus_priest
4 send earth return
4 end_turn
0 dig G4 1
0 end_turn
1 send fire 2
1 end_turn
2 dig A5 1
2 end_turn
3 pass bonus_cult
4 pass bonus_coins
0 special bonus_spade
0 dig F5 1
0 end_turn
1 upgrade I1 trading_post
1 end_turn
2 pass bonus_shipping
0 upgrade F6 trading_post
0 end_turn
4 accept 1 from 0
1 upgrade I1 stronghold
1 end_turn
0 pass bonus_priest
1 special double_action
1 pass bonus_stronghold
3 power power_bridge
3 bridge E8-G3
3 end_turn
4 send earth 3
4 end_turn
0 send fire 3
0 end_turn
1 dig H1 1
1 no_build
1 end_turn
2 dig A5 1
2 no_build
2 end_turn
3 special bonus_cult
3 step earth
3 end_turn
4 dig D1 1
4 no_build
4 end_turn
0 pass bonus_power_worker
1 build H1
1 end_turn
2 upgrade B3 trading_post
2 end_turn
0 accept 1 from 2
3 dig H4 1
3 build H4
3 end_turn
2 accept 1 from 3
4 dig G5 1
4 build G5
4 end_turn
0 accept 2 from 4
1 pass bonus_spade
2 build A5
2 end_turn
3 dig H7 1
3 end_turn
4 pass bonus_priest
2 upgrade H5 trading_post
2 end_turn
3 accept 2 from 2
3 pass bonus_trading_post
2 upgrade H5 stronghold
2 end_turn
3 accept 2 from 2
2 pass bonus_coins
4 dig C1 1
0 build H6
0 end_turn
4 accept 1 from 0
1 upgrade H1 trading_post
1 end_turn
2 upgrade B3 temple
2 favor favor_coins
2 end_turn
0 accept 1 from 2
3 upgrade H4 trading_post
3 end_turn
2 accept 3 from 3
4 digging
4 end_turn
0 upgrade H6 trading_post
0 end_turn
4 accept 1 from 0
1 dig I2 1
1 end_turn
2 pass bonus_cult
3 upgrade H4 stronghold
3 favor favor_dwelling_vp
3 end_turn
2 decline 3 from 3
4 dig H7 1
4 build H7
4 end_turn
0 accept 2 from 4
3 accept 1 from 4
0 send air 2
0 end_turn
1 special double_action
1 pass bonus_coins
3 special auren_cult
3 step earth
3 end_turn
4 build I10
4 end_turn
0 accept 2 from 4
3 accept 1 from 4
0 pass bonus_spade
3 pass bonus_stronghold
4 build C1
4 end_turn
4 upgrade I10 trading_post
4 end_turn
0 accept 2 from 4
3 accept 1 from 4
4 pass bonus_trading_post
2 dig B2 1
2 build B2
2 end_turn
0 accept 1 from 2
3 send water return
3 end_turn
4 dig E3 3
4 no_build
4 end_turn
0 send water return
0 end_turn
1 special double_action
1 dig H2 1
1 pass bonus_shipping
2 power power_spade
2 dig A4 1
2 build A4
2 end_turn
3 dig I12 2
3 end_turn
4 power power_priest
4 end_turn
0 upgrade H6 temple
0 favor favor_town_six
0 end_turn
4 accept 4 from 0
2 pass bonus_coins
3 pass bonus_priest
4 pass bonus_power_worker
0 special bonus_spade
0 dig E10 1
0 end_turn
0 pass bonus_stronghold
1 power power_priest
1 end_turn
2 send earth return
2 end_turn
3 digging
3 end_turn
4 power power_coins
4 end_turn
0 pass bonus_spade
1 send fire return
1 end_turn
2 upgrade B3 sanctuary
2 favor favor_power
2 end_turn
0 accept 1 from 2
3 build I12
3 end_turn
4 send water return
4 end_turn
1 dig H2 2
1 end_turn
2 pass bonus_stronghold
3 pass bonus_cult
4 dig F7 2
4 no_build
4 end_turn
1 pass bonus_coins
4 dig E2 2
4 build E2
4 end_turn
4 pass bonus_shipping
0 dig A6 1
0 build A6
0 end_turn
2 accept 4 from 0
1 special double_action
1 build H2
1 upgrade H2 trading_post
1 end_turn
2 upgrade B2 trading_post
2 town town_cults
2 end_turn
0 accept 1 from 2
3 dig E8 2
3 end_turn
4 build D1
4 end_turn
0 send water 3
0 end_turn
1 pass
2 power power_spade
2 dig A3 2
2 build A3
2 end_turn
3 pass
4 upgrade H7 trading_post
4 end_turn
0 accept 2 from 4
3 accept 1 from 4
0 upgrade F6 stronghold
0 plan pw_w 1
0 end_turn
4 accept 2 from 0
2 dig I9 1
2 end_turn
4 build F7
4 town town_workers
4 end_turn
0 accept 3 from 4
0 send air 3
0 end_turn
2 upgrade A5 trading_post
2 end_turn
0 accept 1 from 2
4 build E11
4 end_turn
0 send water return
0 end_turn
2 pass
4 upgrade F7 trading_post
4 plan w_c 1
4 end_turn
0 decline 3 from 4
0 special bonus_spade
0 dig F5 1
0 end_turn
4 power power_priest
4 end_turn
0 pass
4 pass

result: 58 46 79 43 72
places: 3 4 1 5 2
hash: 3cae3309003c42ec92e743b4ed6361d42da59094090bb03e976f70b43be169e3
