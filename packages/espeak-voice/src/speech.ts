import type { SpeechSound, SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { plainText, spokenText } from '@lux/german-text/spoken/spoken-text.ts';
import { createEspeakThread } from './engine/espeak-thread.ts';
import type { EspeakTask } from './engine/protocol.ts';
import { createPronouncer, type Pronounce } from './pronunciation/create-pronouncer.ts';
import { loadCompoundParts } from './pronunciation/load-compound-parts.ts';
import { loadPronunciations } from './pronunciation/load-pronunciations.ts';
import { espeakSounds } from './sounds.ts';
import { engineText } from './text/engine-text.ts';
import { timeWords } from './text/word-times.ts';
import { type EspeakVoice, espeakVoices } from './voices.ts';

/** As in `POST /api/speech`: about three minutes of speech. */
const MAX_TEXT_CHARACTERS = 3000;
const MIN_SPEED = 0.5;
const MAX_SPEED = 2;
/** A vowel lasts about half a second at this speed. */
const SOUND_SPEED = 0.76;

/** A text of signs alone, which no voice speaks. */
export class NothingToSay extends RangeError {
  constructor() {
    super('There is nothing to say in this text');
    this.name = 'NothingToSay';
  }
}

type SpeechOptions = {
  language: keyof typeof espeakVoices;
  /** 1 is LUX's normal, calm pace; 0.5 to 2. */
  speed?: number;
  /** Another voice than the language's own: eSpeak NG's variant and how it is set. */
  speaker?: { variant: string; pitch: number; range: number };
  signal?: AbortSignal;
};

/** A WAV file (16-bit, mono, 22,050 Hz), and when its words are heard. */
export interface EspeakSpoken {
  wav: Buffer;
  words: SpokenWord[];
}

function voiceOf({ language, speaker }: SpeechOptions): EspeakVoice {
  const voice = espeakVoices[language];
  if (!speaker) return voice;
  const { variant, ...setting } = speaker;
  return { ...voice, ...setting, voice: voice.voice.replace(/\+.*/, `+${variant}`) };
}

/** The built-in voice (DESIGN 4): eSpeak NG. */
export function createEspeakSpeech({
  workerUrl = new URL('./engine/espeak-worker.ts', import.meta.url),
} = {}) {
  const thread = createEspeakThread(workerUrl);
  const pronounceGerman = createPronouncer(loadPronunciations(), loadCompoundParts());

  const pronouncerOf = (language: SpeechOptions['language']): Pronounce =>
    language === 'de-DE' ? pronounceGerman : () => null;

  async function speak(task: EspeakTask, options: SpeechOptions) {
    const voice = voiceOf(options);
    const speed = Math.min(MAX_SPEED, Math.max(MIN_SPEED, options.speed ?? 1));
    const { wav, marks } = await thread.ask(
      { ...voice, rate: Math.round(voice.rate * speed), task },
      options.signal,
    );
    return { wav: Buffer.from(wav.buffer), marks };
  }

  /** @throws RangeError for a text that is empty or too long. */
  function readable(text: string, language: SpeechOptions['language']): string {
    if (text.length > MAX_TEXT_CHARACTERS)
      throw new RangeError('The text is too long to be spoken');
    const spoken = language === 'de-DE' ? spokenText(text) : plainText(text);
    if (!spoken) throw new NothingToSay();
    return spoken;
  }

  return {
    /**
     * Rejects with the signal's reason after an abort, with a `RangeError` for a text that is empty
     * or longer than 3000 characters.
     */
    synthesize: async (text: string, options: SpeechOptions): Promise<EspeakSpoken> => {
      const spoken = readable(text, options.language);
      const engine = engineText(spoken, {
        pronounce: pronouncerOf(options.language),
        englishVoice:
          options.language === 'de-DE' ? voiceOf(options).voice.replace(/^de/, 'en-us') : null,
        speed: options.speed ?? 1,
      });
      const { wav, marks } = await speak({ kind: 'text', text: engine.text }, options);
      return { wav, words: timeWords(text, spoken, marks.map(engine.place)) };
    },

    /** Hyphens inside words are pauses of 250 ms (`Ma-ma`). Rejects as `synthesize`. */
    synthesizeSyllables: async (text: string, options: SpeechOptions): Promise<EspeakSpoken> => {
      const pronounce = pronouncerOf(options.language);
      const words = readable(text, options.language)
        .split(' ')
        .map((word) => ({
          syllables: word.split('-').filter(Boolean),
          text: word.replaceAll('-', '').replace(/\p{L}+/gu, (whole) => pronounce(whole) ?? whole),
        }));
      const { wav } = await speak({ kind: 'syllables', words }, options);
      return { wav, words: [] };
    },

    /** A sound of German, whatever the language; always at the same speed. */
    synthesizeSound: async (
      sound: SpeechSound,
      options: Pick<SpeechOptions, 'speaker' | 'signal'>,
    ): Promise<EspeakSpoken> => {
      const task = { kind: 'sound', ...espeakSounds[sound] } as const;
      const { wav } = await speak(task, { ...options, language: 'de-DE', speed: SOUND_SPEED });
      return { wav, words: [] };
    },

    /** Ends the worker; whatever still waits is rejected. */
    close: () => thread.close(),
  };
}
