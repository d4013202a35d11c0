ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: e01ee22bc0ec03d2e412dc94446e7aed7423f35dcd1b2a0f6de179002284095c
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"passing"}

* deal_first 0
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_scoring score_dwelling_water
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_fire
* deal_scoring score_town
* deal_bonus bonus_shipping
* deal_bonus bonus_spade
* deal_bonus bonus_stronghold
* deal_bonus bonus_priest
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_power_worker
* deal_bonus bonus_trading_post
0 take swarmlings
1 take darklings
2 take chaos_magicians
3 take witches
4 take nomads
0 place D2
1 place E10
3 place E9
4 place D3
4 place A5
3 place I11
1 place G5
0 place G6
4 place G4
2 place D7
4 bonus bonus_stronghold
3 bonus bonus_power_worker
2 bonus bonus_shipping
1 bonus bonus_spade
0 bonus bonus_priest
0 send water 3
0 end_turn
1 dig F7 1
1 build F7
1 end_turn
0 accept 1 from 1
2 build D6
2 end_turn
3 power power_spade
3 dig H8 1
3 build H8
3 end_turn
0 accept 1 from 3
4 dig E3 1
4 build E3
4 end_turn
0 accept 1 from 4
0 power power_coins
0 end_turn
1 special bonus_spade
1 dig D8 1
1 build D8
1 end_turn
2 accept 1 from 1
2 dig C5 1
2 build C5
2 end_turn
3 dig I10 1
3 build I10
3 end_turn
4 dig E2 1
4 build E2
4 end_turn
0 accept 1 from 4
0 power power_priest
0 end_turn
1 upgrade D8 trading_post
1 end_turn
2 accept 1 from 1
2 build A12
2 end_turn
3 pass bonus_coins
4 pass bonus_cult
0 send air 3
0 end_turn
1 pass bonus_trading_post
2 power power_bridge
2 bridge C5-D6
2 end_turn
0 dig D1 1
0 build D1
0 end_turn
4 accept 1 from 0
2 pass bonus_spade
0 pass bonus_stronghold
0 dig C1 1
3 dig H6 1
3 build H6
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
4 power power_coins
4 end_turn
1 power power_spade
1 dig E11 1
1 build E11
1 end_turn
2 special bonus_spade
2 dig B6 1
2 build B6
2 end_turn
0 build C1
0 end_turn
4 accept 1 from 0
3 pass bonus_power_worker
4 special bonus_cult
4 step air
4 end_turn
1 upgrade D8 temple
1 favor favor_trading_post_vp
1 end_turn
2 accept 1 from 1
2 power power_bridge
2 bridge B6-C5
2 end_turn
0 dig E1 1
0 build E1
0 end_turn
4 accept 1 from 0
4 dig F5 1
4 build F5
4 end_turn
1 accept 1 from 4
3 accept 1 from 4
1 upgrade E10 trading_post
1 end_turn
2 accept 1 from 1
3 accept 1 from 1
2 pass bonus_coins
0 pass bonus_shipping
4 pass bonus_spade
1 pass bonus_stronghold
3 upgrade H6 trading_post
3 end_turn
4 accept 1 from 3
1 accept 1 from 3
2 upgrade D7 trading_post
2 end_turn
3 accept 1 from 2
1 decline 4 from 2
0 build A4
0 end_turn
4 accept 1 from 0
4 special bonus_spade
4 dig F1 2
4 build F1
4 end_turn
0 accept 1 from 4
1 dig H7 1
1 build H7
1 end_turn
3 decline 5 from 1
0 accept 1 from 1
3 upgrade H6 stronghold
3 end_turn
4 accept 1 from 3
1 decline 2 from 3
2 upgrade D7 temple
2 favor favor_trading_post_vp
2 favor favor_pass_trading_posts
2 end_turn
3 accept 1 from 2
1 decline 4 from 2
0 power power_priest
0 end_turn
4 upgrade D3 trading_post
4 end_turn
0 decline 2 from 4
1 upgrade F7 trading_post
1 town town_cults
1 end_turn
0 accept 1 from 1
3 special ride A3
3 end_turn
0 accept 1 from 3
2 upgrade A12 trading_post
2 town town_cults
2 end_turn
0 shipping
0 end_turn
4 upgrade D3 temple
4 favor favor_trading_post_vp
4 end_turn
0 decline 2 from 4
1 upgrade G5 trading_post
1 end_turn
3 decline 3 from 1
4 decline 2 from 1
0 accept 1 from 1
3 upgrade H8 trading_post
3 town town_priest
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
2 pass bonus_cult
0 build E4
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 end_turn
4 decline 3 from 0
4 upgrade E2 trading_post
4 end_turn
0 decline 3 from 4
1 pass bonus_trading_post
3 send fire 3
3 end_turn
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 upgrade C1 trading_post
0 end_turn
4 decline 2 from 0
4 pass bonus_coins
3 power power_coins
3 end_turn
0 open_convert
0 count burn 0
0 count pw_c 0
0 count w_c 0
0 build H2
0 end_turn
3 upgrade H8 temple
3 favor favor_pass_trading_posts
3 end_turn
0 accept 1 from 3
1 accept 1 from 3
0 open_convert
0 count pw_c 0
0 count w_c 0
0 upgrade D1 trading_post
0 plan pw_c 2
0 end_turn
4 decline 2 from 0
3 pass bonus_stronghold
0 pass bonus_spade
2 upgrade B6 trading_post
2 end_turn
1 upgrade H7 trading_post
1 end_turn
3 decline 7 from 1
0 accept 1 from 1
4 upgrade F5 trading_post
4 end_turn
1 decline 2 from 4
3 accept 1 from 4
3 upgrade A3 trading_post
3 end_turn
0 shipping
0 open_convert
0 count pw_w 0
0 count pw_c 3
0 count w_c 0
0 end_turn
2 send air 2
2 end_turn
1 upgrade E10 temple
1 plan pw_c 1
1 favor favor_pass_trading_posts
1 end_turn
2 decline 2 from 1
3 accept 1 from 1
4 upgrade G4 trading_post
4 end_turn
1 decline 2 from 4
3 decline 3 from 4
3 upgrade E9 trading_post
3 end_turn
4 decline 2 from 3
1 decline 2 from 3
2 decline 2 from 3
0 upgrade A4 trading_post
0 end_turn
3 decline 2 from 0
4 accept 1 from 0
2 upgrade C5 trading_post
2 plan burn 2 pw_c 2 w_c 2
2 end_turn
1 send air 2
1 end_turn
4 upgrade A5 trading_post
4 end_turn
0 decline 2 from 4
3 send air 2
3 open_convert
3 count burn 0
3 count pw_w 0
3 count pw_c 3
3 count w_c 0
3 end_turn
0 upgrade D2 trading_post
0 town town_priest
0 end_turn
4 decline 5 from 0
2 special bonus_cult
2 step air
2 end_turn
1 pass bonus_priest
4 send earth 3
4 end_turn
3 upgrade I10 trading_post
3 end_turn
1 decline 2 from 3
0 shipping
0 end_turn
2 pass bonus_trading_post
4 pass bonus_shipping
3 special ride C4
3 end_turn
2 accept 1 from 3
0 special bonus_spade
0 dig B3 1
0 end_turn
3 pass bonus_cult
0 pass bonus_coins
1 dig G7 1
2 dig A11 1
3 dig A2 1
0 dig A2 1
1 dig F6 3
1 build F6
1 open_convert
1 count burn 0
1 count pw_w 0
1 count pw_c 4
1 count w_c 0
1 end_turn
3 decline 2 from 1
2 upgrade D7 sanctuary
2 plan pw_c 2
2 favor favor_fire_three
2 favor favor_cult_action
2 open_convert
2 count pw_w 0
2 count pw_c 3
2 count p_w 0
2 count w_c 0
2 end_turn
3 decline 2 from 2
1 decline 4 from 2
4 upgrade F5 stronghold
4 plan pw_w 1
4 end_turn
1 decline 3 from 4
3 decline 2 from 4
3 upgrade H8 sanctuary
3 favor favor_worker_power
3 open_convert
3 count burn 0
3 count pw_w 0
3 count pw_c 3
3 count p_w 0
3 end_turn
1 decline 2 from 3
0 upgrade A4 stronghold
0 open_convert
0 count pw_w 0
0 count pw_c 3
0 count w_c 0
0 end_turn
3 decline 2 from 0
4 decline 2 from 0
1 pass bonus_spade
2 upgrade D6 trading_post
2 end_turn
3 accept 1 from 2
4 send fire 2
4 end_turn
3 send fire 2
3 end_turn
0 special swarm H2
0 end_turn
2 pass bonus_stronghold
4 special sandstorm B3
4 end_turn
3 special bonus_cult
3 step fire
3 end_turn
0 pass bonus_trading_post
4 pass bonus_coins
3 special ride A10
3 end_turn
3 build A11
3 end_turn
2 decline 2 from 3
3 pass bonus_power_worker
1 dig G7 1
1 build G7
1 end_turn
2 digging
2 end_turn
0 build I4
0 end_turn
4 upgrade E3 trading_post
4 town town_workers
4 end_turn
3 digging
3 end_turn
1 upgrade F6 trading_post
1 end_turn
2 special favor_cult_action
2 step water
2 end_turn
0 power power_priest
0 end_turn
4 power power_coins
4 end_turn
3 upgrade A11 trading_post
3 end_turn
1 send water 2
1 end_turn
2 power power_workers
2 end_turn
0 digging
0 end_turn
4 digging
4 end_turn
3 power power_bridge
3 bridge A3-C1
3 end_turn
1 upgrade F6 temple
1 favor favor_air_three
1 end_turn
3 decline 2 from 1
4 decline 3 from 1
0 accept 1 from 1
2 upgrade A12 stronghold
2 end_turn
3 decline 2 from 2
0 build A2
0 end_turn
3 decline 2 from 0
4 special sandstorm F2
4 build F2
4 end_turn
3 dig B5 2
3 build B5
3 end_turn
1 pass
2 special double_action
2 pass
0 pass
4 build B3
4 end_turn
3 special ride C3
3 end_turn
4 pass
3 pass

result: 96 115 105 85 91
places: 3 1 2 5 4
hash: 29fceb2f6cc0da38da48701d9b458f7561be8911b443a090baa10d53676f6aaa
