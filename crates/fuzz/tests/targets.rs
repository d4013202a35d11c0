//! Every target for a while. `cargo xtask fuzz TARGET SECONDS` runs one of them for longer.

/// Inputs of at most this many bytes.
const LENGTH: usize = 600;

macro_rules! targets {
    ($($target:ident: $inputs:literal),* $(,)?) => {$(
        #[test]
        fn $target() {
            bolero::check!()
                .with_iterations($inputs)
                .with_max_len(LENGTH)
                .for_each(|bytes: &[u8]| fuzz::$target::run(bytes));
        }
    )*};
}

targets! {
    steps: 200,
    records: 300,
    ledgers: 150,
    packs: 300,
}
