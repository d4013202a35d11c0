//! Names of places, and the circle of terrains.

use terra_mystica::ids::Terrain;
use terra_mystica::places::{BridgePlace, Hex, River};

#[test]
fn places_read_back() {
    assert!(Hex::all().all(|hex| hex.to_string().parse() == Ok(hex)));
    assert!(River::all().all(|river| river.to_string().parse() == Ok(river)));
    for place in BridgePlace::all() {
        assert_eq!(place.to_string().parse(), Ok(place));
        let (a, b) = place.ends();
        assert_eq!((BridgePlace::between(a, b), BridgePlace::between(b, a)), (Some(place), Some(place)));
    }
    for wrong in ["", "J1", "B7", "A0", "A01", "A14", "é1"] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
    assert!("r36".parse::<River>().is_err() && "r01".parse::<River>().is_err());
}

#[test]
fn the_circle_has_two_ways() {
    assert_eq!(Terrain::Desert.distance(Terrain::Wasteland), 1);
    assert_eq!(Terrain::Desert.distance(Terrain::Lakes), 3);
    assert_eq!(Terrain::Desert.towards(Terrain::Mountains, 1), Terrain::Wasteland);
    assert_eq!(Terrain::Mountains.towards(Terrain::Desert, 2), Terrain::Desert);
}
