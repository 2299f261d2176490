import { aloud } from '../../press-to-hear/aloud.ts';
import { announce } from '../../press-to-hear/announce.ts';
import { unlockAudio } from '../../voice/speaking/sounds/audio-context.ts';

let running: AbortController | null = null;

function hush(): void {
  aloud.hush();
  running?.abort();
  running = null;
}

/** A voice of its own, with no caption: what it says stands there. The next words end the last ones. */
function say(text: string): void {
  hush();
  const controller = new AbortController();
  running = controller;
  unlockAudio();
  // Without a voice the drawings say it, and no key press is worth a complaint.
  void announce(text, controller.signal, () => {});
}

/** Browsers let a page sound only after somebody has touched it. */
const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Reads aloud what a child who cannot read has to do at the door. */
export const stepVoice = {
  say,
  hush,
  /** Where the child has touched something already; else the button "Vorlesen" is there. */
  sayIfAllowed(text: string): void {
    if (maySound()) say(text);
  },
};
