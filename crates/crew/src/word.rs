//! What workers and those who ask say to each other, beside questions and answers.

/// Where workers say that they are there.
pub(crate) const HERE: &str = "ziggurat-crew.here";
/// Where they are asked to say so.
pub(crate) const CALL: &str = "ziggurat-crew.call";
/// The header of what a worker says about a question.
pub(crate) const WORD: &str = "Ziggurat-Word";
/// The header of a question that says where its answer is waited for.
pub(crate) const ANSWERS: &str = "Ziggurat-Answers";
/// The header of a question that says who takes the answer when nobody waits there any more.
pub(crate) const OTHERWISE: &str = "Ziggurat-Otherwise";
/// The header by which a queue knows a question it had before.
pub(crate) const ID: &str = "Nats-Msg-Id";

/// What a worker says about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// It has it. Is it wanted?
    Taken,
    /// It thinks about it. Is it still wanted?
    Thinking,
    /// Here is the answer.
    Answer,
    /// It cannot answer it.
    Declined,
}

impl Word {
    const ALL: [Word; 4] = [Word::Taken, Word::Thinking, Word::Answer, Word::Declined];

    pub const fn name(self) -> &'static str {
        match self {
            Word::Taken => "taken",
            Word::Thinking => "thinking",
            Word::Answer => "answer",
            Word::Declined => "declined",
        }
    }

    /// What a message is about.
    pub fn of(message: &async_nats::Message) -> Option<Word> {
        let name = message.headers.as_ref()?.get(WORD)?.as_str();
        Word::ALL.into_iter().find(|word| word.name() == name)
    }
}

/// What whoever asked says to that: go on, or the answer is kept.
pub(crate) const YES: &[u8] = b"yes";
/// Nobody wants it any more.
pub(crate) const NO: &[u8] = b"no";
/// The answer could not be kept.
pub(crate) const LATER: &[u8] = b"later";
