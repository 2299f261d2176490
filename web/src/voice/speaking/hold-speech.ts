import { audioContext, heldAudio } from './sounds/audio-context.ts';

/** Who holds the speech now; it goes on when the last one lets go. */
let holds = 0;
let wasHeard = false;

/** Holds what LUX is saying where it is, in mid-word; call the answer to let it go on from there. */
export function holdSpeech(): () => void {
  if (holds === 0) hold();
  holds += 1;
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    holds -= 1;
    if (holds === 0) letGo();
  };
}

function hold(): void {
  globalThis.speechSynthesis?.pause();
  if (typeof AudioContext === 'undefined') return;
  wasHeard = audioContext().state === 'running';
  heldAudio.hold();
}

function letGo(): void {
  globalThis.speechSynthesis?.resume();
  if (typeof AudioContext !== 'undefined') heldAudio.letGo(wasHeard);
}
