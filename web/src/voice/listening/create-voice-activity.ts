import { recordingLimits } from '@lux/contracts/conversation/transcription.ts';
import { recognitionTimes } from './recognition.ts';

/** Our own numbers, chosen for a child one arm's length from a tablet. */
const limits = {
  /** How much louder than the room a voice is. */
  overNoise: 2.5,
  /** In a silent room still louder than breathing; effective value of full scale. */
  quietestVoice: 0.015,
  /** A knock on the table is shorter. */
  shortestVoiceMs: 150,
  longestMs: recordingLimits.seconds * 1000,
} as const;

export type VoiceActivity = 'waiting' | 'speaking' | 'finished' | 'nobody';

/**
 * Tells from the loudness whether somebody speaks, with the waits of SPEC 9: patient until they
 * begin, then over after 1500 ms of silence, looked at every 500 ms, and after 60 s in any case.
 * Feed it levels (effective value, 0 to 1) with their time, some twenty a second.
 */
export function createVoiceActivity(startMs: number): {
  feed: (level: number, nowMs: number) => VoiceActivity;
} {
  let noise = Number.POSITIVE_INFINITY;
  let loudSinceMs: number | null = null;
  let hasBegun = false;
  let lastVoiceMs = startMs;
  let nextCheckMs = startMs + recognitionTimes.silenceCheckMs;
  let activity: VoiceActivity = 'waiting';

  function hear(level: number, nowMs: number): void {
    // The quietest moment of late is the room; it may slowly become louder.
    noise = Math.min(level, noise * 1.005);
    const isLoud = level > Math.max(limits.quietestVoice, noise * limits.overNoise);
    loudSinceMs = isLoud ? (loudSinceMs ?? nowMs) : null;
    if (loudSinceMs === null || nowMs - loudSinceMs < limits.shortestVoiceMs) return;
    hasBegun = true;
    lastVoiceMs = nowMs;
  }

  function judge(nowMs: number): VoiceActivity {
    if (nowMs - startMs >= limits.longestMs) return hasBegun ? 'finished' : 'nobody';
    if (!hasBegun) return nowMs - startMs >= recognitionTimes.patienceMs ? 'nobody' : 'waiting';
    return nowMs - lastVoiceMs >= recognitionTimes.silenceMs ? 'finished' : 'speaking';
  }

  return {
    feed(level, nowMs) {
      if (activity === 'finished' || activity === 'nobody') return activity;
      hear(level, nowMs);
      if (nowMs >= nextCheckMs) {
        nextCheckMs += recognitionTimes.silenceCheckMs;
        activity = judge(nowMs);
      } else if (hasBegun) {
        activity = 'speaking';
      }
      return activity;
    },
  };
}
