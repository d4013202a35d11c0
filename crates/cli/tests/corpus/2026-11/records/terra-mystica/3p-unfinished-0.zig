ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: ab69010f536efb60fb56e470c93572fceb2413d9934345f1b05864ea68ba2609
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":3,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_town
* deal_scoring score_trading_post_air
* deal_scoring score_spade
* deal_scoring score_trading_post_water
* deal_scoring score_stronghold_air
* deal_scoring score_dwelling_water
* deal_bonus bonus_stronghold
* deal_bonus bonus_coins
* deal_bonus bonus_cult
* deal_bonus bonus_priest
* deal_bonus bonus_trading_post
* deal_bonus bonus_shipping
2 take nomads
hash: ccd030c29474d5be3393eca1b46843c3251cd041311f1f7228fed7c3979709e8
