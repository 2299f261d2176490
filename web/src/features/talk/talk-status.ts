import type { ListeningWay } from '../../voice/listening/use-listening.ts';
import type { VoiceState } from '../../voice/voice-machine.ts';

interface Situation {
  phase: VoiceState['phase'];
  way: ListeningWay;
  /** The microphone may not be used. */
  isRefused: boolean;
  hasHeardNothing: boolean;
  isAsleep: boolean;
  /** The last answer was a crisis answer. */
  isCaring: boolean;
}

/** What LUX says about itself, under its face. */
export function talkStatus(situation: Situation): string {
  const { phase } = situation;
  if (phase === 'listening') return 'Ich höre dir zu.';
  if (phase === 'processing') return 'Ich denke nach …';
  if (situation.isCaring) return 'Ich bin für dich da.';
  if (phase === 'speaking') return 'Hör mal!';
  if (situation.isRefused) return 'Ich darf dein Mikrofon nicht benutzen. Schreib mir doch!';
  if (situation.way === 'none') return 'Hier kann ich dich nicht hören. Schreib mir doch!';
  if (situation.isAsleep) return 'Ich ruhe mich aus. Drück den Knopf, wenn du weiterreden willst.';
  if (situation.hasHeardNothing) return 'Ich habe nichts gehört. Drück noch einmal.';
  return 'Ich bin bereit.';
}
