import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { splitLanguages } from '@lux/german-text/spoken/languages.ts';
import { isLetterName } from '@lux/german-text/spoken/letter-names.ts';
import type { EspeakMark } from '../engine/protocol.ts';
import type { Pronounce } from '../pronunciation/create-pronouncer.ts';

/** Silence a child hears; eSpeak NG takes about 150 ms of each for the word to fade. */
const FADE_MS = 150;
const PAUSE_MS = { sentence: 450, colon: 350, letters: 300, dots: 500 };

interface Anchor {
  /** Where a word begins in what the engine is given, and in the spoken text. */
  engine: number;
  spoken: number;
}

export interface EngineText {
  text: string;
  /** A mark with its place in the spoken text instead of the engine's. */
  place: (mark: EspeakMark) => EspeakMark;
}

interface Options {
  pronounce: Pronounce;
  /** eSpeak NG's voice for English words, or null where the whole text is in one language. */
  englishVoice: string | null;
  /** Pauses are shorter at a quick pace. */
  speed: number;
}

/** "Wir zählen bis 20. Dann …": before a full stop eSpeak NG would say the twentieth. */
const LAST_NUMBER = /^\d{1,6}$/;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,'’-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;

/** A spoken text as eSpeak NG is given it: with sounds for words, voices and pauses as SSML. */
export function engineText(
  spoken: string,
  { pronounce, englishVoice, speed }: Options,
): EngineText {
  const anchors: Anchor[] = [];
  let text = '';
  let from = 0;
  let lastWord = '';

  const pause = (ms: number) =>
    `<break time="${Math.round(ms / Math.max(1, speed)) + FADE_MS}ms"/>`;

  /** What stands between two words, with the pause it means. */
  function between(gap: string, next: string): string {
    if (next === '') return gap;
    if (/…\s/.test(gap)) return `${gap.replace('…', '.')}${pause(PAUSE_MS.dots)}`;
    if (/[.!?]["”“]?\s/.test(gap)) return `${gap}${pause(PAUSE_MS.sentence)}`;
    if (/:\s/.test(gap)) return `${gap}${pause(PAUSE_MS.colon)}`;
    const isSpelled = /^,\s$/.test(gap) && isLetterName(lastWord) && isLetterName(next);
    return isSpelled ? `${gap}${pause(PAUSE_MS.letters)}` : gap;
  }

  function add(part: string, say: Pronounce, isGerman: boolean) {
    let at = 0;
    for (const { 0: word, index } of part.matchAll(WORD)) {
      text += between(part.slice(at, index), word);
      at = index;
      anchors.push({ engine: text.length, spoken: from + index });
      const isLast = LAST_NUMBER.test(word) && /^\.\s/.test(part.slice(at + word.length));
      text += say(word) ?? (isLast && isGerman ? numberWord(Number(word)) : word);
      at = index + word.length;
      lastWord = word;
    }
    text += part.slice(at);
  }

  const parts = englishVoice ? splitLanguages(spoken) : [{ text: spoken, language: 'de' }];
  for (const part of parts) {
    const isEnglish = part.language === 'en';
    from = spoken.indexOf(part.text, from);
    if (isEnglish) text += `<voice name="${englishVoice}">`;
    add(part.text, isEnglish ? () => null : pronounce, !isEnglish);
    if (isEnglish) text += '</voice>';
    from += part.text.length;
  }

  function place(mark: EspeakMark): EspeakMark {
    // A mark may stand a little before its word, where brackets begin.
    const anchor = anchors.findLast(({ engine }) => engine <= mark.position + 1);
    return { ...mark, position: anchor?.spoken ?? 0 };
  }

  return { text, place };
}
