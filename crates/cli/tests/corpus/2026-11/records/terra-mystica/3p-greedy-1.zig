ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 1a36704d80993e4be9c1ff0daebba0d83e31f24eb609c15c24b529bc6bf7de7f
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["fakirs","darklings","chaos_magicians"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_dwelling_water
* deal_scoring score_dwelling_fire
* deal_scoring score_town
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_air
* deal_bonus bonus_shipping
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
* deal_bonus bonus_priest
* deal_bonus bonus_power_worker
* deal_bonus bonus_spade
0 place G7
1 place E10
1 place G5
0 place D3
2 place D7
2 bonus bonus_shipping
1 bonus bonus_power_worker
0 bonus bonus_spade
0 special bonus_spade
0 dig F7 1
0 build F7
0 end_turn
1 accept 1 from 0
1 dig D8 1
1 build D8
1 end_turn
2 accept 1 from 1
2 build D6
2 end_turn
0 dig E3 1
0 build E3
0 end_turn
1 dig E11 1
1 build E11
1 end_turn
0 accept 1 from 1
2 dig C5 1
2 build C5
2 end_turn
0 power power_priest
0 end_turn
1 pass bonus_dwelling
2 build A12
2 end_turn
0 send water 3
0 end_turn
2 power power_workers
2 end_turn
0 pass bonus_coins
2 pass bonus_spade
1 upgrade D8 trading_post
1 end_turn
2 accept 1 from 1
2 special bonus_spade
2 dig B6 1
2 build B6
2 end_turn
0 dig E2 1
0 build E2
0 end_turn
1 upgrade D8 temple
1 favor favor_pass_trading_posts
1 end_turn
2 accept 1 from 1
2 upgrade D7 trading_post
2 end_turn
1 decline 3 from 2
0 pass bonus_power_worker
1 pass bonus_coins
2 upgrade D7 temple
2 favor favor_trading_post_vp
2 favor favor_pass_trading_posts
2 end_turn
1 decline 3 from 2
2 pass bonus_dwelling
0 upgrade F7 trading_post
0 end_turn
1 decline 2 from 0
1 upgrade D8 sanctuary
1 favor favor_trading_post_vp
1 end_turn
2 decline 2 from 1
2 shipping
2 plan burn 1 pw_c 1
2 end_turn
0 upgrade F7 temple
0 favor favor_trading_post_vp
0 end_turn
1 decline 2 from 0
1 upgrade E10 trading_post
1 end_turn
2 decline 2 from 1
0 decline 2 from 1
2 dig E8 1
2 build E8
2 plan burn 1 pw_c 1 w_c 1
2 end_turn
0 upgrade D3 trading_post
0 end_turn
1 send earth 3
1 end_turn
2 pass bonus_spade
0 upgrade D3 temple
0 favor favor_pass_trading_posts
0 end_turn
1 pass bonus_dwelling
0 pass bonus_coins
1 dig F5 1
2 upgrade C5 trading_post
2 end_turn
0 upgrade E2 trading_post
0 end_turn
1 upgrade E11 trading_post
1 town town_cults
1 end_turn
0 decline 2 from 1
2 send fire 3
2 end_turn
0 dig B2 1
0 build B2
0 end_turn
1 dig E9 2
1 build E9
1 plan burn 1 pw_c 1
1 end_turn
2 decline 2 from 1
2 special bonus_spade
2 dig E7 1
2 build E7
2 plan burn 2 pw_c 2
2 end_turn
0 pass bonus_priest
1 build F5
1 end_turn
2 pass bonus_shipping
1 pass bonus_spade
0 dig B3 1
0 upgrade D3 sanctuary
0 favor favor_town_six
0 town town_cults
0 end_turn
1 dig G4 2
1 build G4
1 end_turn
2 upgrade D7 sanctuary
2 plan burn 2 pw_c 2 w_c 1
2 favor favor_fire_three
2 favor favor_worker_power
2 open_convert
2 count burn 0
2 count p_w 0
2 count w_c 0
2 end_turn
1 decline 6 from 2
0 build A5
0 plan burn 2 pw_c 2 p_w 1
0 end_turn
1 upgrade E9 trading_post
1 end_turn
2 decline 3 from 1
2 build D4
2 plan burn 1 pw_c 1 w_c 1
2 open_convert
2 count p_w 0
2 count w_c 0
2 end_turn
0 send fire 2
0 end_turn
1 special bonus_spade
1 dig G6 1
1 build G6
1 end_turn
0 decline 3 from 1
2 send air 3
2 end_turn
0 send fire 2
0 end_turn
1 pass bonus_dwelling
2 pass bonus_spade
0 pass bonus_coins
1 upgrade G6 trading_post
1 end_turn
0 decline 3 from 1
2 upgrade D4 trading_post
2 plan pw_c 1 w_c 1
2 end_turn
0 upgrade G7 trading_post
0 end_turn
1 decline 2 from 0
1 dig H7 1
1 build H7
1 end_turn
2 upgrade E7 trading_post
2 end_turn
0 upgrade A5 trading_post
0 end_turn
1 dig I10 1
1 build I10
1 end_turn
2 send air 2
2 end_turn
0 upgrade B2 trading_post
0 plan burn 2 pw_c 3 w_c 3
0 end_turn
1 pass
2 special bonus_spade
2 dig A10 1
2 end_turn
0 send earth 2
0 end_turn
2 pass
0 send earth 2
0 end_turn
0 pass

result: 108 122 96
places: 2 1 3
hash: 240fc782e02f76cc6c81c3c60ef156209a061336aae56ca43887e7eb1a76c32d
