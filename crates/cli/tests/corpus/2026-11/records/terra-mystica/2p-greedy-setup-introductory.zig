ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: df2c3395e238a227b9d941809acd5922190f79a9b82fd5af4d2912eb8d2b3133
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"introductory","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
1 bonus bonus_stronghold
0 bonus bonus_shipping
0 build C4
0 end_turn
1 dig E6 1
1 build E6
1 end_turn
0 accept 1 from 1
0 build G3
0 end_turn
1 dig G2 1
1 build G2
1 end_turn
0 accept 1 from 1
0 dig H4 1
0 build H4
0 end_turn
1 accept 1 from 0
1 power power_workers
1 end_turn
0 build I6
0 end_turn
1 accept 1 from 0
1 pass bonus_coins
0 power power_priest
0 end_turn
0 shipping
0 end_turn
0 pass bonus_spade
1 dig D4 1
1 build D4
1 end_turn
0 accept 1 from 1
0 special bonus_spade
0 dig C5 1
0 build C5
0 end_turn
1 upgrade D4 trading_post
1 end_turn
0 accept 1 from 1
0 build E9
0 end_turn
1 upgrade D4 temple
1 favor favor_trading_post_vp
1 end_turn
0 accept 1 from 1
0 upgrade H4 trading_post
0 plan burn 1 pw_c 1
0 end_turn
1 accept 1 from 0
1 pass bonus_stronghold
0 pass bonus_power_worker
1 upgrade D4 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
0 accept 1 from 1
0 upgrade H4 temple
0 plan pw_c 1
0 favor favor_trading_post_vp
0 end_turn
1 accept 1 from 0
1 upgrade I7 trading_post
1 end_turn
0 decline 3 from 1
0 upgrade C3 trading_post
0 plan burn 2 pw_c 2 w_c 1
0 end_turn
1 decline 3 from 0
1 send earth 3
1 end_turn
0 dig E7 1
0 build E7
0 end_turn
1 decline 5 from 0
1 pass bonus_spade
0 pass bonus_coins
1 upgrade E8 trading_post
1 end_turn
0 accept 1 from 1
0 dig D5 1
0 build D5
0 open_convert
0 count burn 0
0 count p_w 1
0 count w_c 0
0 end_turn
1 decline 5 from 0
1 send water 3
1 end_turn
0 upgrade D5 trading_post
0 end_turn
1 decline 5 from 0
1 upgrade E6 trading_post
1 town town_cults
1 end_turn
0 decline 2 from 1
0 upgrade E7 trading_post
0 town town_cults
0 end_turn
1 decline 7 from 0
1 upgrade F3 trading_post
1 end_turn
0 accept 1 from 1
0 open_convert
0 count burn 0
0 count pw_c 1
0 count w_c 0
0 upgrade F4 trading_post
0 plan burn 1 pw_c 1
0 end_turn
1 decline 5 from 0
1 power power_coins
1 end_turn
0 pass bonus_stronghold
1 special bonus_spade
1 dig I8 1
1 build I8
1 end_turn
0 decline 2 from 1
1 pass bonus_shipping
1 dig H5 1
0 upgrade H4 sanctuary
0 favor favor_pass_trading_posts
0 open_convert
0 count pw_c 2
0 count p_w 0
0 count w_c 0
0 end_turn
1 decline 3 from 0
1 upgrade I7 stronghold
1 plan pw_w 1
1 end_turn
0 decline 4 from 1
0 upgrade C3 stronghold
0 open_convert
0 count p_w 0
0 end_turn
1 decline 3 from 0
1 special sandstorm H5
1 build H5
1 end_turn
0 decline 4 from 1
0 send fire 3
0 end_turn
1 pass bonus_spade
0 special ride F2
0 end_turn
0 pass bonus_coins
1 upgrade H5 trading_post
1 end_turn
0 upgrade G3 trading_post
0 end_turn
1 decline 2 from 0
1 power power_coins
1 end_turn
0 digging
0 end_turn
1 digging
1 end_turn
0 build A10
0 end_turn
1 special sandstorm E5
1 no_build
1 end_turn
0 dig A11 1
0 no_build
0 end_turn
1 build E5
1 end_turn
0 build A11
0 end_turn
1 special bonus_spade
1 dig E4 1
1 end_turn
0 special ride A3
0 end_turn
1 pass
0 pass

result: 146 128
places: 1 2
hash: 8a9a787c365bc65f72ee2a6a8dc22ea558311ab03962aeff611fa7a8beaca4fd
