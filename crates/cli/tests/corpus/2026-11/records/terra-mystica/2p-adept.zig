ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: e8dbc0770d42b22afd73bb5301b09b2e9a6a7420d1a27ba20027551d43296856
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"given","factions":["giants","cultists"],"free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_town
* deal_scoring score_spade
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_bonus bonus_shipping
* deal_bonus bonus_stronghold
* deal_bonus bonus_power_worker
* deal_bonus bonus_dwelling
* deal_bonus bonus_coins
0 place E3
1 place F7
1 place E2
0 place A9
1 bonus bonus_stronghold
0 bonus bonus_power_worker
0 power power_priest
0 end_turn
1 dig E10 1
1 build E10
1 end_turn
0 send earth 3
0 end_turn
1 build D8
1 end_turn
0 pass bonus_coins
1 pass bonus_dwelling
0 upgrade E3 trading_post
0 end_turn
1 accept 1 from 0
1 dig G7 1
1 build G7
1 end_turn
0 upgrade E3 temple
0 favor favor_trading_post_vp
0 end_turn
1 accept 1 from 0
1 power power_coins
1 end_turn
0 upgrade E3 sanctuary
0 favor favor_pass_trading_posts
0 end_turn
1 accept 1 from 0
1 pass bonus_stronghold
0 upgrade A9 trading_post
0 end_turn
0 pass bonus_power_worker
1 upgrade D8 trading_post
1 end_turn
0 digging
0 end_turn
1 upgrade D8 temple
1 favor favor_trading_post_vp
1 end_turn
0 power power_coins
0 end_turn
1 upgrade D8 sanctuary
1 favor favor_pass_trading_posts
1 end_turn
0 pass bonus_coins
1 upgrade E2 trading_post
1 plan burn 1 pw_c 1
1 end_turn
0 decline 3 from 1
1 pass bonus_dwelling
0 send fire 3
0 end_turn
1 pass bonus_stronghold
0 pass bonus_shipping
1 upgrade E2 stronghold
1 end_turn
0 decline 3 from 1
0 upgrade A9 stronghold
0 open_convert
0 count burn 0
0 count pw_c 1
0 count p_w 0
0 end_turn
1 send air 3
1 end_turn
0 send air 2
0 open_convert
0 done
0 end_turn
1 send air 2
1 end_turn
0 power power_priest
0 end_turn
1 upgrade E10 trading_post
1 plan burn 3 pw_c 3 w_c 3
1 town town_cults
1 end_turn
0 special giants_spades
0 dig D2 2
0 build D2
0 end_turn
1 decline 3 from 0
1 pass bonus_coins
0 pass bonus_stronghold
1 upgrade F7 trading_post
1 end_turn
0 upgrade D2 trading_post
0 end_turn
1 decline 3 from 0
1 upgrade G7 trading_post
1 plan w_c 3
1 end_turn
0 digging
0 end_turn
1 send earth 2
1 end_turn
0 special giants_spades
0 dig C1 2
0 build C1
0 end_turn
1 power power_priest
1 end_turn
0 pass
1 send fire 2
1 end_turn
1 pass

result: 95 138
places: 2 1
hash: 9ef1703b22702b22f6846184543138b0fe80d4b33e65328a349cf30a8a54e40a
