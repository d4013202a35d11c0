//! Weights for each member of a vocabulary, written by name in the file and found by number in play.

/// Defines a table of values for every member of a vocabulary (`ALL`, `COUNT`, `index()`, `name()`).
macro_rules! table {
    ($(#[$doc:meta])* $Name:ident, $Id:ident, $Value:ty) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $Name([$Value; $Id::COUNT]);

        impl std::ops::Index<$Id> for $Name {
            type Output = $Value;
            fn index(&self, id: $Id) -> &$Value {
                &self.0[id.index()]
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_map($Id::ALL.into_iter().map(|id| (id.name(), self[id])))
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                let mut named = std::collections::BTreeMap::<String, $Value>::deserialize(input)?;
                let mut values = [<$Value>::default(); $Id::COUNT];
                for id in $Id::ALL {
                    let missing = || D::Error::custom(format!("{} is missing", id.name()));
                    values[id.index()] = named.remove(id.name()).ok_or_else(missing)?;
                }
                match named.pop_first() {
                    Some((name, _)) => Err(D::Error::custom(format!("{name} is unknown"))),
                    None => Ok($Name(values)),
                }
            }
        }
    };
}
pub(crate) use table;
