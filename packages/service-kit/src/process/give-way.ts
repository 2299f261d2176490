import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Where Linux lists the threads of this process; nowhere else are there any. */
const THREADS = '/proc/self/task';
const AUTOGROUP = '/proc/self/autogroup';
/** The session's place in `/proc/self/stat` behind the name, which may hold anything. */
const SESSION_FIELD = 3;

/**
 * Lowers the priority of the whole process. Linux keeps one for each thread, and new threads have
 * that of the one that began them; those that Node has begun before us would stay in front.
 *
 * Where Linux shares out the CPU among sessions first (autogroups), a process's own niceness counts
 * only within its session, so a session of our own gives way, too.
 *
 * @param sessionNiceness where the session is to give way even to others that give way.
 */
export function giveWay(niceness: number, sessionNiceness: number = niceness): void {
  setPriority(niceness);
  for (const thread of listThreads()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended meanwhile.
    }
  }
  if (leadsItsSession()) {
    try {
      writeFileSync(AUTOGROUP, `${sessionNiceness}`);
    } catch {
      // This kernel has no such groups.
    }
  }
}

function listThreads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}

/** Others in the session, somebody's shell for one, are not to be slowed down. */
function leadsItsSession(): boolean {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?!.*\) )/s);
    return Number(fields.split(' ')[SESSION_FIELD]) === process.pid;
  } catch {
    return false;
  }
}
