import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { toasts } from '../../lib/toasts.ts';

/** A WAV of LUX's voice sounds 44 kB a second: below twice of that sentences would break off. */
const SLOW_BYTES_PER_SECOND = 90_000;
/** A shorter answer tells more of the way there and back than of the line. */
const TELLING_BYTES = 30_000;
/** A school's Wi-Fi is tomorrow what it is today; a tablet that went home finds another one. */
const NOTE_LASTS_MS = 24 * 60 * 60_000;

let isSlow: boolean | null = null;
let isOpusRefused = false;

/** What to ask for sounds: packed ones on a slow line (decisions/028), which cost the server more. */
export function acceptedSounds(): string {
  isSlow ??= beginSlow();
  return isSlow && !isOpusRefused ? 'audio/ogg; codecs=opus, */*' : '*/*';
}

/** This browser does not play Opus in Ogg (Safari before 18.4): from now on it asks for WAV again. */
export function refuseOpus(): void {
  isOpusRefused = true;
}

/** Notes how fast a sound came that was complete before it was sent. */
export function noteTransfer(sizeBytes: number, durationMs: number): void {
  if (isSlow || sizeBytes < TELLING_BYTES) return;
  if (isFast(sizeBytes, durationMs)) return;
  isSlow = true;
  tellSlowLine();
}

/** For tests: a page that has only just begun. */
export function resetLineSpeed(): void {
  isSlow = null;
  isOpusRefused = false;
}

/**
 * Whether the line is slow already when the first sentence is asked for: by how this page came, or,
 * where it came from the device, by the browser's word and by what the last visit found.
 */
function beginSlow(): boolean {
  const { sizeBytes, durationMs } = measureOwnFiles();
  if (sizeBytes < TELLING_BYTES) return isSlowByBrowser() || wasSlow();
  if (isFast(sizeBytes, durationMs)) {
    storage.remove(storageKeys.slowLineAt);
    return false;
  }
  tellSlowLine();
  return true;
}

function tellSlowLine(): void {
  storage.writeText(storageKeys.slowLineAt, String(Date.now()));
  toasts.show({
    title: 'Das Netz ist gerade langsam',
    description: 'Ich brauche manchmal einen Moment länger.',
  });
}

function isFast(sizeBytes: number, durationMs: number): boolean {
  return sizeBytes / durationMs > SLOW_BYTES_PER_SECOND / 1_000;
}

function wasSlow(): boolean {
  const ageMs = Date.now() - Number(storage.readText(storageKeys.slowLineAt) ?? 0);
  return ageMs >= 0 && ageMs < NOTE_LASTS_MS;
}

/** Chromium tells what it knows of the line, in Mbit/s, and whether its owner wants to save data. */
function isSlowByBrowser(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, downlink }: { saveData?: unknown; downlink?: unknown } = Object(
    navigator.connection,
  );
  const isNarrow = typeof downlink === 'number' && downlink * 125_000 < SLOW_BYTES_PER_SECOND;
  return saveData === true || isNarrow;
}

/** What of our scripts, styles and fonts came over the line, and how long it was busy with them. */
function measureOwnFiles(): { sizeBytes: number; durationMs: number } {
  const files = performance
    .getEntriesByType('resource')
    .filter(cameOverTheLine)
    .sort((a, b) => a.responseStart - b.responseStart);
  let sizeBytes = 0;
  let durationMs = 0;
  let endedAt = 0;
  for (const { responseStart, responseEnd, encodedBodySize } of files) {
    sizeBytes += encodedBodySize;
    // What came side by side shared the line: its time counts once.
    durationMs += Math.max(0, responseEnd - Math.max(responseStart, endedAt));
    endedAt = Math.max(endedAt, responseEnd);
  }
  return { sizeBytes, durationMs };
}

/** What the browser or the worker had already says nothing of the line. */
function cameOverTheLine(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  const isOurs = entry.name.startsWith(`${window.location.origin}/assets/`);
  return isOurs && 'transferSize' in entry && Number(entry.transferSize) > 0;
}
