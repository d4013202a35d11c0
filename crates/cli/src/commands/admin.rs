//! `ziggurat admin`: orders to the server that runs on a database, or to one started for it.

use super::serve::{database, failed, runtime};
use crate::args::{AdminArgs, AdminCommand};
use crate::chooser::Bots;
use crate::failure::Failure;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::api::{
    AdminBan, AdminDeed, AdminPerson, AdminReport, Done, Occupant, Program, ProgramCreated, TableSummary,
};
use server::client::{Client, ClientError};
use server::{Config, Location, Server, admin};
use std::io::Write;
use std::sync::Arc;
use tokio::net::TcpListener;

pub fn run(args: &AdminArgs) -> Result<(), Failure> {
    let place = database(&args.data)?;
    if !place.exists() {
        return Err(Failure::Usage(format!("there is no database {place}")));
    }
    runtime()?.block_on(async {
        let (base, own) = match place.answers_at().await.map_err(failed)? {
            Some(address) => (address, None),
            None => {
                let server = start(&place).await?;
                (format!("http://{}", server.address()), Some(server))
            }
        };
        let secret = place.secret().await.map_err(failed)?;
        // A token opens the door like that of a program.
        let program = Program { id: String::new(), name: String::new() };
        let client = Client::program(&base, &ProgramCreated { program, token: admin::token(&secret) });
        let answered = answer(&client.map_err(failed)?, args).await;
        if let Some(server) = own {
            server.stop().await;
        }
        let text = answered.map_err(|error| match error {
            ClientError::Refused { body, .. } => Failure::Usage(body.message),
            broken @ (ClientError::Broken(_) | ClientError::Unreached(_)) => failed(broken),
        })?;
        writeln!(std::io::stdout(), "{text}").map_err(Failure::Output)
    })
}

/// A server on this machine, for as long as the order takes.
async fn start(place: &Location) -> Result<Server, Failure> {
    let store = place.open().await.map_err(failed)?;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(failed)?;
    let mut config = Config::new(games::WITH_TOY);
    // Tables go on while it runs, with the bots they have.
    config.chooser = Arc::new(Bots);
    Server::start(store, config, listener).await.map_err(failed)
}

async fn answer(client: &Client, args: &AdminArgs) -> Result<String, ClientError> {
    let list = Lister { client, json: args.json };
    match &args.what {
        AdminCommand::People { text } => {
            let text: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
            list.show(&format!("people?text={text}"), person).await
        }
        AdminCommand::Tables => list.show("tables", table).await,
        AdminCommand::Reports => list.show("reports", report).await,
        AdminCommand::Bans => list.show("bans", ban).await,
        AdminCommand::Log => list.show("log", deed).await,
        AdminCommand::Ban { subject, reason, hours } => {
            let body = json!({ "subject": subject, "reason": reason, "hours": hours });
            let made: AdminBan = client.post("/api/admin/bans", &body).await?;
            Ok(format!("{} is not let in any more (ban {})", made.subject, made.id))
        }
        AdminCommand::Lift { ban } => {
            let done: Done = client.delete(&format!("/api/admin/bans/{ban}")).await?;
            Ok(done.done)
        }
        AdminCommand::RemoveLine { table, line } => {
            list.order(&format!("tables/{table}/lines/{line}/remove")).await
        }
        AdminCommand::Close { table } => list.order(&format!("tables/{table}/close")).await,
        AdminCommand::Delete { person } => list.order(&format!("people/{person}/delete")).await,
    }
}

struct Lister<'a> {
    client: &'a Client,
    json: bool,
}

impl Lister<'_> {
    async fn show<T: DeserializeOwned + Serialize>(
        &self,
        path: &str,
        line: fn(&T) -> String,
    ) -> Result<String, ClientError> {
        let items: Vec<T> = self.client.get(&format!("/api/admin/{path}")).await?;
        if self.json {
            return serde_json::to_string_pretty(&items)
                .map_err(|error| ClientError::Broken(error.to_string()));
        }
        let lines: Vec<String> = items.iter().map(line).collect();
        Ok(if lines.is_empty() { "none".to_owned() } else { lines.join("\n") })
    }

    async fn order(&self, path: &str) -> Result<String, ClientError> {
        let done: Done =
            self.client.post(&format!("/api/admin/{path}"), &Value::Object(Default::default())).await?;
        Ok(done.done)
    }
}

/// A moment as people write it, to the minute, in UTC.
fn moment(at: i64) -> String {
    let at = time::OffsetDateTime::from_unix_timestamp(at / 1000).unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
    format!("{} {:02}:{:02}", at.date(), at.hour(), at.minute())
}

fn person(person: &AdminPerson) -> String {
    let login = person.me.login.as_deref().unwrap_or("-");
    format!(
        "{}  {}  {:?}  {login}  {}",
        person.me.id,
        moment(person.created_at),
        person.me.kind,
        person.me.name
    )
}

fn table(table: &TableSummary) -> String {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Open => "(open)".to_owned(),
        Occupant::Person { name, .. } | Occupant::Program { name, .. } => name.clone(),
        Occupant::Bot { level } => format!("bot {level}"),
    };
    let seats: Vec<String> = table.seats.iter().map(|seat| name(&seat.occupant)).collect();
    let (id, at, seats) = (&table.id, moment(table.updated_at), seats.join(", "));
    format!("{id}  {at}  {:?}  {:?}  {}  {seats}", table.status, table.visibility, table.game)
}

fn report(report: &AdminReport) -> String {
    let line = report.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
    let about = report.about.as_deref().unwrap_or("-");
    let said = report.said.as_ref().map(|said| format!("  said: {said:?}")).unwrap_or_default();
    let (at, by, table) = (moment(report.at), &report.by, &report.table);
    format!(
        "{}  {at}  by {by}  table {table}  line {line}  about {about}  {:?}{said}",
        report.id, report.text
    )
}

fn ban(ban: &AdminBan) -> String {
    let until = ban.until.map_or_else(|| "for ever".to_owned(), |until| format!("until {}", moment(until)));
    format!("{}  {}  {}  {until}  {:?}", ban.id, moment(ban.at), ban.subject, ban.reason)
}

fn deed(deed: &AdminDeed) -> String {
    format!("{}  {}  {}  {}  {}", moment(deed.at), deed.who, deed.what, deed.about, deed.network)
}
