ziggurat record 1
game: terra-mystica
rules: 1
content: b083b38323fcbc10377e6dfe8f1aff6154734a987bd6f3d62e49ef3821c0d71d
seed: 07c9b6ae76fd47a91ee177134104b780b5b28269fc842c20c6c86e5d388ec3c0
setup: {"build_after_spades":"transformed_hex","cultists_decline_power":true,"faction_choice":"turn_order","free_conversions":true,"key_choice":"ask","offer_timing":"turn_end","players":2,"promo_bonus_shipping":false,"promo_scoring_temple":false,"promo_town_tiles":false,"setup":"full","transform_targets":"toward_home","turn_order":"clockwise"}

* deal_first 0
* deal_scoring score_spade
* deal_scoring score_dwelling_fire
* deal_scoring score_stronghold_fire
* deal_scoring score_trading_post_water
* deal_scoring score_trading_post_air
* deal_scoring score_dwelling_water
* deal_bonus bonus_coins
* deal_bonus bonus_trading_post
* deal_bonus bonus_priest
* deal_bonus bonus_stronghold
* deal_bonus bonus_dwelling
hash: 5defd1f567ed34547115a5b2fa910d40b9b226ab85c5f34116a5b4580e24d5ae
