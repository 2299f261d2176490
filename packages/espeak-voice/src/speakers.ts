import type { Voice } from '@lux/contracts/conversation/speech.ts';
import type { EspeakVoice } from './voices.ts';

interface EspeakSpeaker extends Voice {
  /** eSpeak NG's variant and how it is set; the language stays free. */
  setting: Pick<EspeakVoice, 'pitch' | 'range'> & { variant: string };
}

/** The built-in voices to choose from, the default first. Each of them speaks every language. */
export const espeakSpeakers: EspeakSpeaker[] = [
  {
    voice_id: 'espeak-lux',
    name: 'LUX (eingebaut, ruhig)',
    setting: { variant: 'f2', pitch: 55, range: 60 },
  },
  {
    voice_id: 'espeak-mia',
    name: 'Mia (eingebaut, hell und munter)',
    setting: { variant: 'f3', pitch: 68, range: 75 },
  },
  {
    voice_id: 'espeak-ida',
    name: 'Ida (eingebaut, sanft)',
    setting: { variant: 'f1', pitch: 46, range: 45 },
  },
  {
    voice_id: 'espeak-ben',
    name: 'Ben (eingebaut, jung)',
    setting: { variant: 'm3', pitch: 62, range: 60 },
  },
  {
    voice_id: 'espeak-paul',
    name: 'Paul (eingebaut, tief)',
    setting: { variant: 'm1', pitch: 38, range: 45 },
  },
];
