ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: de1d07d684e011a82206ee4614168d376c8b7a7c76fd674033158f733a23e4fe
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["dwarves","chaos_magicians","swarmlings","witches","darklings"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_town
* deal_scoring score_dwelling_fire
* deal_scoring score_spade
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
* deal_bonus bonus_coins
0 place F6
2 place G6
3 place I11
4 place E10
4 place G5
3 place E9
2 place D2
0 place G1
1 place E3
4 bonus bonus_stronghold
3 bonus bonus_power_worker
2 bonus bonus_spade
1 bonus bonus_coins
0 bonus bonus_cult
0 build H6
0 end_turn
4 accept 1 from 0
1 dig D3 1
1 build D3
1 end_turn
2 accept 1 from 1
2 special bonus_spade
2 dig C1 1
2 build C1
2 end_turn
1 accept 1 from 2
3 power power_spade
3 dig H8 1
3 build H8
3 end_turn
2 accept 1 from 3
4 dig H7 1
4 build H7
4 end_turn
0 accept 1 from 4
2 accept 1 from 4
3 accept 2 from 4
0 build I9
0 end_turn
1 power power_workers
1 end_turn
2 power power_priest
2 end_turn
3 dig I10 1
3 build I10
3 end_turn
4 accept 1 from 3
0 accept 1 from 3
4 power power_coins
4 end_turn
0 special bonus_cult
0 step water
0 end_turn
1 pass bonus_dwelling
2 send earth 3
2 end_turn
3 pass bonus_coins
4 pass bonus_power_worker
0 pass bonus_stronghold
2 dig D1 1
2 build D1
2 end_turn
2 pass bonus_shipping
2 dig E1 1
1 dig E2 2
1 build E2
1 end_turn
2 decline 2 from 1
2 build E1
2 end_turn
1 accept 1 from 2
3 upgrade H8 trading_post
3 end_turn
4 accept 1 from 3
2 accept 1 from 3
4 upgrade G5 trading_post
4 end_turn
0 decline 2 from 4
2 accept 1 from 4
0 build I3
0 end_turn
1 pass bonus_spade
2 power power_coins
2 end_turn
3 upgrade H8 temple
3 favor favor_trading_post_vp
3 end_turn
4 accept 1 from 3
2 accept 1 from 3
4 upgrade G5 temple
4 favor favor_trading_post_vp
4 end_turn
0 decline 2 from 4
2 accept 1 from 4
0 power power_spade
0 dig D7 1
0 build D7
0 end_turn
3 accept 1 from 0
4 accept 1 from 0
2 build A4
2 end_turn
3 upgrade I10 trading_post
3 end_turn
4 accept 1 from 3
0 accept 1 from 3
4 upgrade G5 sanctuary
4 favor favor_pass_trading_posts
4 end_turn
0 decline 2 from 4
2 accept 1 from 4
0 build C5
0 end_turn
2 power power_priest
2 end_turn
3 pass bonus_trading_post
4 upgrade H7 trading_post
4 end_turn
0 accept 1 from 4
2 accept 1 from 4
3 decline 5 from 4
0 pass bonus_dwelling
2 shipping
2 end_turn
4 pass bonus_stronghold
2 build E4
2 end_turn
1 decline 2 from 2
2 pass bonus_cult
1 special bonus_spade
1 dig F1 1
1 build F1
1 end_turn
2 accept 1 from 1
2 special bonus_cult
2 step earth
2 end_turn
3 upgrade H8 sanctuary
3 favor favor_pass_trading_posts
3 end_turn
4 decline 2 from 3
2 accept 1 from 3
4 dig G4 2
4 build G4
4 end_turn
0 accept 1 from 4
0 dig G3 1
0 build G3
0 end_turn
1 upgrade D3 trading_post
1 end_turn
2 decline 3 from 1
2 power power_priest
2 end_turn
3 upgrade I11 trading_post
3 plan p_w 1
3 town town_cults
3 end_turn
4 decline 2 from 3
4 upgrade G4 trading_post
4 plan burn 3 pw_c 3
4 town town_cults
4 end_turn
0 accept 1 from 4
0 upgrade D7 trading_post
0 end_turn
3 accept 1 from 0
4 accept 1 from 0
1 pass bonus_coins
2 shipping
2 end_turn
3 power power_coins
3 end_turn
4 pass bonus_spade
0 pass bonus_power_worker
2 dig F2 1
2 no_build
2 end_turn
3 pass bonus_stronghold
2 build H2
2 end_turn
0 accept 1 from 2
2 upgrade C1 trading_post
2 end_turn
1 decline 2 from 2
2 upgrade C1 temple
2 favor favor_trading_post_vp
2 end_turn
1 decline 2 from 2
2 pass bonus_dwelling
1 upgrade E2 trading_post
1 end_turn
2 decline 3 from 1
2 upgrade D1 trading_post
2 end_turn
1 decline 2 from 2
3 upgrade E9 trading_post
3 end_turn
4 accept 1 from 3
0 decline 3 from 3
4 upgrade E10 trading_post
4 open_convert
4 count burn 0
4 count pw_c 2
4 count p_w 2
4 count w_c 0
4 end_turn
0 decline 3 from 4
3 decline 2 from 4
0 dig G2 1
0 build G2
0 end_turn
1 upgrade D3 temple
1 favor favor_cult_action
1 favor favor_pass_trading_posts
1 end_turn
2 decline 4 from 1
2 send water 3
2 end_turn
3 send water 2
3 end_turn
4 upgrade E10 temple
4 favor favor_cult_action
4 end_turn
0 decline 3 from 4
3 decline 2 from 4
0 upgrade I3 trading_post
0 end_turn
2 accept 1 from 0
1 special favor_cult_action
1 step fire
1 end_turn
2 upgrade E4 trading_post
2 plan pw_c 1
2 end_turn
1 decline 3 from 2
3 pass bonus_trading_post
4 special favor_cult_action
4 step fire
4 end_turn
0 power power_coins
0 end_turn
1 pass bonus_cult
2 build F2
2 plan burn 1 pw_c 1 w_c 2
2 end_turn
1 decline 4 from 2
4 special bonus_spade
4 dig F7 1
4 build F7
4 end_turn
0 accept 1 from 4
2 accept 1 from 4
0 pass bonus_coins
2 pass bonus_shipping
4 pass bonus_stronghold
3 dig I12 1
4 dig E11 1
2 dig A3 1
3 send fire 3
3 open_convert
3 count pw_w 0
3 count pw_c 4
3 count w_c 0
3 end_turn
4 dig G7 2
4 build G7
4 open_convert
4 count burn 0
4 count pw_c 2
4 count p_w 0
4 count w_c 0
4 end_turn
3 decline 3 from 4
0 build E7
0 end_turn
1 upgrade D3 sanctuary
1 town town_priest
1 favor favor_fire_three
1 favor favor_water_three
1 end_turn
2 upgrade C1 sanctuary
2 plan pw_c 2
2 town town_priest
2 favor favor_cult_action
2 open_convert
2 count burn 0
2 count p_w 0
2 count w_c 0
2 end_turn
1 decline 3 from 2
3 upgrade E9 stronghold
3 end_turn
4 decline 2 from 3
0 decline 3 from 3
4 dig D8 1
4 build D8
4 end_turn
0 decline 2 from 4
0 pass bonus_dwelling
1 digging
1 end_turn
2 send fire 2
2 open_convert
2 count pw_c 1
2 count p_w 0
2 count w_c 0
2 end_turn
3 special ride F4
3 end_turn
0 decline 2 from 3
4 build E11
4 end_turn
1 special favor_cult_action
1 step fire
1 end_turn
2 send fire 2
2 open_convert
2 count pw_c 1
2 count w_c 0
2 end_turn
3 pass bonus_spade
4 special favor_cult_action
4 step earth
4 end_turn
1 special bonus_cult
1 step fire
1 end_turn
2 upgrade H2 trading_post
2 end_turn
0 decline 2 from 2
4 pass bonus_trading_post
1 pass bonus_stronghold
2 special favor_cult_action
2 step fire
2 end_turn
2 pass bonus_cult
0 upgrade I3 stronghold
0 end_turn
1 upgrade E2 stronghold
1 end_turn
2 shipping
2 end_turn
3 upgrade F4 trading_post
3 end_turn
0 decline 2 from 3
4 upgrade D8 trading_post
4 town town_workers
4 end_turn
0 decline 2 from 4
0 dig A10 1
0 end_turn
1 digging
1 end_turn
2 digging
2 end_turn
3 digging
3 end_turn
4 upgrade F7 trading_post
4 plan burn 1 pw_c 2
4 end_turn
0 accept 1 from 4
0 power power_spade
0 dig A12 1
0 end_turn
1 special favor_cult_action
1 step air
1 end_turn
2 special favor_cult_action
2 step air
2 end_turn
3 special ride C3
3 end_turn
4 send air 3
4 end_turn
0 dig A11 1
0 end_turn
1 upgrade E3 trading_post
1 end_turn
2 upgrade D2 trading_post
2 plan pw_c 2 w_c 1
2 end_turn
1 decline 8 from 2
3 special bonus_spade
3 dig D4 1
3 end_turn
4 send water 2
4 end_turn
0 pass
1 power power_priest
1 end_turn
2 special bonus_cult
2 step water
2 end_turn
3 pass
4 dig F5 1
4 no_build
4 end_turn
1 send air 2
1 end_turn
2 dig B3 1
2 end_turn
4 special favor_cult_action
4 step water
4 end_turn
1 pass
2 dig E5 1
2 end_turn
4 build F5
4 plan pw_c 2
4 end_turn
0 accept 1 from 4
3 decline 3 from 4
2 dig A2 1
2 end_turn
4 pass
2 pass

result: 119 89 111 92 128
places: 2 5 3 4 1
hash: 21f5426e2d934cc4dee3376883c75855b7451c19729edb874508ebbdd42972db
