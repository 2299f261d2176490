import type { TextMeasures } from './measure-text.ts';

const LONG_SENTENCE_WORDS = 18;
/** So many words without any sign are hard to read. */
const UNSIGNED_WORDS = 12;

/** What is missing between and behind the sentences, and words that wear off; the first is the gravest. */
export function signTips(measures: TextMeasures, isBroken: boolean): string[] {
  const { words, sentences, start, meanWords, commaMissing, lacksLastSign } = measures;
  const isUnsigned = lacksLastSign && sentences.length === 1 && words > UNSIGNED_WORDS;
  return [
    ...(isUnsigned
      ? [
          'Setze Punkte: Immer wenn ein Gedanke zu Ende ist, kommt ein Punkt, und danach geht es groß weiter.',
        ]
      : []),
    ...(commaMissing ? [`Vor „${commaMissing}“ steht ein Komma. Schau noch einmal nach.`] : []),
    ...(start
      ? [
          `${start.count} Sätze fangen mit „${start.word}“ an. Probiere auch „Plötzlich“, „Danach“ oder „Auf einmal“.`,
        ]
      : []),
    ...(isBroken
      ? ['Dein letzter Satz hört mittendrin auf. Wie geht er zu Ende?']
      : lacksLastSign
        ? ['Am Ende deines letzten Satzes fehlt noch ein Punkt.']
        : []),
    ...(meanWords > LONG_SENTENCE_WORDS
      ? ['Deine Sätze sind sehr lang. Mach aus einem langen Satz zwei kurze.']
      : []),
  ];
}
