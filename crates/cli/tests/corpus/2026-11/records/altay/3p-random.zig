ziggurat record 1
game: altay
rules: 1
content: 2bb3aabc3e9936b44f87a6fd12a607268565b9bf37d859141dabd7cb8509301c
seed: 170bfd912da6e6a045e9f43fa5086516a3e86472b8259adf96e6019a94fd197c
setup: {"edition":"it","factions":"choose","map":"reduced","players":3,"resource_supply":"unlimited","round_limit":100,"start":"free","trade":false}

* first_player 1
* reveal strategy
* reveal writing
* reveal masonry
* reveal philosophy
* reveal commerce
* reveal religion
* reveal academy
* reveal mausoleum
* reveal colossus
* token conquest_3_wood
* token conquest_3_metal
* token conquest_3_metal
* token conquest_3_stone
* token conquest_1
* token conquest_2_metal
* token conquest_2_metal
* token conquest_1
* token conquest_2_wood
* token conquest_2_food
* token conquest_2_wood
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_1
* token conquest_2_stone
* token conquest_1
* token conquest_1
1 faction firefolk
2 faction earthfolk
0 faction smallfolk
0 start_region 5
2 start_region 4
1 start_region 3
* draw hunter
* draw warrior
* draw shaman
* draw village
* draw warrior
* draw village
* draw hunter
* draw digger
* draw warrior
* draw hunter
* draw craftsman_stone
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* secret great_wall
* secret triumphal_arch
* secret ark
1 play hunter 1
1 attack 3 9
1 add warrior
1 buy farmer
1 attack 3 16
1 add warrior
1 play shaman 1
1 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw village
* draw hunter
2 play digger 2
2 start masonry
* reveal writing
* reveal strategy
* reveal writing
* reveal engineering
2 play village 1
2 drop
2 end_turn
* draw warrior
* draw village
* draw warrior
* draw colonist
* draw hunter
0 attack 5 17
0 add warrior
0 play craftsman_stone 1
0 attack 5 11
0 add warrior
0 start engineering
* reveal strategy
* reveal mathematics
0 play hunter 1
0 end_turn
* draw craftsman_wood
* draw spellweaver
* draw hunter
* draw hunter
* draw village
1 play hunter 1
1 buy stonecutter
1 play hunter 1
1 play village 1
1 start strategy
1 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw warrior
* draw warrior
* draw hunter
2 attack 4 15
2 add warrior
2 add warrior
2 play colonist 1
2 buy lumberjack
2 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw village
* draw warrior
0 play village 1
0 play spellweaver 2
0 play craftsman_wood 1
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_stone
* draw craftsman_wood
1 play stonecutter_vp0 1
1 end_turn
* draw village
* draw shaman
* draw hunter
* draw hunter
* draw warrior
2 attack 4 22
2 add warrior
2 add warrior
2 add warrior
2 start mathematics
* reveal mathematics
2 drop
2 end_turn
* draw digger
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw colonist
0 drop
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_stone
* draw hunter
1 play hunter 1
1 buy lumberjack
1 play shaman 1
1 drop
1 play hunter 1
1 buy farmer
1 end_turn
* draw warrior
* draw farmer_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
2 play lumberjack_vp0 1
2 play colonist 1
2 buy lumberjack
2 play digger 2
2 end_turn
* draw lumberjack_vp0
* draw warrior
* draw hunter
* draw warrior
* draw hunter
0 play hunter 1
0 buy miner
0 play craftsman_stone 1
0 put stone spellweaver
0 end_turn
* draw warrior
* draw hunter
* draw craftsman_wood
* draw warrior
* draw hunter
1 end_turn
* draw hunter
* draw hunter
* draw farmer_vp0
* draw warrior
* draw stonecutter_vp0
2 end_turn
* draw colonist
* draw digger
* draw village
* draw warrior
* draw hunter
0 end_turn
* draw hunter
* draw hunter
* draw miner_vp0
* draw craftsman_stone
* draw warrior
1 play farmer_vp0 2
1 buy miner
1 start writing
1 play hunter 1
1 play stonecutter_vp0 1
1 put food village
1 end_turn
* draw shaman
* draw hunter
* draw village
* draw lumberjack_vp0
* draw hunter
2 play hunter 1
2 buy stonecutter
2 play digger 1
2 start mathematics
* reveal mathematics
2 play colonist 2
2 settle 4
2 end_turn
* draw lumberjack_vp0
* draw hunter
* draw warrior
* draw hunter
* draw hunter
0 release spellweaver
0 start mathematics
* reveal engineering
0 end_turn
* draw hunter
* draw craftsman_wood
* draw hunter
* draw warrior
* draw hunter
1 play shaman 1
1 play lumberjack_vp0 1
1 put wood achievement
1 end_turn
* draw farmer_vp0
* draw warrior
* draw farmer_vp0
* draw warrior
* draw warrior
2 end_turn
* draw village
* draw village
* draw colonist
* draw warrior
* draw stonecutter_vp0
0 end_turn
* draw craftsman_stone
* draw warrior
* draw hunter
* draw miner_vp0
* draw spellweaver
1 attack 3 18
1 add warrior
1 add warrior
1 add warrior
1 drop
1 play farmer_vp0 2
1 buy scholar
1 start engineering
* reveal masonry
1 drop
1 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw hunter
* draw warrior
* draw hunter
2 play stonecutter_vp0 1
2 play village 1
2 drop
2 play colonist 1
2 end_turn
* draw digger
* draw lumberjack_vp0
* draw warrior
* draw warrior
* draw warrior
0 end_turn
* draw warrior
* draw warrior
* draw craftsman_stone
* draw hunter
* draw craftsman_wood
1 play hunter 1
1 buy stonecutter
1 end_turn
* draw farmer_vp0
* draw scholar_vp0
* draw warrior
* draw lumberjack_vp0
* draw shaman
2 play digger 1
2 end_turn
* draw hunter
* draw hunter
* draw colonist
* draw lumberjack_vp0
* draw hunter
0 play craftsman_wood 1
0 play craftsman_stone 1
0 drop
0 start masonry
* reveal engineering
0 end_turn
* draw hunter
* draw spellweaver
* draw hunter
* draw hunter
* draw miner_vp0
1 end_turn
* draw warrior
* draw farmer_vp0
* draw hunter
* draw village
* draw warrior
2 play hunter 1
2 play colonist 1
2 end_turn
* draw village
* draw stonecutter_vp0
* draw warrior
* draw lumberjack_vp0
* draw hunter
0 end_turn
* draw hunter
* draw spellweaver
* draw craftsman_wood
* draw hunter
* draw craftsman_stone
1 play hunter 1
1 start strategy
1 play farmer_vp0 2
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw warrior
* draw scholar_vp0
* draw warrior
2 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw hunter
* draw digger
0 play hunter 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw warrior
* draw hunter
1 drop
1 play scholar_vp0 1
1 end_turn
* draw shaman
* draw farmer_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw village
2 play digger 2
2 play hunter 1
2 play hunter 1
2 buy stonecutter
2 put food village
2 start engineering
* reveal masonry
2 drop
2 end_turn
* draw colonist
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
0 end_turn
* draw hunter
* draw hunter
* draw craftsman_stone
* draw hunter
* draw hunter
1 play shaman 1
1 play stonecutter_vp0 1
1 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw lumberjack_vp0
* draw farmer_vp0
2 play stonecutter_vp0 1
2 play hunter 1
2 play colonist 1
2 buy miner
2 play lumberjack_vp0 1
2 start strategy
* reveal engineering
2 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw digger
0 end_turn
* draw spellweaver
* draw warrior
* draw craftsman_wood
* draw miner_vp0
* draw warrior
1 end_turn
* draw hunter
* draw farmer_vp0
* draw warrior
* draw warrior
* draw shaman
2 play digger 2
2 play hunter 1
2 buy miner
2 drop
2 play stonecutter_vp0 1
2 start engineering
* reveal mathematics
2 end_turn
* draw warrior
* draw village
* draw hunter
* draw miner_vp0
* draw hunter
0 play craftsman_wood 1
0 play miner_vp0 1
0 play spellweaver 2
0 drop
0 start mathematics
* reveal strategy
0 drop
0 start writing
0 drop
0 end_turn
* draw hunter
* draw warrior
* draw craftsman_stone
* draw miner_vp0
* draw hunter
1 end_turn
* draw farmer_vp0
* draw hunter
* draw warrior
* draw village
* draw scholar_vp0
2 end_turn
* draw stonecutter_vp0
* draw warrior
* draw lumberjack_vp0
* draw warrior
* draw digger
0 play miner_vp0 1
0 put metal spellweaver
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw craftsman_wood
* draw hunter
1 play farmer_vp0 1
1 play hunter 1
1 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
2 end_turn
* draw colonist
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw craftsman_stone
* draw hunter
1 end_turn
* draw stonecutter_vp0
* draw miner_vp0
* draw warrior
* draw shaman
* draw stonecutter_vp0
2 play colonist 2
2 settle 4
2 drop
2 play miner_vp0 1
2 play hunter 1
2 buy stonecutter
2 play stonecutter_vp0 1
2 end_turn
* draw warrior
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
0 play craftsman_stone 1
0 play miner_vp0 1
0 start strategy
* reveal mathematics
0 end_turn
* draw warrior
* draw craftsman_wood
* draw hunter
* draw hunter
* draw miner_vp0
1 play shaman 2
1 take wood
1 end_turn
* draw village
* draw warrior
* draw lumberjack_vp0
* draw warrior
* draw warrior
2 play miner_vp0 1
2 play hunter 1
2 buy stonecutter
2 start mathematics
* reveal strategy
2 play lumberjack_vp0 1
2 end_turn
* draw village
* draw hunter
* draw warrior
* draw colonist
* draw stonecutter_vp0
0 play miner_vp0 1
0 put metal achievement
0 drop
0 play craftsman_wood 1
0 play hunter 1
0 start strategy
* reveal engineering
0 end_turn
* draw hunter
* draw craftsman_stone
* draw warrior
* draw hunter
* draw craftsman_wood
1 end_turn
* draw farmer_vp0
* draw hunter
* draw hunter
* draw farmer_vp0
* draw scholar_vp0
2 play stonecutter_vp0 1
2 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw village
* draw digger
* draw miner_vp0
0 play hunter 1
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw miner_vp0
* draw craftsman_wood
1 play scholar_vp0 1
1 end_turn
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
* draw shaman
* draw lumberjack_vp0
2 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw digger
* draw miner_vp0
0 release spellweaver
0 drop
0 play miner_vp0 1
0 play hunter 1
0 put food village
0 end_turn
* draw hunter
* draw craftsman_stone
* draw warrior
* draw hunter
* draw hunter
1 play shaman 1
1 end_turn
* draw scholar_vp0
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
2 play hunter 1
2 end_turn
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw miner_vp0
0 end_turn
* draw spellweaver
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw warrior
1 end_turn
* draw warrior
* draw miner_vp0
* draw warrior
* draw village
* draw warrior
2 drop
2 play lumberjack_vp0 1
2 start writing
* reveal writing
2 drop
2 play hunter 1
2 end_turn
* draw village
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw warrior
0 play hunter 1
0 play miner_vp0 1
0 put food village
0 settle 11
0 play craftsman_wood 1
0 start writing
* reveal engineering
* reveal masonry
* reveal mathematics
0 play spellweaver 2
0 put metal spellweaver
0 end_turn
* draw hunter
* draw craftsman_wood
* draw miner_vp0
* draw warrior
* draw craftsman_stone
1 play miner_vp0 1
1 start mathematics
* reveal strategy
1 end_turn
* draw warrior
* draw warrior
* draw farmer_vp0
* draw warrior
* draw hunter
2 play stonecutter_vp0 1
2 play village 1
2 play stonecutter_vp0 1
2 end_turn
* draw stonecutter_vp0
* draw colonist
* draw village
* draw stonecutter_vp0
* draw stonecutter_vp0
0 drop
0 release spellweaver
0 play hunter 1
0 buy miner
0 play miner_vp0 1
0 play craftsman_stone 1
0 start engineering
0 end_turn
* draw village
* draw warrior
* draw hunter
* draw hunter
* draw hunter
1 play farmer_vp0 1
1 buy farmer
1 drop
1 play hunter 1
1 put food village
1 settle 16
1 attack 16 4
1 add warrior
1 add warrior
1 add warrior
1 done
2 surrender
2 done
1 end_turn
* draw hunter
* draw farmer_vp0
* draw scholar_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
2 end_turn
* draw hunter
* draw digger
* draw lumberjack_vp0
* draw hunter
* draw warrior
0 drop
0 end_turn
* draw craftsman_wood
* draw hunter
* draw spellweaver
* draw miner_vp0
* draw warrior
1 play farmer_vp0 2
1 start strategy
* reveal writing
1 put food achievement
1 play scholar_vp0 1
1 play hunter 1
1 buy miner
1 end_turn
* draw miner_vp0
* draw warrior
* draw village
* draw shaman
* draw lumberjack_vp0
2 play hunter 1
2 end_turn
* draw warrior
* draw miner_vp0
* draw lumberjack_vp0
* draw warrior
* draw stonecutter_vp0
0 play spellweaver 1
0 end_turn
* draw miner_vp0
* draw craftsman_stone
* draw hunter
* draw village
* draw hunter
1 play shaman 1
1 play lumberjack_vp0 1
1 play village 1
1 drop
1 play miner_vp0 1
1 attack 16 4
1 add warrior
1 done
2 fight
2 done
1 start writing
* reveal writing
1 end_turn
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
* draw farmer_vp0
* draw village
2 play miner_vp0 1
2 play stonecutter_vp0 1
2 play lumberjack_vp0 1
2 start writing
* reveal engineering
* reveal strategy
2 attack 4 16
2 add warrior
2 add warrior
2 done
1 fight
1 done
2 drop
2 end_turn
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play hunter 1
0 play craftsman_stone 1
0 play hunter 1
0 buy farmer
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw warrior
* draw craftsman_stone
1 play farmer_vp0 1
1 buy farmer
1 drop
1 end_turn
* draw stonecutter_vp0
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw warrior
2 play stonecutter_vp0 1
2 play hunter 1
2 play miner_vp0 1
2 start masonry
2 first stone
2 put food village
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw digger
* draw warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play craftsman_stone 1
0 start masonry
* reveal masonry
0 drop
0 play hunter 1
0 play hunter 1
0 start strategy
* reveal mathematics
0 end_turn
* draw hunter
* draw craftsman_wood
* draw farmer_vp0
* draw miner_vp0
* draw village
1 play miner_vp0 1
1 play stonecutter_vp0 1
1 start engineering
1 play stonecutter_vp0 1
1 put stone achievement
1 end_turn
* draw hunter
* draw hunter
* draw shaman
* draw warrior
* draw lumberjack_vp0
2 play lumberjack_vp0 1
2 play digger 1
2 drop
2 start mathematics
* reveal strategy
2 end_turn
* draw warrior
* draw colonist
* draw miner_vp0
* draw village
* draw hunter
0 play miner_vp0 1
0 put metal achievement
0 drop
0 play hunter 1
0 start masonry
* reveal mathematics
0 play village 1
0 drop
0 play farmer_vp0 2
0 end_turn
* draw hunter
* draw spellweaver
* draw miner_vp0
* draw warrior
* draw farmer_vp0
1 drop
1 play hunter 1
1 put food village
1 end_turn
* draw scholar_vp0
* draw warrior
* draw miner_vp0
* draw stonecutter_vp0
* draw farmer_vp0
2 play miner_vp0 1
2 play colonist 2
2 settle 15
2 play hunter 1
2 buy farmer
2 put metal achievement
2 drop
2 end_turn
* draw hunter
* draw warrior
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw colonist
0 play spellweaver 1
0 play farmer_vp0 2
0 put food village
0 end_turn
* draw hunter
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw craftsman_stone
1 play farmer_vp0 1
1 play stonecutter_vp0 1
1 play scholar_vp0 2
* draw shaman
1 play shaman 2
1 take metal
1 put food village
1 settle 18
1 play miner_vp0 1
1 attack 18 15
1 add warrior
1 done
2 fight
2 done
1 start engineering
* reveal writing
1 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw village
* draw hunter
2 play lumberjack_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw miner_vp0
* draw hunter
* draw village
0 play craftsman_wood 1
0 play miner_vp0 1
0 play craftsman_stone 1
0 start mathematics
0 first stone
* reveal strategy
* reveal masonry
0 play hunter 1
0 end_turn
* draw hunter
* draw warrior
* draw spellweaver
* draw craftsman_wood
* draw hunter
1 play miner_vp0 1
1 play hunter 1
1 drop
1 start strategy
1 first metal
1 play hunter 1
1 put food achievement
1 play village 1
1 buy lumberjack
1 drop
1 end_turn
* draw warrior
* draw farmer_vp0
* draw farmer_vp0
* draw lumberjack_vp0
* draw hunter
2 play stonecutter_vp0 1
2 play hunter 1
2 buy lumberjack
2 play village 1
2 play miner_vp0 1
2 play lumberjack_vp0 1
2 end_turn
* draw hunter
* draw village
* draw digger
* draw warrior
* draw farmer_vp0
0 end_turn
* draw hunter
* draw miner_vp0
* draw warrior
* draw farmer_vp0
* draw craftsman_stone
1 end_turn
* draw warrior
* draw farmer_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw warrior
2 play hunter 1
2 play farmer_vp0 1
2 put food village
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 play hunter 1
0 play craftsman_stone 1
0 play miner_vp0 1
0 drop
0 start writing
* reveal engineering
0 drop
0 play farmer_vp0 1
0 start engineering
* reveal strategy
* reveal mathematics
0 buy lumberjack
0 drop
0 start mathematics
* reveal mathematics
0 drop
0 end_turn
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
* draw craftsman_wood
* draw miner_vp0
1 play farmer_vp0 2
1 play stonecutter_vp0 1
1 attack 18 6
1 add warrior
1 add warrior
1 put food village
1 start mathematics
* reveal engineering
1 play stonecutter_vp0 1
1 put food village
1 settle 15
1 end_turn
* draw village
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
* draw hunter
2 play stonecutter_vp0 1
2 start engineering
* reveal masonry
* reveal writing
2 drop
2 play stonecutter_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw hunter
* draw lumberjack_vp0
0 play lumberjack_vp0 2
0 start writing
* reveal writing
0 put wood achievement
0 play hunter 1
0 drop
0 put food village
0 settle 5
0 play miner_vp0 1
0 end_turn
* draw hunter
* draw craftsman_stone
* draw spellweaver
* draw hunter
* draw farmer_vp0
1 play village 1
1 play lumberjack_vp0 1
1 play scholar_vp0 1
1 end_turn
* draw miner_vp0
* draw warrior
* draw farmer_vp0
* draw shaman
* draw warrior
2 play hunter 1
2 play lumberjack_vp0 1
2 start masonry
2 play lumberjack_vp0 1
2 play hunter 1
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw digger
* draw colonist
* draw hunter
0 play spellweaver 1
0 play farmer_vp0 2
0 start masonry
* reveal masonry
0 drop
0 start masonry
* reveal mathematics
0 play hunter 1
0 play craftsman_stone 1
0 put stone achievement
0 end_turn
* draw hunter
* draw warrior
* draw warrior
* draw farmer_vp0
* draw lumberjack_vp0
1 attack 15 4
1 add warrior
1 add warrior
1 done
2 fight
2 defend warrior
2 done
* draw warrior
1 play farmer_vp0 1
1 play shaman 2
1 take culture
1 play miner_vp0 2
1 buy cavalry
1 end_turn
* draw hunter
* draw farmer_vp0
* draw lumberjack_vp0
* draw farmer_vp0
* draw miner_vp0
2 play colonist 1
2 end_turn
* draw farmer_vp0
* draw village
* draw lumberjack_vp0
* draw hunter
* draw warrior
0 play lumberjack_vp0 2
0 play hunter 1
0 play farmer_vp0 2
0 buy scholar
0 end_turn
* draw spellweaver
* draw village
* draw hunter
* draw hunter
* draw miner_vp0
1 play farmer_vp0 2
1 drop
1 play farmer_vp0 1
1 play hunter 1
1 play miner_vp0 1
1 play lumberjack_vp0 1
1 buy scholar
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw village
* draw hunter
* draw warrior
2 play hunter 1
2 put food achievement
2 play farmer_vp0 1
2 attack 4 15
2 add warrior
2 done
1 fight
1 defend warrior
1 done
* draw shaman
2 drop
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw hunter
* draw miner_vp0
0 play miner_vp0 1
0 play hunter 1
0 play village 1
0 put food achievement
0 play spellweaver 2
0 put metal spellweaver
0 drop
0 play hunter 1
0 start writing
* reveal strategy
* reveal writing
0 drop
0 end_turn
* draw miner_vp0
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw warrior
1 play stonecutter_vp0 2
1 start mathematics
* reveal engineering
1 end_turn
* draw scholar_vp0
* draw hunter
* draw lumberjack_vp0
* draw farmer_vp0
* draw warrior
2 end_turn
* draw stonecutter_vp0
* draw colonist
* draw digger
* draw miner_vp0
* draw lumberjack_vp0
0 play hunter 1
0 play miner_vp0 1
0 release spellweaver
0 put food village
0 start strategy
0 play craftsman_wood 1
0 play craftsman_stone 1
0 put metal achievement
0 end_turn
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
* draw scholar_vp0
* draw warrior
1 play hunter 1
1 play farmer_vp0 1
1 attack 18 12
1 add warrior
1 buy scholar
1 drop
1 end_turn
* draw warrior
* draw miner_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw lumberjack_vp0
2 play colonist 2
2 settle 9
2 play miner_vp0 1
2 play digger 1
2 end_turn
* draw stonecutter_vp0
* draw warrior
* draw hunter
* draw lumberjack_vp0
* draw lumberjack_vp0
0 play lumberjack_vp0 1
0 drop
0 start engineering
* reveal mathematics
0 play hunter 1
0 drop
0 play scholar_vp0 2
* draw hunter
0 play hunter 1
0 play miner_vp0 1
0 buy scholar
0 start strategy
0 end_turn
* draw farmer_vp0
* draw hunter
* draw warrior
* draw hunter
* draw spellweaver
1 attack 3 9
1 add warrior
1 done
2 fight
2 done
1 play miner_vp0 1
1 play scholar_vp0 1
1 play farmer_vp0 1
1 start mathematics
* reveal writing
* reveal engineering
1 drop
1 start writing
1 drop
1 play lumberjack_vp0 1
1 start engineering
* reveal engineering
1 drop
1 end_turn
* draw stonecutter_vp0
* draw farmer_vp0
* draw hunter
* draw cavalry_vp1
* draw miner_vp0
2 play hunter 1
2 play stonecutter_vp0 1
2 end_turn
* draw warrior
* draw village
* draw farmer_vp0
* draw village
* draw hunter
0 drop
0 play spellweaver 1
0 play farmer_vp0 1
0 start strategy
* reveal masonry
0 end_turn
* draw hunter
* draw craftsman_wood
* draw craftsman_stone
* draw lumberjack_vp0
* draw scholar_vp0
1 play miner_vp0 1
1 play stonecutter_vp0 2
1 start masonry
* reveal writing
* reveal mathematics
1 play hunter 1
1 buy cavalry
1 play farmer_vp0 1
1 drop
1 put food village
1 end_turn
* draw farmer_vp0
* draw warrior
* draw lumberjack_vp0
* draw cavalry_vp1
* draw hunter
2 play hunter 1
2 start writing
2 drop
2 play farmer_vp0 1
2 play village 1
2 start writing
* reveal masonry
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw digger
* draw miner_vp0
* draw warrior
0 play scholar_vp0 2
* draw miner_vp0
0 play craftsman_wood 1
0 play hunter 1
0 put food achievement
0 play craftsman_stone 1
0 play lumberjack_vp0 1
0 end_turn
* draw scholar_vp0
* draw miner_vp0
* draw warrior
* draw hunter
* draw scholar_vp0
1 play farmer_vp0 1
1 play lumberjack_vp0 1
1 play hunter 1
1 put food village
1 settle 12
1 attack 12 0
1 add cavalry_vp1
1 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw scholar_vp0
2 play lumberjack_vp0 1
2 play miner_vp0 1
2 put wood achievement
2 end_turn
* draw colonist
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
0 drop
0 end_turn
* draw hunter
* draw craftsman_wood
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
1 play farmer_vp0 1
1 play lumberjack_vp0 1
1 play scholar_vp0 1
1 play stonecutter_vp0 1
1 buy worker
1 play hunter 1
1 end_turn
* draw shaman
* draw miner_vp0
* draw warrior
* draw scholar_vp0
* draw cavalry_vp0
2 play miner_vp0 1
2 play colonist 2
2 settle 15
2 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw village
* draw colonist
0 play miner_vp0 1
0 play hunter 1
0 play lumberjack_vp0 1
0 start masonry
* reveal masonry
0 play craftsman_wood 1
0 drop
0 start mathematics
* reveal strategy
0 drop
0 start engineering
* reveal mathematics
0 end_turn
* draw hunter
* draw farmer_vp0
* draw hunter
* draw spellweaver
* draw craftsman_stone
1 play miner_vp0 1
1 play scholar_vp0 2
* draw warrior
1 start mathematics
* reveal strategy
* reveal engineering
1 drop
1 attack 18 15
1 add warrior
1 done
2 surrender
2 discard village
* draw stonecutter_vp0
1 play shaman 1
1 end_turn
* draw warrior
* draw miner_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw stonecutter_vp0
2 play colonist 1
2 end_turn
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw village
* draw stonecutter_vp0
* draw hunter
0 play spellweaver 2
0 play craftsman_stone 1
0 play hunter 1
0 drop
0 put food village
0 settle 17
0 put stone spellweaver
0 play hunter 1
0 end_turn
* draw warrior
* draw miner_vp0
* draw hunter
* draw craftsman_stone
* draw hunter
1 end_turn
* draw farmer_vp0
* draw village
* draw hunter
* draw lumberjack_vp0
* draw shaman
2 drop
2 play stonecutter_vp0 1
2 start engineering
* reveal mathematics
2 drop
2 play hunter 1
2 play village 1
2 put food village
2 end_turn
* draw warrior
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw warrior
0 play hunter 1
0 start masonry
* reveal engineering
0 drop
0 play miner_vp0 2
0 end_turn
* draw hunter
* draw hunter
* draw warrior
* draw miner_vp0
* draw craftsman_wood
1 play farmer_vp0 1
1 play shaman 1
1 start strategy
1 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw cavalry_vp1
* draw stonecutter_vp0
2 end_turn
* draw lumberjack_vp0
* draw farmer_vp0
* draw miner_vp0
* draw digger
* draw warrior
0 end_turn
* draw scholar_vp0
* draw scholar_vp0
* draw village
* draw farmer_vp0
* draw lumberjack_vp0
1 drop
1 play stonecutter_vp0 1
1 end_turn
* draw farmer_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw scholar_vp0
* draw farmer_vp0
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw stonecutter_vp0
0 play village 1
0 play scholar_vp0 1
0 play lumberjack_vp0 2
0 start engineering
* reveal writing
0 play farmer_vp0 1
0 put food village
0 play scholar_vp0 2
* draw hunter
0 drop
0 start writing
* reveal masonry
0 release spellweaver
0 drop
0 start masonry
* reveal masonry
0 play hunter 1
0 put food achievement
0 drop
0 end_turn
* draw hunter
* draw warrior
* draw craftsman_stone
* draw hunter
* draw hunter
1 play scholar_vp0 1
1 play farmer_vp0 1
1 play farmer_vp0 1
1 start masonry
* reveal mathematics
* reveal engineering
1 put food achievement
1 play lumberjack_vp0 1
1 drop
1 end_turn
* draw warrior
* draw miner_vp0
* draw scholar_vp0
* draw village
* draw farmer_vp0
2 play stonecutter_vp0 1
2 start engineering
* reveal strategy
* reveal writing
2 play stonecutter_vp0 1
2 end_turn
* draw miner_vp0
* draw colonist
* draw village
* draw warrior
* draw warrior
0 play hunter 1
0 play hunter 1
0 play craftsman_stone 1
0 end_turn
* draw miner_vp0
* draw miner_vp0
* draw warrior
* draw craftsman_wood
* draw spellweaver
1 play miner_vp0 2
1 end_turn
* draw warrior
* draw worker_vp1
* draw miner_vp0
* draw scholar_vp0
* draw warrior
2 play miner_vp0 1
2 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
0 play miner_vp0 2
0 play miner_vp0 1
0 play craftsman_wood 1
0 end_turn
* draw hunter
* draw hunter
* draw hunter
* draw warrior
* draw hunter
1 play miner_vp0 1
1 play scholar_vp0 1
1 start mathematics
1 play worker_vp1 3
1 drop
1 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw warrior
* draw cavalry_vp0
2 end_turn
* draw warrior
* draw digger
* draw miner_vp0
* draw miner_vp0
* draw warrior
0 play hunter 1
0 end_turn
* draw scholar_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw lumberjack_vp0
* draw craftsman_stone
1 end_turn
* draw warrior
* draw village
* draw warrior
* draw hunter
* draw farmer_vp0
2 end_turn
* draw lumberjack_vp0
* draw farmer_vp0
* draw warrior
* draw colonist
* draw stonecutter_vp0
0 end_turn
* draw warrior
* draw hunter
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
1 play hunter 1
1 play farmer_vp0 1
1 buy scholar
1 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
* draw miner_vp0
* draw farmer_vp0
2 play lumberjack_vp0 1
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw village
* draw stonecutter_vp0
0 play miner_vp0 2
0 play hunter 1
0 start strategy
0 first metal
0 end_turn
* draw miner_vp0
* draw hunter
* draw hunter
* draw scholar_vp0
* draw craftsman_wood
1 play farmer_vp0 2
1 play hunter 1
1 start strategy
* reveal engineering
1 play miner_vp0 1
1 end_turn
* draw cavalry_vp1
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
2 end_turn
* draw warrior
* draw hunter
* draw warrior
* draw farmer_vp0
* draw lumberjack_vp0
0 play scholar_vp0 1
0 play hunter 1
0 play miner_vp0 1
0 play hunter 1
0 play craftsman_wood 1
0 buy merchant
0 pay metal
0 drop
0 start writing
* reveal masonry
0 end_turn
* draw warrior
* draw craftsman_stone
* draw spellweaver
* draw scholar_vp0
* draw farmer_vp0
1 play scholar_vp0 1
1 play stonecutter_vp0 1
1 play lumberjack_vp0 1
1 play hunter 1
1 end_turn
* draw village
* draw scholar_vp0
* draw farmer_vp0
* draw worker_vp1
* draw warrior
2 play lumberjack_vp0 1
2 drop
2 end_turn
* draw miner_vp0
* draw digger
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw colonist
0 play farmer_vp0 2
0 play spellweaver 1
0 play scholar_vp0 2
* draw merchant_vp1
0 end_turn
* draw scholar_vp0
* draw miner_vp0
* draw hunter
* draw hunter
* draw warrior
1 play scholar_vp0 1
1 end_turn
* draw shaman
* draw lumberjack_vp0
* draw scholar_vp0
* draw miner_vp0
* draw worker_vp1
2 play lumberjack_vp0 1
2 end_turn
* draw hunter
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw colonist
0 drop
0 play scholar_vp0 2
* draw miner_vp0
0 play hunter 1
0 play miner_vp0 2
0 end_turn
* draw hunter
* draw craftsman_wood
* draw hunter
* draw lumberjack_vp0
* draw warrior
1 play miner_vp0 2
1 play worker_vp1 2
1 play shaman 2
1 take wood
1 put metal achievement
1 play scholar_vp0 2
* draw miner_vp0
1 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw village
* draw farmer_vp0
* draw warrior
2 play stonecutter_vp0 1
2 start mathematics
* reveal writing
2 drop
2 play colonist 2
2 settle 15
2 attack 15 18
2 add warrior
2 done
1 fight
1 done
2 play miner_vp0 1
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
0 end_turn
* draw miner_vp0
* draw hunter
* draw merchant_vp1
* draw scholar_vp0
* draw scholar_vp0
1 play farmer_vp0 1
1 play farmer_vp0 2
1 play scholar_vp0 1
1 drop
1 start masonry
* reveal strategy
1 put food achievement
1 play village 1
1 drop
1 put food village
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw warrior
* draw warrior
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 start writing
* reveal mathematics
2 drop
2 start mathematics
* reveal engineering
* reveal masonry
2 play lumberjack_vp0 1
2 put stone achievement
2 drop
2 start engineering
2 end_turn
* draw digger
* draw miner_vp0
* draw hunter
* draw warrior
* draw hunter
0 end_turn
* draw spellweaver
* draw farmer_vp0
* draw craftsman_stone
* draw miner_vp0
* draw hunter
1 play stonecutter_vp0 1
1 play hunter 1
1 start strategy
* reveal masonry
* reveal mathematics
1 drop
1 start masonry
1 end_turn
* draw farmer_vp0
* draw warrior
* draw scholar_vp0
* draw village
* draw cavalry_vp1
2 play hunter 1
2 play miner_vp0 1
2 buy cavalry
2 drop
2 play digger 1
2 start mathematics
* reveal strategy
2 drop
2 play hunter 1
2 start strategy
* reveal strategy
2 drop
2 end_turn
* draw farmer_vp0
* draw stonecutter_vp0
* draw village
* draw lumberjack_vp0
* draw stonecutter_vp0
0 play miner_vp0 2
0 start strategy
* reveal writing
0 put metal achievement
0 play spellweaver 2
0 play craftsman_stone 1
0 put stone spellweaver
0 drop
0 end_turn
* draw warrior
* draw hunter
* draw merchant_vp1
* draw craftsman_stone
* draw hunter
1 drop
1 play scholar_vp0 1
1 play farmer_vp0 2
1 start writing
* reveal writing
1 drop
1 start masonry
* reveal engineering
* reveal masonry
1 drop
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
* draw stonecutter_vp0
* draw hunter
2 play farmer_vp0 2
2 start writing
* reveal writing
2 end_turn
* draw digger
* draw stonecutter_vp0
* draw colonist
* draw lumberjack_vp0
* draw hunter
0 play merchant_vp1 1
0 play craftsman_stone 1
0 play hunter 1
0 put stone merchant
0 put food merchant
0 release spellweaver
0 start engineering
0 drop
0 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
* draw miner_vp0
* draw warrior
1 play lumberjack_vp0 1
1 start writing
* reveal mathematics
1 play scholar_vp0 2
* draw cavalry_vp0
1 end_turn
* draw village
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw shaman
* draw hunter
2 play digger 2
2 drop
2 play stonecutter_vp0 1
2 play hunter 1
2 start mathematics
* reveal strategy
2 put stone achievement
2 play lumberjack_vp0 1
2 end_turn
* draw miner_vp0
* draw cavalry_vp0
* draw village
* draw warrior
* draw warrior
0 play hunter 1
0 play farmer_vp0 2
0 play scholar_vp0 1
0 start masonry
* reveal writing
0 play miner_vp0 2
0 drop
0 end_turn
* draw craftsman_wood
* draw miner_vp0
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
1 end_turn
* draw scholar_vp0
* draw stonecutter_vp0
* draw scholar_vp0
* draw farmer_vp0
* draw lumberjack_vp0
2 play miner_vp0 2
2 attack 15 19
2 add cavalry_vp0
2 add warrior
2 play village 1
2 put metal achievement
2 drop
2 start strategy
* reveal engineering
* reveal writing
* reveal strategy
2 drop
2 start strategy
* reveal masonry
2 drop
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw hunter
* draw hunter
* draw miner_vp0
0 play scholar_vp0 2
* draw hunter
0 play miner_vp0 1
0 play hunter 1
0 start writing
0 play lumberjack_vp0 2
0 end_turn
* draw warrior
* draw spellweaver
* draw hunter
* draw scholar_vp0
* draw craftsman_stone
1 play farmer_vp0 2
1 play scholar_vp0 1
1 play stonecutter_vp0 1
1 play scholar_vp0 1
1 play lumberjack_vp0 1
1 buy worker
1 drop
1 start masonry
* reveal masonry
1 drop
1 end_turn
* draw worker_vp1
* draw farmer_vp0
* draw warrior
* draw warrior
* draw miner_vp0
2 play hunter 1
2 play miner_vp0 1
2 start writing
* reveal mathematics
2 drop
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw digger
* draw stonecutter_vp0
* draw hunter
0 play spellweaver 1
0 end_turn
* draw farmer_vp0
* draw hunter
* draw warrior
* draw miner_vp0
* draw scholar_vp0
1 play farmer_vp0 1
1 play miner_vp0 1
1 buy cavalry
1 play worker_vp1 1
1 end_turn
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
* draw hunter
* draw miner_vp0
2 play digger 2
2 end_turn
* draw miner_vp0
* draw warrior
* draw lumberjack_vp0
* draw farmer_vp0
* draw colonist
0 play miner_vp0 1
0 play farmer_vp0 2
0 play hunter 1
0 end_turn
* draw craftsman_wood
* draw hunter
* draw hunter
* draw scholar_vp0
* draw lumberjack_vp0
1 play hunter 1
1 play miner_vp0 2
1 play farmer_vp0 2
1 end_turn
* draw warrior
* draw cavalry_vp0
* draw farmer_vp0
* draw warrior
* draw scholar_vp0
2 play colonist 1
2 play farmer_vp0 1
2 end_turn
* draw miner_vp0
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw cavalry_vp0
* draw hunter
0 release merchant
0 play hunter 1
0 play hunter 1
0 drop
0 play scholar_vp0 1
0 start engineering
0 end_turn
* draw warrior
* draw hunter
* draw miner_vp0
* draw spellweaver
* draw craftsman_stone
1 play scholar_vp0 2
* draw cavalry_vp1
1 play farmer_vp0 1
1 put food village
1 settle 0
1 attack 0 13
1 add cavalry_vp0
1 end_turn
* draw worker_vp0
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
* draw farmer_vp0
2 play hunter 1
2 start masonry
* reveal engineering
* reveal strategy
2 play miner_vp0 1
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw lumberjack_vp0
* draw lumberjack_vp0
0 drop
0 end_turn
* draw craftsman_stone
* draw merchant_vp1
* draw scholar_vp0
* draw miner_vp0
* draw lumberjack_vp0
1 play worker_vp0 1
1 play farmer_vp0 1
1 end_turn
* draw stonecutter_vp0
* draw farmer_vp0
* draw cavalry_vp0
* draw cavalry_vp0
* draw warrior
2 drop
2 play hunter 1
2 put food village
2 end_turn
* draw lumberjack_vp0
* draw farmer_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
0 play miner_vp0 2
0 start strategy
* reveal mathematics
* reveal writing
0 play scholar_vp0 2
* draw spellweaver
0 play spellweaver 2
0 put metal achievement
0 play lumberjack_vp0 1
0 end_turn
* draw hunter
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
* draw hunter
1 play farmer_vp0 2
1 use 3
1 start writing
* reveal mathematics
* reveal engineering
* reveal masonry
1 end_turn
* draw warrior
* draw stonecutter_vp0
* draw scholar_vp0
* draw warrior
* draw scholar_vp0
2 play farmer_vp0 2
2 play lumberjack_vp0 1
2 start engineering
2 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw village
* draw stonecutter_vp0
* draw warrior
0 end_turn
* draw warrior
* draw craftsman_wood
* draw hunter
* draw miner_vp0
* draw warrior
1 play stonecutter_vp0 1
1 play scholar_vp0 1
1 play scholar_vp0 2
* draw shaman
1 drop
1 start masonry
* reveal masonry
1 play shaman 1
1 end_turn
* draw farmer_vp0
* draw cavalry_vp1
* draw village
* draw miner_vp0
* draw miner_vp0
2 play lumberjack_vp0 1
2 end_turn
* draw hunter
* draw hunter
* draw stonecutter_vp0
* draw digger
* draw miner_vp0
0 play miner_vp0 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw hunter
* draw hunter
* draw scholar_vp0
1 play miner_vp0 2
1 end_turn
* draw lumberjack_vp0
* draw village
* draw scholar_vp0
* draw farmer_vp0
* draw hunter
2 play digger 1
2 drop
2 play miner_vp0 2
2 end_turn
* draw stonecutter_vp0
* draw cavalry_vp0
* draw warrior
* draw warrior
* draw colonist
0 drop
0 end_turn
* draw hunter
* draw craftsman_wood
* draw miner_vp0
* draw warrior
* draw craftsman_stone
1 play scholar_vp0 1
1 end_turn
* draw warrior
* draw hunter
* draw worker_vp1
* draw scholar_vp0
* draw village
2 play stonecutter_vp0 1
2 start engineering
2 play colonist 1
2 end_turn
* draw hunter
* draw miner_vp0
* draw farmer_vp0
* draw warrior
* draw lumberjack_vp0
0 play miner_vp0 2
0 start mathematics
0 put metal spellweaver
0 drop
0 play hunter 1
0 start masonry
* reveal strategy
0 play craftsman_stone 1
0 end_turn
* draw merchant_vp1
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
* draw farmer_vp0
1 play scholar_vp0 1
1 play worker_vp1 2
1 end_turn
* draw cavalry_vp0
* draw warrior
* draw farmer_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw warrior
* draw hunter
0 play merchant_vp1 1
0 play hunter 1
0 drop
0 put food village
0 settle 5
0 play lumberjack_vp0 1
0 release spellweaver
0 start mathematics
0 put wood merchant
0 drop
0 play farmer_vp0 1
0 put food merchant
0 play scholar_vp0 1
0 end_turn
* draw hunter
* draw warrior
* draw hunter
* draw farmer_vp0
* draw hunter
1 play farmer_vp0 1
1 end_turn
* draw scholar_vp0
* draw scholar_vp0
* draw scholar_vp0
* draw lumberjack_vp0
* draw warrior
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw village
* draw digger
* draw stonecutter_vp0
* draw miner_vp0
0 play farmer_vp0 2
0 release merchant
0 buy merchant
0 start strategy
* reveal masonry
0 end_turn
* draw spellweaver
* draw scholar_vp0
* draw lumberjack_vp0
* draw miner_vp0
* draw craftsman_wood
1 play scholar_vp0 2
* draw shaman
1 play scholar_vp0 1
1 play scholar_vp0 2
* draw farmer_vp0
1 play lumberjack_vp0 1
1 end_turn
* draw hunter
* draw miner_vp0
* draw worker_vp0
* draw village
* draw stonecutter_vp0
2 play miner_vp0 1
2 play digger 1
2 end_turn
* draw warrior
* draw colonist
* draw cavalry_vp0
* draw stonecutter_vp0
* draw hunter
0 play lumberjack_vp0 1
0 play spellweaver 1
0 drop
0 play scholar_vp0 2
* draw warrior
0 play craftsman_wood 1
0 play miner_vp0 2
0 end_turn
* draw craftsman_stone
* draw village
* draw hunter
* draw miner_vp0
* draw scholar_vp0
1 play hunter 1
1 play stonecutter_vp0 1
1 play worker_vp0 1
1 put stone achievement
1 play miner_vp0 1
1 drop
1 start engineering
* reveal strategy
1 end_turn
* draw miner_vp0
* draw farmer_vp0
* draw stonecutter_vp0
* draw farmer_vp0
* draw warrior
2 end_turn
* draw stonecutter_vp0
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw hunter
0 play miner_vp0 1
0 start mathematics
* reveal writing
0 play scholar_vp0 2
* draw warrior
0 play craftsman_stone 1
0 play village 1
0 put stone achievement
0 drop
0 end_turn
* draw farmer_vp0
* draw scholar_vp0
* draw hunter
* draw hunter
* draw warrior
1 play farmer_vp0 1
1 end_turn
* draw hunter
* draw cavalry_vp1
* draw farmer_vp0
* draw warrior
* draw farmer_vp0
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
0 play hunter 1
0 end_turn
* draw spellweaver
* draw lumberjack_vp0
* draw merchant_vp1
* draw hunter
* draw merchant_vp0
1 play hunter 1
1 drop
1 start writing
* reveal writing
1 end_turn
* draw scholar_vp0
* draw miner_vp0
* draw cavalry_vp0
* draw hunter
* draw lumberjack_vp0
2 play stonecutter_vp0 1
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw colonist
* draw village
* draw hunter
* draw stonecutter_vp0
* draw miner_vp0
0 play hunter 1
0 play spellweaver 1
0 play lumberjack_vp0 1
0 end_turn
* draw miner_vp0
* draw craftsman_wood
* draw hunter
* draw merchant_vp0
* draw scholar_vp0
1 play hunter 1
1 play miner_vp0 2
1 play scholar_vp0 2
* draw stonecutter_vp0
1 put food achievement
1 play lumberjack_vp0 1
1 put wood achievement
1 play stonecutter_vp0 1
1 drop
1 end_turn
* draw scholar_vp0
* draw miner_vp0
* draw worker_vp0
* draw warrior
* draw worker_vp1
2 end_turn
* draw digger
* draw warrior
* draw lumberjack_vp0
* draw miner_vp0
* draw farmer_vp0
0 play hunter 1
0 play craftsman_wood 1
0 put food village
0 play merchant_vp0 1
0 start writing
* reveal masonry
* reveal engineering
0 play scholar_vp0 2
* draw hunter
0 drop
0 play miner_vp0 2
0 start strategy
* reveal mathematics
0 put metal achievement
0 drop
0 play hunter 1
0 end_turn
* draw warrior
* draw craftsman_stone
* draw lumberjack_vp0
* draw spellweaver
* draw farmer_vp0
1 play worker_vp1 3
1 play miner_vp0 1
1 play scholar_vp0 1
1 start mathematics
1 first metal
* reveal strategy
1 drop
1 start masonry
1 play worker_vp0 3
1 end_turn
* draw warrior
* draw cavalry_vp0
* draw village
* draw farmer_vp0
* draw warrior
2 play farmer_vp0 2
2 play digger 1
2 play miner_vp0 2
2 drop
2 play lumberjack_vp0 1
2 start masonry
* reveal strategy
* reveal writing
2 drop
2 start writing
2 first food
* reveal mathematics
2 drop
2 start engineering
* reveal writing
2 drop
2 start strategy
2 put metal achievement
2 end_turn
* draw stonecutter_vp0
* draw village
* draw stonecutter_vp0
* draw farmer_vp0
* draw stonecutter_vp0
0 end_turn
* draw merchant_vp1
* draw scholar_vp0
* draw hunter
* draw hunter
* draw warrior
1 drop
1 play farmer_vp0 2
1 use 3
1 start writing
* reveal engineering
1 drop
1 end_turn
* draw farmer_vp0
* draw scholar_vp0
* draw village
* draw shaman
* draw stonecutter_vp0
2 play farmer_vp0 2
2 drop
2 put food village
2 settle 16
2 play stonecutter_vp0 1
2 start engineering
* reveal mathematics
* reveal masonry
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw warrior
* draw digger
* draw warrior
* draw miner_vp0
0 play scholar_vp0 1
0 end_turn
* draw miner_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
* draw hunter
1 end_turn
* draw hunter
* draw lumberjack_vp0
* draw scholar_vp0
* draw miner_vp0
* draw warrior
2 play digger 1
2 drop
2 start strategy
* reveal engineering
2 drop
2 play miner_vp0 1
2 start mathematics
2 play lumberjack_vp0 1
2 attack 16 3
2 add warrior
2 add warrior
2 done
1 surrender
1 discard hunter
1 done
* draw lumberjack_vp0
2 drop
2 start engineering
* reveal strategy
2 end_turn
* draw warrior
* draw cavalry_vp0
* draw colonist
* draw hunter
* draw hunter
0 play lumberjack_vp0 1
0 end_turn
* draw hunter
* draw hunter
* draw merchant_vp1
* draw craftsman_stone
* draw craftsman_wood
1 play miner_vp0 2
1 start strategy
* reveal engineering
1 end_turn
* draw farmer_vp0
* draw cavalry_vp0
* draw scholar_vp0
* draw shaman
* draw farmer_vp0
2 end_turn
* draw lumberjack_vp0
* draw hunter
* draw miner_vp0
* draw stonecutter_vp0
* draw lumberjack_vp0
0 play craftsman_stone 1
0 start masonry
* reveal mathematics
* reveal writing
0 play craftsman_wood 1
0 put wood merchant
0 end_turn
* draw miner_vp0
* draw farmer_vp0
* draw scholar_vp0
* draw scholar_vp0
* draw spellweaver
1 play scholar_vp0 1
1 play farmer_vp0 1
1 play shaman 1
1 put food achievement
1 play farmer_vp0 1
1 put food achievement
1 end_turn
* draw scholar_vp0
* draw worker_vp1
* draw hunter
* draw farmer_vp0
* draw farmer_vp0
2 play lumberjack_vp0 1
2 play miner_vp0 2
2 use 16
2 play lumberjack_vp0 1
2 put wood achievement
2 play hunter 1
2 buy worker
2 pay wood
2 play stonecutter_vp0 1
2 drop
2 end_turn
* draw farmer_vp0
* draw miner_vp0
* draw miner_vp0
* draw warrior
* draw village
0 play scholar_vp0 2
* draw hunter
0 play spellweaver 1
0 put culture merchant
0 end_turn
* draw hunter
* draw lumberjack_vp0
* draw craftsman_stone
* draw craftsman_wood
* draw scholar_vp0
1 play hunter 1
1 drop
1 play farmer_vp0 1
1 play worker_vp1 3
1 start writing
* reveal engineering
* reveal masonry
1 put food achievement
1 play scholar_vp0 2
* draw hunter
1 play hunter 1
1 play farmer_vp0 2
1 buy merchant
1 end_turn
* draw scholar_vp0
* draw warrior
* draw cavalry_vp1
* draw miner_vp0
* draw warrior
2 play miner_vp0 1
2 play miner_vp0 1
2 play village 1
2 start mathematics
2 end_turn
* draw digger
* draw warrior
* draw stonecutter_vp0
* draw hunter
* draw lumberjack_vp0
0 play scholar_vp0 2
* draw miner_vp0
0 end_turn
* draw farmer_vp0
* draw warrior
* draw hunter
* draw scholar_vp0
* draw miner_vp0
1 play scholar_vp0 2
* draw stonecutter_vp0
1 play stonecutter_vp0 1
1 end_turn
* draw worker_vp0
* draw cavalry_vp0
* draw village
* draw stonecutter_vp0
* draw village
2 drop
2 play lumberjack_vp0 1
2 end_turn
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw hunter
* draw colonist
0 play farmer_vp0 2
0 play miner_vp0 1
0 buy cavalry
0 play scholar_vp0 1
0 play hunter 1
0 drop
0 end_turn
* draw warrior
* draw hunter
* draw merchant_vp1
* draw spellweaver
* draw hunter
1 play worker_vp0 3
1 play village 1
1 drop
1 start engineering
1 play stonecutter_vp0 1
1 drop
1 start masonry
* reveal masonry
1 drop
1 end_turn
* draw warrior
* draw worker_vp1
* draw village
* draw lumberjack_vp0
* draw farmer_vp0
2 end_turn
* draw stonecutter_vp0
* draw cavalry_vp0
* draw lumberjack_vp0
* draw village
* draw worker_vp0
0 end_turn
* draw craftsman_wood
* draw merchant_vp1
* draw scholar_vp0
* draw hunter
* draw craftsman_stone
1 play lumberjack_vp0 1
1 play farmer_vp0 2
1 start masonry
* reveal strategy
1 put food village
1 play worker_vp1 3
1 drop
1 end_turn
* draw warrior
* draw miner_vp0
* draw farmer_vp0
* draw hunter
* draw stonecutter_vp0
2 play worker_vp0 1
2 play lumberjack_vp0 1
2 start engineering
* reveal writing
2 put wood achievement
2 drop
2 end_turn
* draw warrior
* draw stonecutter_vp0
* draw stonecutter_vp0
* draw worker_vp0
* draw farmer_vp0
0 play scholar_vp0 2
* draw scholar_vp0
0 play craftsman_wood 1
0 release merchant
0 play scholar_vp0 1
0 play craftsman_stone 1
0 end_turn
* draw hunter
* draw spellweaver
* draw hunter
* draw farmer_vp0
* draw miner_vp0
1 play farmer_vp0 1
1 play miner_vp0 1
1 end_turn
* draw scholar_vp0
* draw lumberjack_vp0
* draw scholar_vp0
* draw worker_vp0
* draw cavalry_vp0
2 play stonecutter_vp0 1
2 play stonecutter_vp0 1
2 end_turn
* draw warrior
* draw hunter
* draw village
* draw hunter
* draw hunter
0 play hunter 1
0 play spellweaver 1
0 end_turn
* draw warrior
* draw cavalry_vp0
* draw hunter
* draw miner_vp0
* draw lumberjack_vp0
1 play worker_vp0 3
1 play lumberjack_vp0 1
1 start mathematics
* reveal writing
* reveal strategy
* reveal engineering
1 play scholar_vp0 1
1 play scholar_vp0 2
* draw miner_vp0
1 end_turn
* draw scholar_vp0
* draw merchant_vp0
* draw farmer_vp0
* draw warrior
* draw shaman
2 play hunter 1
2 start strategy
2 end_turn
* draw colonist
* draw warrior
* draw cavalry_vp0
* draw stonecutter_vp0
* draw miner_vp0
0 end_turn
* draw warrior
* draw scholar_vp0
* draw craftsman_stone
* draw merchant_vp0
* draw hunter
1 play farmer_vp0 2
1 play shaman 1
1 drop
1 put food village
1 settle 13
1 play scholar_vp0 2
* draw scholar_vp0
1 start writing
1 end_turn
* draw cavalry_vp1
* draw farmer_vp0
* draw hunter
* draw warrior
* draw cavalry_vp0
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw digger
* draw lumberjack_vp0
* draw lumberjack_vp0
0 play scholar_vp0 1
0 play merchant_vp0 1
0 play hunter 1
0 play craftsman_stone 1
0 put culture merchant
0 end_turn
* draw spellweaver
* draw merchant_vp1
* draw hunter
* draw miner_vp0
* draw hunter
1 play farmer_vp0 2
1 play hunter 1
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw farmer_vp0
* draw lumberjack_vp0
* draw shaman
2 play stonecutter_vp0 1
2 play digger 1
2 play lumberjack_vp0 1
2 drop
2 play lumberjack_vp0 1
2 start engineering
2 first wood
* reveal mathematics
2 put stone achievement
2 drop
2 play lumberjack_vp0 1
2 end_turn
* draw miner_vp0
* draw hunter
* draw stonecutter_vp0
* draw digger
* draw warrior
0 play spellweaver 2
0 play hunter 1
0 play miner_vp0 1
0 buy cavalry
0 play hunter 1
0 put food village
0 settle 11
0 release merchant
0 end_turn
* draw hunter
* draw miner_vp0
* draw cavalry_vp0
* draw scholar_vp0
* draw warrior
1 drop
1 play hunter 1
1 start writing
* reveal strategy
* reveal mathematics
* reveal masonry
1 drop
1 play farmer_vp0 1
1 play shaman 1
1 play stonecutter_vp0 1
1 start masonry
1 first food
* reveal writing
1 end_turn
* draw worker_vp1
* draw hunter
* draw scholar_vp0
* draw warrior
* draw farmer_vp0
2 play hunter 1
2 end_turn
* draw worker_vp0
* draw warrior
* draw village
* draw farmer_vp0
* draw stonecutter_vp0
0 play scholar_vp0 2
* draw farmer_vp0
0 end_turn
* draw lumberjack_vp0
* draw craftsman_wood
* draw miner_vp0
* draw merchant_vp0
* draw cavalry_vp0
1 drop
1 play worker_vp1 3
1 start mathematics
1 play farmer_vp0 1
1 drop
1 play hunter 1
1 play scholar_vp0 1
1 end_turn
* draw cavalry_vp0
* draw miner_vp0
* draw stonecutter_vp0
* draw scholar_vp0
* draw worker_vp0
2 play worker_vp0 1
2 play stonecutter_vp0 1
2 play farmer_vp0 1
2 start strategy
2 drop
2 start mathematics
* reveal masonry
2 end_turn
* draw stonecutter_vp0
* draw hunter
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw lumberjack_vp0
0 play lumberjack_vp0 1
0 play merchant_vp0 1
0 put wood merchant
0 play craftsman_wood 1
0 start writing
* reveal engineering
0 play miner_vp0 1
0 put metal spellweaver
0 end_turn
* draw scholar_vp0
* draw miner_vp0
* draw merchant_vp1
* draw hunter
* draw farmer_vp0
1 play worker_vp0 3
1 play miner_vp0 1
1 start engineering
* reveal engineering
1 drop
1 attack 13 7
1 add cavalry_vp0
1 start engineering
* reveal masonry
* reveal mathematics
1 end_turn
* draw cavalry_vp0
* draw scholar_vp0
* draw village
* draw cavalry_vp1
* draw farmer_vp0
2 play lumberjack_vp0 1
2 play lumberjack_vp0 1
2 play stonecutter_vp0 1
2 drop
2 start mathematics
* reveal engineering
2 drop
2 start engineering
* reveal strategy
* reveal writing
2 play hunter 1
2 drop
2 play stonecutter_vp0 1
2 start strategy
2 drop
2 end_turn
* draw miner_vp0
* draw hunter
* draw colonist
* draw warrior
* draw lumberjack_vp0
0 play scholar_vp0 1
0 play miner_vp0 2
0 play farmer_vp0 2
0 put food achievement
0 buy worker
0 release merchant
0 put wood achievement
0 release spellweaver
0 play merchant_vp1 1
0 drop
0 end_turn
* draw village
* draw warrior
* draw warrior
* draw hunter
* draw scholar_vp0
1 attack 13 1
1 add cavalry_vp0
1 end_turn
* draw miner_vp0
* draw merchant_vp0
* draw warrior
* draw warrior
* draw warrior
2 play lumberjack_vp0 1
2 play colonist 2
2 settle 19
2 start writing
* reveal engineering
2 attack 19 13
2 add warrior
2 done
1 fight
1 done
2 end_turn
* draw cavalry_vp0
* draw warrior
* draw stonecutter_vp0
* draw colonist
* draw stonecutter_vp0
0 play scholar_vp0 2
* draw hunter
0 end_turn
* draw cavalry_vp0
* draw hunter
* draw craftsman_stone
* draw scholar_vp0
* draw merchant_vp0
1 play miner_vp0 1
1 drop
1 start strategy
* reveal mathematics
1 end_turn
* draw scholar_vp0
* draw village
* draw lumberjack_vp0
* draw hunter
* draw farmer_vp0
2 play colonist 1
2 drop
2 play stonecutter_vp0 2
2 start mathematics
* reveal masonry
* reveal strategy
2 play stonecutter_vp0 1
2 put stone achievement
2 drop
2 end_turn
* draw lumberjack_vp0
* draw miner_vp0
* draw miner_vp0
* draw worker_vp0
* draw warrior
0 play scholar_vp0 1
0 end_turn
* draw village
* draw lumberjack_vp0
* draw miner_vp0
* draw hunter
* draw scholar_vp0
1 end_turn
* draw stonecutter_vp0
* draw hunter
* draw merchant_vp0
* draw warrior
* draw scholar_vp0
2 play miner_vp0 2
2 use 15
2 play worker_vp0 3
2 play miner_vp0 1
2 start strategy
* reveal writing
2 drop
2 play lumberjack_vp0 1
2 start writing
* reveal engineering
* reveal writing
2 drop
2 start engineering
2 drop
2 end_turn
* draw lumberjack_vp0
* draw village
* draw village
* draw hunter
* draw stonecutter_vp0
0 play scholar_vp0 2
* draw hunter
0 play miner_vp0 1
0 end_turn
* draw spellweaver
* draw miner_vp0
* draw warrior
* draw cavalry_vp0
* draw craftsman_wood
1 play scholar_vp0 2
* draw miner_vp0
1 end_turn
* draw warrior
* draw scholar_vp0
* draw hunter
* draw cavalry_vp0
* draw miner_vp0
2 end_turn
* draw warrior
* draw lumberjack_vp0
* draw hunter
* draw stonecutter_vp0
* draw digger
0 play miner_vp0 1
0 end_turn
* draw hunter
* draw warrior
* draw worker_vp0
* draw farmer_vp0
* draw hunter
1 play miner_vp0 1
1 end_turn
* draw lumberjack_vp0
* draw stonecutter_vp0
* draw hunter
* draw worker_vp1
* draw scholar_vp0
2 play stonecutter_vp0 1
2 start engineering
* reveal mathematics
2 play lumberjack_vp0 1
2 play hunter 1
2 end_turn
* draw farmer_vp0
* draw hunter
* draw worker_vp0
* draw village
* draw lumberjack_vp0
0 end_turn
* draw hunter
* draw craftsman_wood
* draw hunter
* draw merchant_vp0
* draw spellweaver
1 play worker_vp1 1
1 play hunter 1
1 drop
1 play scholar_vp0 2
* draw shaman
1 play stonecutter_vp0 1
1 buy worker
1 play lumberjack_vp0 1
1 play shaman 2
1 take metal
1 start mathematics
* reveal strategy
1 end_turn
* draw farmer_vp0
* draw farmer_vp0
* draw cavalry_vp1
* draw warrior
* draw lumberjack_vp0
2 end_turn
* draw cavalry_vp0
* draw hunter
* draw digger
* draw stonecutter_vp0
* draw hunter
0 play spellweaver 1
0 play craftsman_wood 1
0 put culture merchant
0 put wood merchant
0 end_turn
* draw craftsman_stone
* draw cavalry_vp0
* draw village
* draw warrior
* draw scholar_vp0
1 end_turn
* draw scholar_vp0
* draw warrior
* draw worker_vp0
* draw farmer_vp0
* draw village
2 play stonecutter_vp0 1
2 play hunter 1
2 play hunter 1
2 buy merchant
2 end_turn
* draw stonecutter_vp0
* draw lumberjack_vp0
* draw warrior
* draw warrior
* draw lumberjack_vp0
0 end_turn
* draw miner_vp0
* draw miner_vp0
* draw lumberjack_vp0
* draw cavalry_vp0
* draw scholar_vp0
1 play village 1
1 play scholar_vp0 2
* draw farmer_vp0
1 play worker_vp0 2
1 end_turn
* draw village
* draw cavalry_vp0
* draw scholar_vp0
* draw cavalry_vp1
* draw worker_vp0
2 drop
2 end_turn
* draw colonist
* draw warrior
* draw stonecutter_vp0
* draw miner_vp0
* draw village
0 play lumberjack_vp0 2
0 play miner_vp0 2
0 end_turn
* draw farmer_vp0
* draw craftsman_wood
* draw scholar_vp0
* draw worker_vp0
* draw miner_vp0

result: 4 12 12
places: 3 1 2
hash: 5de29f6b44d8eed9b55d43a073e744ebee1fe3f2ebc001ed49bad2857dd47970
