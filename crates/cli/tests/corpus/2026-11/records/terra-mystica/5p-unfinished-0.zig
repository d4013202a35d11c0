ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 6c4372b2fc2f1e2ebf99cf88811eda0a78cd2b3a1fca983968e2728679e6ba4a
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":5,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_trading_post_air
* deal_scoring score_stronghold_air
* deal_scoring score_town
* deal_scoring score_spade
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_fire
* deal_bonus bonus_cult
* deal_bonus bonus_shipping
* deal_bonus bonus_power_worker
* deal_bonus bonus_dwelling
* deal_bonus bonus_trading_post
* deal_bonus bonus_coins
* deal_bonus bonus_stronghold
* deal_bonus bonus_spade
hash: 4fbc945724cdc9f4bfa9a4e3bf74fce05dfe0b2e747f2e644c7ec1a7f4f3037d
