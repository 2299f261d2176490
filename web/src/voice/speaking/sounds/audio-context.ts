import { tellAudioSession } from '../../audio-session.ts';
import { microphoneUse } from '../../listening/microphone-use.ts';

let opened: AudioContext | null = null;
let openedAside: AudioContext | null = null;
let isHeld = false;
let isUnlocked = false;
/** Something came while the first way was held, and is to sound afterwards. */
let isAwaited = false;

/** The one way to the loudspeaker; a page may open only a few. */
export function audioContext(): AudioContext {
  opened ??= new AudioContext();
  return opened;
}

/** A second way to the loudspeaker: it sounds while the first one is held. */
export function asideContext(): AudioContext {
  openedAside ??= new AudioContext();
  return openedAside;
}

/**
 * Call while a press is being handled: browsers let sound start later only if it was woken then,
 * iPads each way to the loudspeaker by itself. What is held stays silent.
 */
export function unlockAudio(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!isUnlocked) document.addEventListener('visibilitychange', wakeAudio);
  isUnlocked = true;
  if (!microphoneUse.isActive()) tellAudioSession('playback');
  resume(asideContext());
  if (isHeld) isAwaited = true;
  else resume(audioContext());
}

/** Whoever comes back from another app, a call or a locked screen finds the sound asleep in mid-word (iPads). */
function wakeAudio(): void {
  if (document.hidden) return;
  for (const context of [opened, openedAside]) {
    if (context !== null && !(isHeld && context === opened)) resume(context);
  }
}

/** Whether a press has woken the loudspeaker, which may then take its time (Bluetooth). */
export const isAudioUnlocked = (): boolean => isUnlocked;

/** Whether a way to the loudspeaker is to stay silent for now; if so it is woken afterwards. */
export function awaitsHeldAudio(context: AudioContext): boolean {
  const isSilent = isHeld && context === opened;
  isAwaited ||= isSilent;
  return isSilent;
}

/** Holds the first way in mid-word, or lets it go on; what nobody waits for stays as it was. */
export const heldAudio = {
  hold(): void {
    isHeld = true;
    isAwaited = false;
    void audioContext().suspend();
  },
  letGo(wasHeard: boolean): void {
    isHeld = false;
    if (wasHeard || isAwaited) resume(audioContext());
  },
};

/** A browser that refuses is asked again by the next press. */
function resume(context: AudioContext): void {
  void Promise.resolve(context.resume()).catch(() => {});
}
