ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 3d2047c02bc93bc6626e41cebb2fe90e73ef5d0d88d6d91cf5076512e90b57c3
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["darklings","nomads"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_fire
* deal_scoring score_town
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_air
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
* deal_bonus bonus_coins
0 place G5
1 place A5
1 place G4
0 place E10
1 place F3
1 bonus bonus_stronghold
0 bonus bonus_priest
0 dig F5 1
0 build F5
0 end_turn
1 accept 1 from 0
1 power power_spade
1 dig E6 1
1 build E6
1 end_turn
0 dig H7 1
0 build H7
0 end_turn
1 upgrade G4 trading_post
1 end_turn
0 accept 2 from 1
0 power power_priest
0 end_turn
1 upgrade G4 temple
1 favor favor_trading_post_vp
1 end_turn
0 accept 2 from 1
0 dig G6 1
0 build G6
0 end_turn
1 pass bonus_coins
0 pass bonus_stronghold
1 upgrade G4 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
0 accept 2 from 1
0 power power_priest
0 end_turn
1 send fire 3
1 end_turn
0 dig F7 1
0 build F7
0 end_turn
1 upgrade E6 trading_post
1 end_turn
0 upgrade F5 trading_post
0 town town_cults
0 end_turn
1 decline 3 from 0
1 pass bonus_trading_post
0 upgrade F5 temple
0 favor favor_trading_post_vp
0 end_turn
1 decline 3 from 0
0 pass bonus_coins
1 send earth 3
1 end_turn
0 send earth 2
0 end_turn
1 upgrade F3 trading_post
1 plan burn 1 pw_c 1 w_c 1
1 end_turn
0 upgrade G5 trading_post
0 end_turn
1 decline 3 from 0
1 pass bonus_stronghold
0 upgrade G5 temple
0 plan burn 1 pw_c 1 w_c 1
0 favor favor_pass_trading_posts
0 end_turn
1 decline 3 from 0
0 pass bonus_shipping
1 dig D4 1
0 dig D8 1
1 build D4
1 end_turn
0 dig I11 2
0 build I11
0 end_turn
1 dig G2 1
1 build G2
1 end_turn
0 build D8
0 plan burn 1 pw_c 1
0 end_turn
1 send water 3
1 end_turn
0 upgrade D8 trading_post
0 end_turn
1 pass bonus_trading_post
0 pass bonus_coins
1 upgrade D4 trading_post
1 town town_cults
1 open_convert
1 count burn 0
1 count pw_p 0
1 done
1 end_turn
0 dig E9 2
0 build E9
0 end_turn
1 upgrade A5 trading_post
1 plan burn 1 pw_c 6
1 end_turn
0 upgrade E9 trading_post
0 end_turn
1 pass bonus_stronghold
0 pass bonus_trading_post
1 upgrade A5 stronghold
1 end_turn
0 dig D7 2
0 end_turn
1 power power_coins
1 end_turn
0 upgrade E10 trading_post
0 plan burn 1 pw_c 1
0 end_turn
1 digging
1 end_turn
0 upgrade F7 trading_post
0 end_turn
1 digging
1 end_turn
0 pass
1 send air 3
1 end_turn
1 pass

result: 117 152
places: 2 1
hash: 2bcc8f78226f5fd22a41976476a2d2a334fd0347a555b1fa6cdec0bdf80c75de
