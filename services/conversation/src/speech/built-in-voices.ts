import type { Voice } from '@lux/contracts/conversation/voice.ts';

/** The voices that need no API. */
export const builtInVoices: Voice[] = [{ voice_id: 'espeak-de', name: 'LUX (eingebaute Stimme)' }];
