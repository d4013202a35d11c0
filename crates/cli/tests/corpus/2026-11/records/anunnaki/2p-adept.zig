ziggurat record 1
game: anunnaki
rules: 1
content: d8f1d178a3987365f244e97ac4054c9ad62031967a07ff0bb3a443db6b1a50be
seed: e8dbc0770d42b22afd73bb5301b09b2e9a6a7420d1a27ba20027551d43296856
setup: {"first_game":false,"houses":"pick","players":2,"round_limit":100}

0 house babylons
1 house norrenis
* deal gods anu assur marduk ea enlil
* deal gods thor freyr freya frigg aegir
0 discard assur
1 discard aegir
* deal first 0
* deal token trade
* deal token harvest_red
* deal token power
* deal token harvest_blue
* deal token portal
* deal token creation
* deal token income
* deal token move_blue
* deal token move_red
* deal culture culture_food_2
* deal culture culture_crystal_2
* deal pact pact_neutral_10
* deal pact pact_neutral_07
* deal pact pact_neutral_03
* deal pact pact_norrenis_1
* deal pact pact_babylons_1
* deal pact pact_babylons_2
* deal goal goal_territories
* deal goal goal_shrines
* deal goal goal_units
0 pawn t4
0 pick babylons_f follower
0 teleport babylons_c
* deal culture culture_power_1
0 cast magic_blue
0 perform creation
1 pawn t0
1 pact 2
* deal pact pact_babylons_3
1 cast magic_blue
1 perform move_blue
1 pick norrenis_f settlement
1 step norrenis_d
1 carry follower
1 stop
1 pick norrenis_d follower
1 step norrenis_a
* deal culture culture_metal_1
0 pawn v3
0 stop
0 cast magic_upgrade
0 upgrade portal
0 use
0 pick babylons_f follower
0 teleport gaia2_b1
0 pick babylons_d follower
0 teleport gaia2_c3
* deal culture culture_vp_1
* deal culture culture_wood_2
* deal culture culture_pact_1
* deal culture culture_weapon_1
1 pawn v0
1 cast magic_blue
1 perform trade
1 pact 4
* deal pact pact_neutral_11
1 fulfil
1 arm broadsword
0 pawn v4
0 sell food
0 buy wood gold
0 cast magic_blue
0 perform creation
1 pawn v1
1 recruit norrenis_d
1 recruit norrenis_d
0 pawn t0
0 pact 4
* deal pact pact_neutral_09
0 cast magic_upgrade
0 upgrade creation
0 use
0 create gold
1 pawn t1
1 harvest norrenis_e
1 harvest norrenis_a
1 cast magic_followers
1 recruit norrenis_d
1 recruit norrenis_d
1 recruit norrenis_d
0 pawn v0
0 create food
0 cast magic_upgrade
0 upgrade trade
0 use
0 pact 4
* deal pact pact_norrenis_5
0 pact 1
* deal pact pact_norrenis_3
0 fulfil
0 fulfil pact_neutral_11
0 pay food
1 pawn v0
1 cast magic_blue
1 perform move_blue
1 pick norrenis_d follower
1 step norrenis_f
1 pick norrenis_d follower
1 step norrenis_b
1 summon
1 summon freyr
1 replace norrenis_d
1 weapon broadsword
* deal ancient ancient_01
1 choose 1
0 pawn v1
0 recruit babylons_f
0 recruit babylons_f
0 cast magic_blue
0 perform portal
0 pick babylons_f follower
0 teleport gaia2_a3
0 pick babylons_f follower
0 teleport babylons_d
* deal culture culture_follower_2
* deal culture culture_metal_2
0 done
1 pawn v4
1 sell metal
1 buy wood gold
0 pawn v2
0 pick gaia2_b1 follower
0 step gaia2_c1
0 pick gaia2_c1 follower
0 step gaia2_b1
0 cast magic_upgrade
0 use
0 harvest gaia2_c3
0 collect gold
0 harvest babylons_c
0 fulfil
0 pay gold
0 pay food
0 perform creation
0 create gold
1 pawn t4
1 pick norrenis_d settlement
1 teleport norrenis_c
1 stop
0 pawn v0
0 create wood
0 cast magic_upgrade
0 use
0 buy wood gold
1 pawn v3
1 pick norrenis_e follower
1 step norrenis_f
1 pick norrenis_d minor_god
1 step norrenis_a
1 pick norrenis_d follower
1 step norrenis_e
1 cast magic_blue
1 perform trade
1 pact 2
* deal pact pact_norrenis_6
1 done
0 pawn t1
0 harvest babylons_f
0 harvest gaia2_c3
0 cast magic_upgrade
0 use
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
1 pawn v2
1 stop
1 decline
1 fulfil
1 fulfil pact_babylons_1
1 pay metal
1 bottom
0 pawn v1
0 recruit babylons_f
0 recruit babylons_f
0 recruit babylons_f
0 decline
0 summon
0 summon marduk
0 replace babylons_d
0 use
0 recruit babylons_f
1 pawn t2
1 cast magic_blue
1 perform harvest_blue
1 harvest norrenis_f
1 fulfil
1 pay metal
1 bottom
0 pawn t2
0 cast magic_blue
0 perform creation
0 create metal
1 pawn v1
1 recruit norrenis_c
1 recruit norrenis_c
1 cast magic_blue
1 perform harvest_blue
1 harvest norrenis_f
0 pawn v2
0 pick babylons_c follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_c
0 cast magic_build
0 build babylons_c
0 summon
0 summon anu
0 replace babylons_c
0 use
0 origin babylons_c
0 teleport babylons_a
0 carry minor_god
1 pawn v2
1 pick norrenis_c settlement
1 step norrenis_e
1 carry follower
1 carry follower
1 pick norrenis_e settlement
1 step norrenis_c
1 stop
1 summon
1 summon frigg
1 replace norrenis_a
1 use
1 use
1 use
0 pawn t3
0 harvest gaia2_a3
0 collect food
0 harvest babylons_c
0 cast magic_weapons
0 arm short_bow
0 arm double_axe
1 pawn t3
1 harvest norrenis_a
1 decline
0 pawn v3
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_e follower
0 step babylons_b
0 pick babylons_f follower
0 step babylons_e
0 cast magic_upgrade
0 use
0 pick babylons_e follower
0 step babylons_f
0 pick babylons_d minor_god
0 step babylons_b
0 pick babylons_f follower
0 step babylons_e
0 pick babylons_f follower
0 step babylons_d
0 weapon double_axe
* deal ancient ancient_09
0 resolve babylons_abd
1 pawn v3
1 pick norrenis_a minor_god
1 step norrenis_b
1 pick norrenis_d follower
1 step norrenis_e
1 pick norrenis_e follower
1 step norrenis_d
1 cast magic_upgrade
1 upgrade harvest_blue
1 use
1 harvest norrenis_b
1 harvest norrenis_f
1 summon
1 summon freya
1 replace norrenis_b
1 use
1 decline
0 pawn v2
0 pick babylons_d follower
0 step babylons_a
0 pick babylons_a minor_god
0 step babylons_d
0 pick babylons_b minor_god
0 step babylons_a
0 pick babylons_a follower
0 step babylons_d
0 cast magic_red
0 perform power
0 summon
0 summon enlil
0 replace babylons_b
0 fulfil
0 perform power
1 pawn v4
1 sell wood
1 buy food gold
1 cast magic_followers
1 recruit norrenis_c
1 recruit norrenis_c
1 recruit norrenis_c
1 summon
1 summon major
1 replace norrenis_f

result: 63 51
places: 1 2
hash: 9734bbfe7f6103d7acade626a2008e4514c08edfa90379811b12f7d786e12419
