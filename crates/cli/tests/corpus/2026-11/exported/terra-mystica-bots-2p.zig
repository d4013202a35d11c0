ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 80ad22f23d430a4a869bef2a446bee20cf1596c56f30040a37043b68c64f4c5e
note.commitment: a762bc743e0388981505fc4636a5d7592a75d13b315a83502612d1837a165508
note.date: 2026-11-16
note.seat-0: bot novice
note.seat-1: bot novice
note.table: 390dwfwm9hpj
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_spade
* deal_scoring score_stronghold_air
* deal_scoring score_trading_post_water
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_scoring score_dwelling_water
* deal_bonus bonus_power_worker
* deal_bonus bonus_coins
* deal_bonus bonus_priest
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
1 take swarmlings
0 take cultists
1 place G6
0 place F7
0 place A7
1 place D2
0 bonus bonus_power_worker
1 bonus bonus_coins
1 power power_priest
1 end_turn
0 send air 2
0 end_turn
1 send air 2
1 end_turn
0 pass bonus_cult
1 dig C1 1
1 no_build
1 end_turn
1 dig E2 2
1 no_build
1 end_turn
1 build E2
1 end_turn
1 pass bonus_priest
0 dig E10 1
0 build E10
0 end_turn
1 digging
1 end_turn
0 dig A8 1
0 build A8
0 end_turn
1 upgrade G6 trading_post
1 end_turn
0 accept 1 from 1
0 special bonus_cult
0 step water
0 end_turn
1 pass bonus_shipping
0 build D8
0 end_turn
0 pass bonus_coins
1 power power_priest
1 end_turn
0 upgrade E10 trading_post
0 end_turn
1 send water 3
1 end_turn
0 upgrade F7 trading_post
0 end_turn
1 decline 2 from 0
1 dig E1 1
1 build E1
1 end_turn
0 upgrade D8 trading_post
0 end_turn
1 build C1
1 end_turn
0 upgrade F7 temple
0 favor favor_trading_post_vp
0 end_turn
1 accept 2 from 0
0 step earth
1 pass bonus_cult
0 pass bonus_shipping
1 dig D1 1
1 dig F2 1
1 no_build
1 end_turn
0 upgrade F7 sanctuary
0 town town_coins
0 favor favor_town_six
0 end_turn
1 accept 2 from 0
0 step earth
1 send air 3
1 end_turn
0 pass bonus_priest
1 dig E3 2
1 end_turn
1 special bonus_cult
1 step earth
1 end_turn
1 pass bonus_coins
1 dig G7 1
0 send fire 3
0 end_turn
1 build D1
1 end_turn
0 send earth 3
0 end_turn
1 upgrade E2 trading_post
1 end_turn
0 upgrade D8 temple
0 favor favor_pass_trading_posts
0 open_convert
0 count pw_p 1
0 count p_w 1
0 done
0 end_turn
1 pass bonus_shipping
0 pass bonus_cult
0 dig A6 1
1 build A4
1 end_turn
0 upgrade A8 trading_post
0 end_turn
1 send water return
1 end_turn
0 build G7
0 end_turn
1 accept 2 from 0
0 step air
1 dig A3 1
1 no_build
1 end_turn
0 upgrade A8 temple
0 favor favor_air_three
0 end_turn
1 build F2
1 town town_power
1 end_turn
0 upgrade G7 trading_post
0 end_turn
1 digging
1 end_turn
0 pass
1 dig E3 1
1 end_turn
1 dig H3 1
1 end_turn
1 pass

result: 87 87
places: 1 1
hash: 0df3293b295f6bbe3a84b482be22b217291d6ff00fec8c947c554a8cb5876dc5
