ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 6aadfa15292636b4d238aa6436dbe61a3df0e1b986ab27c5df31a020db80783d
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":4,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 2
* deal_scoring score_trading_post_air
* deal_scoring score_town
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_dwelling_water
* deal_scoring score_stronghold_air
* deal_bonus bonus_stronghold
* deal_bonus bonus_power_worker
* deal_bonus bonus_dwelling
* deal_bonus bonus_spade
* deal_bonus bonus_shipping
* deal_bonus bonus_trading_post
* deal_bonus bonus_cult
2 take swarmlings
3 take giants
hash: a39b9a66200deda3b2c499c45c0a34598098e78991170d7b7b68eed62135c8ab
