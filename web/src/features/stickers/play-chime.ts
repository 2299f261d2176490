import { audioContext } from '../../voice/speaking/audio-context.ts';

/** E5 and A5: a fourth upwards, which sounds like something good. */
const NOTES_HZ = [659.3, 880];
const NOTE_SECONDS = 0.14;
const FADE_SECONDS = 0.5;
/** Far below LUX's voice. */
const LOUDNESS = 0.06;

/** Two soft notes, where the child has already allowed sound by a tap. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = audioContext();
  if (context.state !== 'running') return;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const startsAt = context.currentTime + index * NOTE_SECONDS;
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, startsAt);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, startsAt + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, startsAt + FADE_SECONDS);
    note.connect(loudness).connect(context.destination);
    note.start(startsAt);
    note.stop(startsAt + FADE_SECONDS);
  }
}
