import type { Page } from 'playwright-core';

/** One sound of LUX's voice, in milliseconds of the page's own clock. */
interface RecordedSound {
  startMs: number;
  endMs: number;
  /** When it was told to stop before its end. */
  stoppedMs: number | null;
}

/**
 * Keeps a list of everything the page plays and of every press, in `window.recorded`, so that a test
 * can measure what a child would hear. Runs inside the page, so it stands alone.
 */
export function recordSounds(): void {
  const sounds: RecordedSound[] = [];
  const pressesMs: number[] = [];
  Object.assign(window, { recorded: { sounds, pressesMs } });
  addEventListener('click', (event) => pressesMs.push(event.timeStamp), true);

  const playing = new WeakMap<AudioBufferSourceNode, RecordedSound>();
  const prototype = AudioBufferSourceNode.prototype;
  const { start, stop } = prototype;

  prototype.start = function (this: AudioBufferSourceNode, when = 0): void {
    const waitMs = Math.max(0, when - this.context.currentTime) * 1000;
    const startMs = performance.now() + waitMs;
    const endMs = startMs + (this.buffer?.duration ?? 0) * 1000;
    const sound = { startMs, endMs, stoppedMs: null };
    sounds.push(sound);
    playing.set(this, sound);
    start.call(this, when);
  };
  prototype.stop = function (this: AudioBufferSourceNode): void {
    stop.call(this);
    const sound = playing.get(this);
    if (sound) sound.stoppedMs = performance.now();
  };
}

/** What the page has played so far, and when it was pressed. */
export async function readRecordedSounds(
  page: Page,
): Promise<{ sounds: RecordedSound[]; pressesMs: number[] }> {
  return page.evaluate('window.recorded');
}
