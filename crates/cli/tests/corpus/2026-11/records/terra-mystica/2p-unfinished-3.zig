ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 43aa601309ddf5cc09a94b8b5bcb6887c8d2e665b13638168ba008a0369c4fec
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_scoring score_stronghold_air
* deal_bonus bonus_stronghold
* deal_bonus bonus_dwelling
* deal_bonus bonus_priest
* deal_bonus bonus_spade
* deal_bonus bonus_shipping
0 take halflings
1 take darklings
0 place A1
1 place A8
1 place B3
0 place A7
1 bonus bonus_dwelling
hash: cfc10ac37ea8a02de138c30ceaa72ad2ac7dae936fa791bb1ca120f59d4a6d0b
