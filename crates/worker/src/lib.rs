//! A device as a WebAssembly module: JSON in, JSON out.
//!
//! The host reserves room for a request, writes it there, and has it answered; the answer lies
//! where `answer` points, and is as long as `length` says, until the next request. A module has a
//! single device, and a host calls it from a single thread.
//!
//! With only three functions there is no need for generated bindings, nor for the generator, which
//! a new machine would have to build first.
//!
//! This is the only crate with `unsafe` in it: the attributes that set the exported names of
//! functions, which must be unique in a program.

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

/// Our own types always serialize.
fn text(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("our own types can be written")
}

/// Reserves room for a request of this many bytes.
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

/// The length of the answer in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    MODULE.with_borrow(|module| module.answer.len())
}
