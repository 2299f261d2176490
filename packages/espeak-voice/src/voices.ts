import type { Voice } from '@lux/contracts/conversation/speech.ts';

/** How eSpeak NG sounds in one language. */
export type EspeakVoice = {
  /** Language with a voice variant, as `set_voice` takes it. */
  voice: string;
  /** Words per minute at speed 1; eSpeak's own default of 175 is too fast for six-year-olds. */
  rate: number;
  /** 0 to 99, eSpeak's default is 50. */
  pitch: number;
  /** Liveliness of the melody, 0 to 99, eSpeak's default is 50. */
  range: number;
};

/**
 * The languages of SPEC 9. The variant `f2` is the calmest of the female ones: `anika` and `Annie`
 * hurry (up to 10 % shorter for the same sentence), `f5` whispers.
 */
export const espeakVoices = {
  'de-DE': { voice: 'de+f2', rate: 140, pitch: 55, range: 60 },
  'en-US': { voice: 'en-us+f2', rate: 140, pitch: 55, range: 60 },
  'fr-FR': { voice: 'fr+f2', rate: 140, pitch: 55, range: 60 },
  'es-ES': { voice: 'es+f2', rate: 140, pitch: 55, range: 60 },
  'it-IT': { voice: 'it+f2', rate: 140, pitch: 55, range: 60 },
} as const satisfies Record<string, EspeakVoice>;

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
