//! Mail: plain text, one link to the table and one to be left alone.

use super::words::Message;
use crate::config::NoticeSettings;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(20);

/// Sends mail.
pub(crate) struct Post {
    from: Mailbox,
    host: String,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

/// Where a mail leads.
pub(super) struct MailLinks {
    pub go: String,
    pub settings: String,
    /// A page that ends it, and an address that a mail program may call itself.
    pub leave: Option<(String, String)>,
}

macro_rules! header {
    ($name:ident, $text:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok($name(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

header!(ListUnsubscribe, "List-Unsubscribe");
header!(ListUnsubscribePost, "List-Unsubscribe-Post");
header!(AutoSubmitted, "Auto-Submitted");

impl Post {
    /// Whoever sends mail by these settings; `None` where no mail server is named.
    pub fn of(settings: &NoticeSettings, host: &str) -> Result<Option<Self>, String> {
        let Some(url) = &settings.smtp_url else { return Ok(None) };
        // The address may hold a password, so nothing of it is repeated.
        let wrong = "the mail server: expected an address such as smtps://USER:PASSWORD@mail.example.org";
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| wrong.to_owned())?;
        let from = match &settings.mail_from {
            Some(from) => from.clone(),
            None => format!("Ziggurat <ziggurat@{host}>"),
        };
        let from = from.parse().map_err(|_| {
            format!("who mail is from: expected \"Ziggurat <ziggurat@example.org>\", not {from:?}; see --mail-from")
        })?;
        let hello = ClientId::Domain(host.to_owned());
        let transport = transport.hello_name(hello).timeout(Some(PATIENCE)).build();
        Ok(Some(Post { from, host: host.to_owned(), transport }))
    }

    /// Sends a message; says what was wrong otherwise.
    pub async fn send(&self, to: &str, message: &Message, links: &MailLinks) -> Result<(), String> {
        let unwritten = |_| "the mail cannot be written".to_owned();
        let to: Mailbox = to.parse().map_err(|_| "is no address".to_owned())?;
        let mut mail: MessageBuilder = lettre::Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(message.title.clone())
            .message_id(Some(format!("<{}@{}>", message.id, self.host)))
            .header(AutoSubmitted("auto-generated".to_owned()))
            .header(lettre::message::header::ContentType::TEXT_PLAIN);
        if let Some((_, call)) = &links.leave {
            mail = mail
                .header(ListUnsubscribe(format!("<{call}>")))
                .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()));
        }
        let mail = mail.body(body(message, links)).map_err(unwritten)?;
        match self.transport.send(mail).await {
            Ok(_) => Ok(()),
            Err(error) => Err(match error.status() {
                Some(code) => format!("answered {code}"),
                None => "does not answer".to_owned(),
            }),
        }
    }
}

fn body(message: &Message, links: &MailLinks) -> String {
    let mut parts = Vec::new();
    if message.items.len() > 1 {
        parts.extend(
            message.items.iter().map(|item| format!("{}\n{}", item.title, item.text).trim().to_owned()),
        );
    } else {
        parts.push(message.text.clone());
    }
    parts.push(format!("{}\n{}", message.frame.go, links.go).trim().to_owned());
    if let Some((page, _)) = &links.leave {
        parts.push(format!(
            "-- \n{} {}\n{} {page}",
            message.frame.settings, links.settings, message.frame.leave
        ));
    }
    parts.join("\n\n") + "\n"
}
