//! A device as a WebAssembly module: JSON in, JSON out.
//!
//! Whoever hosts it reserves room for a request, writes it there, and has it answered; the answer
//! lies where `answer` says, and is as long as `length` says, until the next request. There is one
//! device in a module, and nothing in it is called from two threads: a host has one.
//!
//! Three functions need no bindings to be generated for them, nor the program that would do it, which
//! a new machine would have to build first.
//!
//! This is the one crate with `unsafe` in it: the attributes that give functions the names they are
//! exported by, which no other function of a program may have.

use std::cell::RefCell;

use local::{Answer, Device, Request};

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

#[derive(Default)]
struct Module {
    device: Device,
    request: Vec<u8>,
    answer: String,
}

impl Module {
    fn answer(&mut self) {
        self.answer = match serde_json::from_slice::<Request>(&self.request) {
            Ok(request) => text(&self.device.answer(request)),
            Err(error) => text(&Answer::unread(&error)),
        };
    }
}

/// Our own types are always writable.
fn text(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("our own types can be written")
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.request.clear();
        module.request.resize(length, 0);
        module.request.as_mut_ptr()
    })
}

/// Answers the request that was written there.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    MODULE.with_borrow_mut(|module| {
        module.answer();
        module.answer.as_ptr()
    })
}

/// How many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    MODULE.with_borrow(|module| module.answer.len())
}
