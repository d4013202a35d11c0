ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: d8d9e4d5651a4d2ccaea01cb0d2bf56224401cf156e58162716c8c135b24f1c3
note.commitment: 4ff86262bb02f9111d9bb52df0f8b159db1cf6677924c906fb072d45b9228f31
note.date: 2026-11-16
note.seat-0: Ada
note.seat-1: Cyd (resigned)
note.table: kbyydzqhp7sq
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 1
* deal_scoring score_spade
* deal_scoring score_stronghold_fire
* deal_scoring score_dwelling_water
* deal_scoring score_trading_post_air
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_bonus bonus_stronghold
* deal_bonus bonus_coins
* deal_bonus bonus_trading_post
* deal_bonus bonus_power_worker
* deal_bonus bonus_shipping
1 take dwarves
0 take fakirs
1 place C2
0 place H1
0 place A5
1 place I9
0 bonus bonus_shipping
1 bonus bonus_trading_post
1 upgrade I9 trading_post
hash: 299768a748550afe4602e5791e6cf20e1e1598280f2dd7859c9244a5b9a7f4e0
