ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 1778e2e2d68f76ee4c4a183454da8171817f6f6ac514579baddecf0ab0917df8
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["engineers","nomads","darklings"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_water
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_fire
* deal_scoring score_spade
* deal_scoring score_town
* deal_scoring score_dwelling_water
* deal_bonus bonus_dwelling
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
* deal_bonus bonus_priest
* deal_bonus bonus_shipping
* deal_bonus bonus_coins
0 place E7
1 place A5
2 place E10
2 place G5
1 place G4
0 place F6
1 place F3
2 bonus bonus_stronghold
1 bonus bonus_spade
0 bonus bonus_priest
0 upgrade F6 trading_post
0 end_turn
2 accept 2 from 0
1 special bonus_spade
1 dig F5 1
1 build F5
1 end_turn
2 accept 1 from 1
0 accept 2 from 1
2 dig G6 1
2 build G6
2 end_turn
0 accept 2 from 2
0 upgrade F6 temple
0 favor favor_trading_post_vp
0 end_turn
1 accept 1 from 0
2 decline 3 from 0
1 power power_spade
1 dig E6 1
1 build E6
1 end_turn
0 accept 1 from 1
2 dig F7 1
2 build F7
2 end_turn
0 decline 2 from 2
0 upgrade E7 trading_post
0 end_turn
1 accept 1 from 0
1 dig D4 1
1 build D4
1 end_turn
0 accept 2 from 1
2 upgrade E10 trading_post
2 end_turn
0 accept 2 from 2
0 upgrade E7 temple
0 plan pw_c 2
0 favor favor_pass_trading_posts
0 end_turn
1 accept 2 from 0
1 pass bonus_dwelling
2 upgrade E10 temple
2 favor favor_pass_trading_posts
2 end_turn
0 accept 2 from 2
0 power power_priest
0 end_turn
2 pass bonus_coins
0 send water 3
0 end_turn
0 send earth 3
0 end_turn
0 power power_coins
0 end_turn
0 pass bonus_spade
0 dig E9 1
1 upgrade D4 trading_post
1 end_turn
0 decline 2 from 1
2 dig H7 1
2 build H7
2 end_turn
0 build E9
0 plan p_w 1
0 end_turn
1 accept 1 from 0
2 decline 2 from 0
1 upgrade D4 temple
1 favor favor_trading_post_vp
1 end_turn
0 decline 2 from 1
2 upgrade G6 trading_post
2 town town_cults
2 end_turn
0 accept 2 from 2
0 upgrade E9 trading_post
0 end_turn
1 accept 1 from 0
2 decline 2 from 0
1 upgrade E6 trading_post
1 end_turn
0 accept 2 from 1
2 pass bonus_stronghold
0 special bonus_spade
0 dig D7 1
0 build D7
0 end_turn
2 decline 2 from 0
1 pass bonus_coins
0 pass bonus_shipping
2 dig D8 1
2 build D8
2 end_turn
0 build C5
0 end_turn
1 upgrade D4 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
2 upgrade G6 temple
2 favor favor_trading_post_vp
2 end_turn
0 upgrade D7 trading_post
0 plan p_w 1
0 town town_cults
0 end_turn
2 decline 3 from 0
1 upgrade F5 trading_post
1 end_turn
2 accept 1 from 1
2 upgrade D8 trading_post
2 plan burn 1 pw_c 1 w_c 1
2 end_turn
0 power power_coins
0 end_turn
1 send fire 3
1 end_turn
2 pass bonus_spade
0 pass bonus_dwelling
1 power power_priest
1 end_turn
1 send air 3
1 end_turn
1 pass bonus_stronghold
2 dig I11 2
2 no_build
2 end_turn
0 power power_spade
0 dig F4 1
0 build F4
0 end_turn
1 decline 3 from 0
1 power power_coins
1 end_turn
2 upgrade F7 trading_post
2 end_turn
0 decline 2 from 2
0 upgrade F4 trading_post
0 end_turn
1 decline 3 from 0
1 upgrade G4 trading_post
1 end_turn
2 accept 1 from 1
2 upgrade G5 trading_post
2 plan burn 1 pw_c 1
2 end_turn
0 decline 2 from 2
1 decline 4 from 2
0 pass bonus_coins
1 send earth 2
1 end_turn
2 special bonus_spade
2 dig E11 1
2 end_turn
1 upgrade F3 trading_post
1 town town_priest
1 end_turn
0 decline 2 from 1
2 pass bonus_priest
1 send earth 2
1 end_turn
1 pass bonus_spade
0 upgrade C5 trading_post
0 open_convert
0 count pw_p 0
0 count pw_w 0
0 count pw_c 5
0 count p_w 1
0 count w_c 0
0 end_turn
1 digging
1 open_convert
1 count pw_w 0
1 count pw_c 3
1 count w_c 0
1 end_turn
2 dig H6 3
2 build H6
2 end_turn
1 decline 2 from 2
0 upgrade E9 temple
0 favor favor_earth_three
0 end_turn
1 decline 2 from 0
2 decline 2 from 0
1 special bonus_spade
1 dig G2 1
1 build G2
1 end_turn
0 accept 2 from 1
2 upgrade H6 trading_post
2 end_turn
1 decline 2 from 2
0 power power_priest
0 end_turn
1 pass bonus_stronghold
2 pass bonus_spade
0 send earth 2
0 end_turn
0 pass bonus_shipping
1 dig A6 1
0 dig E8 2
1 digging
1 end_turn
2 dig H8 3
2 no_build
2 end_turn
0 build E8
0 plan p_w 1
0 end_turn
1 build A6
1 end_turn
2 build E11
2 end_turn
0 upgrade E8 trading_post
0 plan pw_w 1
0 end_turn
1 dig E5 2
1 build E5
1 end_turn
2 build H8
2 end_turn
0 send air 2
0 end_turn
1 pass
2 special bonus_spade
2 dig G7 1
2 end_turn
0 pass
2 pass

result: 111 129 129
places: 3 1 1
hash: 597356d1472cdc7e43dc09316c295a040bca9bd6d275ab17fb2d24761c59c817
