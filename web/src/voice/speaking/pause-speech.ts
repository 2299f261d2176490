import { audioContext } from './audio-context.ts';

/** Holds what LUX is saying where it is; call the answer to let it go on from there. */
export function pauseSpeech(): () => void {
  if (typeof AudioContext === 'undefined') return () => {};
  const context = audioContext();
  if (context.state !== 'running') return () => {};
  void context.suspend();
  return () => void context.resume();
}
