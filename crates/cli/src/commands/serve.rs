//! `ziggurat serve`, `ziggurat backup` and `ziggurat copy`

use crate::args::{BackupArgs, CopyArgs, DataArgs, ServeArgs};
use crate::chooser::{Bots, Snellman};
use crate::failure::Failure;
use crate::puzzles::Books;
use crate::registry;
use crate::reviewer::Study;
use server::{Config, Folder, Location, Server, Sqlite, WebFiles, logs};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

const FILE: &str = "ziggurat.sqlite";

pub fn serve(args: &ServeArgs, pages: Arc<dyn WebFiles>) -> Result<(), Failure> {
    let format = if args.log_json { logs::Format::Json } else { logs::Format::Text };
    logs::init(format, &args.log);
    let config = config(args, pages)?;
    runtime()?.block_on(async {
        let place = database(&args.data)?;
        let store = match &args.nats {
            Some(_) => place.join().await.map_err(failed)?,
            None => place.open().await.map_err(failed)?,
        };
        let address = SocketAddr::new(args.host, args.port);
        let listener = TcpListener::bind(address).await.map_err(|error| {
            Failure::Usage(format!("{address} cannot be used ({error}); choose another with --port"))
        })?;
        let server = Server::start(Arc::clone(&store), config, listener).await.map_err(failed)?;
        let url = format!("http://{}", server.address());
        let near = url.replace("0.0.0.0", "127.0.0.1").replace("[::]", "[::1]");
        store.announce(&near).await.map_err(failed)?;
        let mut out = std::io::stdout();
        writeln!(out, "Ziggurat is open at {url}\nGames are kept in {place}. Stop with Ctrl-C.")
            .and_then(|()| out.flush())
            .map_err(Failure::Output)?;
        if !args.no_open && open::that_detached(&url).is_err() {
            writeln!(out, "No browser could be opened; go to {url} yourself.").map_err(Failure::Output)?;
        }
        server.run().await;
        Ok(())
    })
}

fn config(args: &ServeArgs, pages: Arc<dyn WebFiles>) -> Result<Config, Failure> {
    let mut config = Config::new(registry::shelf(args.toy));
    config.chooser = Arc::new(Bots);
    config.reviewer = Arc::new(Study(args.review_depth));
    config.puzzles = Arc::new(Books);
    config.importers = vec![Arc::new(Snellman)];
    config.web = match &args.web {
        Some(folder) => Arc::new(Folder::new(folder)),
        None => pages,
    };
    if let Some(workers) = args.workers {
        config.workers = workers.max(1);
    }
    config.nats.clone_from(&args.nats);
    config.https = args.https;
    config.behind_proxy = args.behind_proxy;
    config.notices.public_url.clone_from(&args.public_url);
    config.notices.smtp_url.clone_from(&args.smtp_url);
    config.notices.mail_from.clone_from(&args.mail_from);
    config.notices.private_targets = args.private_targets;
    config.notices.catalogues = Some(games::catalogue);
    if args.unlimited {
        config.limits = config.limits.unlimited_rates();
    }
    offer(&mut config, &args.content)?;
    Ok(config)
}

/// Offers content packs at new tables.
pub fn offer(config: &mut Config, files: &[PathBuf]) -> Result<(), Failure> {
    for file in files {
        let (game, pack) = registry::named_pack(file)?;
        let name =
            file.file_stem().map_or_else(|| pack.file.clone(), |stem| stem.to_string_lossy().into_owned());
        config.offer(game.info().id, &name, pack).map_err(failed)?;
    }
    Ok(())
}

pub fn backup(args: &BackupArgs) -> Result<(), Failure> {
    let place = database(&args.data)?;
    let Location::File(file) = &place else {
        return Err(Failure::Usage(format!(
            "{place}: backed up with the tools of PostgreSQL, such as pg_dump; `ziggurat copy` brings it into a file"
        )));
    };
    if !file.exists() {
        return Err(Failure::Usage(format!("there is no database {place}")));
    }
    if args.file.exists() {
        return Err(Failure::Usage(format!("{} exists already; name a new file", args.file.display())));
    }
    runtime()?.block_on(async {
        Sqlite::copy(file, &args.file).await.map_err(failed)?;
        writeln!(std::io::stdout(), "{place} copied to {}", args.file.display()).map_err(Failure::Output)
    })
}

/// Brings everything from one database to another, of either kind, and compares the two.
pub fn copy(args: &CopyArgs) -> Result<(), Failure> {
    let from: Location = args.from.parse().map_err(failed)?;
    let to: Location = args.to.parse().map_err(failed)?;
    let copied = runtime()?.block_on(server::store::copy(&from, &to)).map_err(failed)?;
    let counts: Vec<String> = copied.lines.iter().map(|(name, count)| format!("{count} {name}")).collect();
    writeln!(std::io::stdout(), "{from} copied to {to}, and the same there: {}", counts.join(", "))
        .map_err(Failure::Output)
}

/// Where the games are kept.
pub fn database(args: &DataArgs) -> Result<Location, Failure> {
    if let Some(url) = &args.database {
        return url.parse().map_err(failed);
    }
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => own_folder()?,
    };
    make_folder(&folder).map_err(|error| Failure::File { file: folder.clone(), error })?;
    Ok(Location::File(folder.join(FILE)))
}

/// Makes a folder that only its owner can look into, unless there is one.
fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The folder for data of this program in the person's own place.
fn own_folder() -> Result<PathBuf, Failure> {
    let var = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let place = var("XDG_DATA_HOME")
        .or_else(|| var("LOCALAPPDATA"))
        .or_else(|| var("HOME").map(|home| home.join(".local/share")));
    match place {
        Some(place) => Ok(place.join("ziggurat")),
        None => Err(Failure::Usage("no home folder is known; name one with --data".to_owned())),
    }
}

pub fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(failed)
}

pub fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Usage(error.to_string())
}
