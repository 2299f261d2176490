import { write, writeSync } from 'node:fs';

export interface LogDestination {
  /** Takes whole lines; they are written soon. */
  write: (lines: string) => void;
  /** Writes at once what waits; for the end of the process. */
  flushSync: () => void;
}

interface Options {
  /** Lines are written together, since a write costs more than the making of a line. */
  bufferCharacters: number;
  /** After which they are written in any case. */
  flushEveryMs: number;
}

const STDOUT = 1;
/** The error of a non-blocking descriptor with a slow reader. */
const BUSY = 'EAGAIN';
const BUSY_MS = 20;
/** How often an end asks again whether a reader that is full takes something: two seconds. */
const BUSY_TRIES = 100;

/**
 * Writes lines to a file descriptor without holding up the process, and what is left when it exits.
 * Lines that cannot be written are dropped, and all later ones once the reader is gone. (pino's own
 * destination tries for ever to write the last ones, so that a process without a reader never ends.)
 */
export function openLogDestination(
  { bufferCharacters, flushEveryMs }: Options,
  fd: number = STDOUT,
): LogDestination {
  let waiting = '';
  let isWriting = false;
  let isGivenUp = false;

  const drop = (error: unknown) => {
    if (codeOf(error) !== 'EPIPE') return;
    isGivenUp = true;
    waiting = '';
    clearInterval(timer);
  };
  const takeWaiting = () => {
    const taken = Buffer.from(waiting);
    waiting = '';
    return taken;
  };
  const send = () => {
    if (isWriting || waiting === '') return;
    isWriting = true;
    writeOut(takeWaiting());
  };
  const writeOut = (bytes: Buffer) => {
    write(fd, bytes, (error, written) => {
      if (codeOf(error) === BUSY) return void setTimeout(writeOut, BUSY_MS, bytes);
      if (error) drop(error);
      else if (written < bytes.length) return writeOut(bytes.subarray(written));
      isWriting = false;
      if (waiting.length >= bufferCharacters) send();
    });
  };
  const flushSync = () => {
    let bytes = takeWaiting();
    let tries = BUSY_TRIES;
    while (bytes.length > 0) {
      try {
        bytes = bytes.subarray(writeSync(fd, bytes));
        tries = BUSY_TRIES;
      } catch (error) {
        tries -= 1;
        if (codeOf(error) !== BUSY || tries === 0) return drop(error);
        sleep(BUSY_MS);
      }
    }
  };

  const timer = setInterval(send, flushEveryMs).unref();
  process.on('exit', flushSync);
  return {
    write: (lines) => {
      if (isGivenUp) return;
      waiting += lines;
      if (waiting.length >= bufferCharacters) send();
    },
    flushSync,
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
