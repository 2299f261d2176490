import { ChildLesson } from '@lux/contracts/classroom/lesson.ts';
import { lessonPause } from '../../lib/session/lesson-pause.ts';
import { store } from '../../lib/store.ts';
import { aloud } from '../../press-to-hear/aloud.ts';
import { beforeLogoutHooks } from '../../sync/before-logout-hooks.ts';
import { clearLesson } from './goodbye/clear-lesson.ts';
import { collectWorks } from './goodbye/collect-works.ts';
import { lessonApi } from './lesson-api.ts';
import { lessonRecord, toRecord } from './lesson-record.ts';
import { farewellAtom, lessonAtom } from './lesson-state.ts';

let asking: Promise<void> | null = null;

function note(lesson: ChildLesson): void {
  const before = store.get(lessonAtom);
  if (before === null) return;
  const record = toRecord(lesson, before);
  lessonRecord.write(record);
  store.set(lessonAtom, record);
  if (lesson.isPaused) rest();
  else lessonPause.end();
}

function rest(): void {
  if (lessonPause.isOn()) return;
  aloud.hush();
  lessonPause.begin();
}

async function ask(): Promise<void> {
  let lesson: ChildLesson | null;
  try {
    lesson = await lessonApi.read();
  } catch {
    // Nobody could be asked: the device's own count decides.
    if (isTimeUp()) await lessonRuntime.end();
    return;
  }
  if (lesson === null) await lessonRuntime.end();
  else note(lesson);
}

function isTimeUp(): boolean {
  const record = store.get(lessonAtom);
  return record !== null && Date.now() >= record.endsAtMs;
}

/** What the server and the clock do to the lesson that this browser is in. */
export const lessonRuntime = {
  /** Asks how the lesson stands; questions at the same time are one. Never rejects. */
  refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  },

  /** A message of the server's. What cannot be read is asked for. */
  hear(message: unknown): void {
    const parsed = ChildLesson.safeParse(message);
    if (parsed.success) note(parsed.data);
    else void lessonRuntime.refresh();
  },

  /** The server refused a call because all eyes are at the front; then that is so. */
  notePaused(): void {
    const record = store.get(lessonAtom);
    if (record === null || record.lesson.isPaused) return;
    store.set(lessonAtom, { ...record, lesson: { ...record.lesson, isPaused: true } });
    rest();
    void lessonRuntime.refresh();
  },

  /** The teacher's looks up to now are known to the child. */
  noteLooksSeen(): void {
    const record = store.get(lessonAtom);
    if (record === null) return;
    const seen = { ...record, seenLooks: record.lesson.looks.length };
    lessonRecord.write(seen);
    store.set(lessonAtom, seen);
  },

  /** @throws ApiError */
  async raiseHand(isUp: boolean): Promise<void> {
    note(await lessonApi.raiseHand({ isUp }));
  },

  /** Shows what was made and deletes it from this device, in this order. Never rejects. */
  async end(): Promise<void> {
    const record = store.get(lessonAtom);
    if (record === null) return;
    // First: from here on every screen is gone, and nothing writes any more.
    store.set(lessonAtom, null);
    lessonPause.end();
    aloud.hush();
    const farewell = await collectWorks(record.lesson);
    store.set(farewellAtom, farewell);
    await clearLesson();
  },

  /** The child goes by itself. Where the server cannot be told, another visitor's token tells it. */
  async leave(): Promise<void> {
    // What a seat keeps is sent while it is still one.
    await beforeLogoutHooks.sendAll();
    await lessonApi.leave().catch(() => {});
    await lessonRuntime.end();
  },
};
