//! Games of terra.snellman.net: reading and writing their ledgers.
