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
const BUSY_MS = 20;
/** How often an end asks again whether a reader that is full takes something: two seconds. */
const BUSY_TRIES = 100;

/**
 * Writes lines to a file descriptor without holding up the process, and what is left when it exits.
 * An error gives the destination up, as its reader is gone: later lines are dropped. (pino's own
 * destination tries for ever to write the last lines, so that a process without a reader never ends.)
 */
export function openLogDestination(
  { bufferCharacters, flushEveryMs }: Options,
  fd: number = STDOUT,
): LogDestination {
  let waiting = '';
  let isWriting = false;
  let isGivenUp = false;

  const giveUp = () => {
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
      if (error && isBusy(error)) return void setTimeout(writeOut, BUSY_MS, bytes);
      if (error) return giveUp();
      if (written < bytes.length) return writeOut(bytes.subarray(written));
      isWriting = false;
      if (waiting.length >= bufferCharacters) send();
    });
  };
  const flushSync = () => {
    let bytes = takeWaiting();
    let tries = BUSY_TRIES;
    while (bytes.length > 0 && !isGivenUp) {
      try {
        bytes = bytes.subarray(writeSync(fd, bytes));
        tries = BUSY_TRIES;
      } catch (error) {
        tries -= 1;
        if (!isBusy(error) || tries === 0) return giveUp();
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

/** Of a descriptor that does not block, whose reader is behind. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
