//! The pages of the web table are built into the program, so it is built anew when they change.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
