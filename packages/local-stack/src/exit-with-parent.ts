import { isMainThread } from 'node:worker_threads';

/** Longer than a service takes to finish its requests, shorter than anybody waits for a terminal. */
const hardExitAfterMs = 8_000;
const lookEveryMs = 1_000;

/*
 * Preloaded (`node --import`) into every process of the stack. It ignores the terminal's Ctrl-C, which
 * the supervisor handles, and ends the process when the supervisor is gone, also after its SIGKILL: the
 * kernel then closes the IPC channel.
 */
if (isMainThread) leaveTerminalToSupervisor();
const watchedFor = Number(new URL(import.meta.url).searchParams.get('watched-for'));
if (isMainThread && watchedFor) endWithWatcher(watchedFor, process.ppid);
else if (isMainThread && process.channel) endWithChannel(process.channel);
// The supervisor ended while this process was still starting: there was a channel, and it is closed.
else if (isMainThread && process.connected === false) end();

/** All processes of a terminal get its Ctrl-C and its end; the supervisor ends them in order then. */
function leaveTerminalToSupervisor(): void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
}

function endWithChannel(channel: NonNullable<typeof process.channel>): void {
  process.once('disconnect', end);
  // A listener alone would keep a process alive that has nothing left to do.
  channel.unref();
}

/** `node --watch` stands in between, holds the channel and looks at nothing but files. */
function endWithWatcher(supervisor: number, watcher: number): void {
  const timer = setInterval(() => {
    if (isThere(supervisor)) return;
    clearInterval(timer);
    if (process.ppid === watcher) process.kill(watcher, 'SIGTERM');
    end();
  }, lookEveryMs).unref();
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** As if asked to: services finish what is in flight. */
function end(): void {
  setTimeout(() => process.exit(1), hardExitAfterMs).unref();
  process.kill(process.pid, 'SIGTERM');
}
