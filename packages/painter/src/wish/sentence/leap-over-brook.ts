import type { ReadWord } from '../words/read-word.ts';
import { noteNoun } from './note-noun.ts';
import type { Reading } from './reading.ts';

const BROOK = /^(bach|bachlein|fluss|graben|wassergraben|pfutze)$/;

/** "springt über den Bach": it is there to be leaped over, not only the place. */
export function leapsOverBrook(reading: Reading, word: ReadWord, words: ReadWord[]): boolean {
  const leaps = words.some(({ verb }) =>
    /^(springen|hüpfen|hopsen)$/.test(verb?.plain?.infinitive ?? ''),
  );
  if (!leaps || reading.preposition !== 'uber' || !BROOK.test(word.folded)) return false;
  const drawing = word.folded === 'pfutze' ? 'own-puddle' : 'own-brook';
  const entry = { label: word.text, hexcodes: [drawing], rank: 0 };
  noteNoun(reading, { ...word, hint: undefined }, { entry });
  return true;
}

/** "lädt Sand auf einen Laster": a heap of it, and no beach. */
export function carriesSand(reading: Reading, word: ReadWord, words: ReadWord[]): boolean {
  const isMoved = words.some(({ verb }) =>
    /(laden|schaufeln|schippen|baggern|transportieren|bringen|kippen|schieben|graben|holen)$/.test(
      verb?.plain?.infinitive ?? '',
    ),
  );
  if (!isMoved || reading.preposition || word.folded !== 'sand') return false;
  const entry = { label: word.text, hexcodes: ['own-sand-pile'], rank: 0 };
  noteNoun(reading, { ...word, hint: undefined }, { entry });
  return true;
}
