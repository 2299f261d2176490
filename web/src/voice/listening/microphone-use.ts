import { tellAudioSession } from '../audio-session.ts';

let activeCount = 0;

/** Whether somebody is being listened to, so that nothing is said aloud into the microphone. */
export const microphoneUse = {
  isActive: (): boolean => activeCount > 0,

  /** Returns the function that ends this use; calling it twice changes nothing. */
  begin(): () => void {
    let isActive = true;
    activeCount += 1;
    tellAudioSession('play-and-record');
    return () => {
      if (isActive) activeCount -= 1;
      isActive = false;
      if (activeCount === 0) tellAudioSession('playback');
    };
  },
};
