//! The tutorial, step by step: the rules, then how to play well.

use crate::message::Message;

/// One step of the tutorial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its number, from 1.
    pub number: u8,
    /// Its title.
    pub title: Message,
    /// Its text: several lines.
    pub body: Message,
    /// A caption for each of its pictures, in order.
    pub captions: &'static [Message],
    /// A question about it.
    pub question: Option<Question>,
}

/// A question, and what to say once it is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub question: Message,
    /// The answer.
    pub answer: Message,
}

/// How many steps teach the rules; the others teach how to play well.
pub const RULES: usize = 14;

/// The steps, in order.
pub static STEPS: [Step; RULES + 5] = [
    Step {
        number: 1,
        title: Message::Tutorial01Title,
        body: Message::Tutorial01Body,
        captions: &[Message::Tutorial01Caption],
        question: None,
    },
    Step {
        number: 2,
        title: Message::Tutorial02Title,
        body: Message::Tutorial02Body,
        captions: &[Message::Tutorial02Caption],
        question: None,
    },
    Step {
        number: 3,
        title: Message::Tutorial03Title,
        body: Message::Tutorial03Body,
        captions: &[Message::Tutorial03Caption],
        question: None,
    },
    Step {
        number: 4,
        title: Message::Tutorial04Title,
        body: Message::Tutorial04Body,
        captions: &[Message::Tutorial04Caption],
        question: Some(Question {
            question: Message::Tutorial04Question,
            answer: Message::Tutorial04Answer,
        }),
    },
    Step {
        number: 5,
        title: Message::Tutorial05Title,
        body: Message::Tutorial05Body,
        captions: &[Message::Tutorial05Caption],
        question: Some(Question {
            question: Message::Tutorial05Question,
            answer: Message::Tutorial05Answer,
        }),
    },
    Step {
        number: 6,
        title: Message::Tutorial06Title,
        body: Message::Tutorial06Body,
        captions: &[Message::Tutorial06Caption],
        question: Some(Question {
            question: Message::Tutorial06Question,
            answer: Message::Tutorial06Answer,
        }),
    },
    Step {
        number: 7,
        title: Message::Tutorial07Title,
        body: Message::Tutorial07Body,
        captions: &[Message::Tutorial07Caption],
        question: Some(Question {
            question: Message::Tutorial07Question,
            answer: Message::Tutorial07Answer,
        }),
    },
    Step {
        number: 8,
        title: Message::Tutorial08Title,
        body: Message::Tutorial08Body,
        captions: &[Message::Tutorial08Caption],
        question: Some(Question {
            question: Message::Tutorial08Question,
            answer: Message::Tutorial08Answer,
        }),
    },
    Step {
        number: 9,
        title: Message::Tutorial09Title,
        body: Message::Tutorial09Body,
        captions: &[Message::Tutorial09Caption],
        question: Some(Question {
            question: Message::Tutorial09Question,
            answer: Message::Tutorial09Answer,
        }),
    },
    Step {
        number: 10,
        title: Message::Tutorial10Title,
        body: Message::Tutorial10Body,
        captions: &[
            Message::Tutorial10Caption1,
            Message::Tutorial10Caption2,
            Message::Tutorial10Caption3,
        ],
        question: Some(Question {
            question: Message::Tutorial10Question,
            answer: Message::Tutorial10Answer,
        }),
    },
    Step {
        number: 11,
        title: Message::Tutorial11Title,
        body: Message::Tutorial11Body,
        captions: &[Message::Tutorial11Caption],
        question: Some(Question {
            question: Message::Tutorial11Question,
            answer: Message::Tutorial11Answer,
        }),
    },
    Step {
        number: 12,
        title: Message::Tutorial12Title,
        body: Message::Tutorial12Body,
        captions: &[Message::Tutorial12Caption1, Message::Tutorial12Caption2],
        question: Some(Question {
            question: Message::Tutorial12Question,
            answer: Message::Tutorial12Answer,
        }),
    },
    Step {
        number: 13,
        title: Message::Tutorial13Title,
        body: Message::Tutorial13Body,
        captions: &[Message::Tutorial13Caption],
        question: None,
    },
    Step {
        number: 14,
        title: Message::Tutorial14Title,
        body: Message::Tutorial14Body,
        captions: &[Message::Tutorial14Caption],
        question: None,
    },
    Step {
        number: 15,
        title: Message::Tutorial15Title,
        body: Message::Tutorial15Body,
        captions: &[Message::Tutorial15Caption],
        question: None,
    },
    Step {
        number: 16,
        title: Message::Tutorial16Title,
        body: Message::Tutorial16Body,
        captions: &[Message::Tutorial16Caption],
        question: None,
    },
    Step {
        number: 17,
        title: Message::Tutorial17Title,
        body: Message::Tutorial17Body,
        captions: &[Message::Tutorial17Caption],
        question: None,
    },
    Step {
        number: 18,
        title: Message::Tutorial18Title,
        body: Message::Tutorial18Body,
        captions: &[Message::Tutorial18Caption],
        question: None,
    },
    Step {
        number: 19,
        title: Message::Tutorial19Title,
        body: Message::Tutorial19Body,
        captions: &[Message::Tutorial19Caption],
        question: None,
    },
];
