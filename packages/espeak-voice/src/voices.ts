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
  'de-DE': { voice: 'de+f2', rate: 152, pitch: 55, range: 60 },
  'en-US': { voice: 'en-us+f2', rate: 152, pitch: 55, range: 60 },
  'fr-FR': { voice: 'fr+f2', rate: 152, pitch: 55, range: 60 },
  'es-ES': { voice: 'es+f2', rate: 152, pitch: 55, range: 60 },
  'it-IT': { voice: 'it+f2', rate: 152, pitch: 55, range: 60 },
} as const satisfies Record<string, EspeakVoice>;
