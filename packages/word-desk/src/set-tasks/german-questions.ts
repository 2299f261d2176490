import { bare, type SetTask, twoOf } from './set-task.ts';

/** The question of a task in the words that the desk reads best; null where a word is missing. */
type AsQuestion = (set: SetTask) => string | null;

const ofWord =
  (question: string): AsQuestion =>
  ({ word }) =>
    bare(word) === '' ? null : question.replace('$w', bare(word));
const ofBoth =
  (question: string): AsQuestion =>
  (set) => {
    const both = twoOf(set);
    return both && question.replace('$w', bare(both[0])).replace('$d', bare(both[1]));
  };
const ofSentence =
  (question: string): AsQuestion =>
  ({ word, detail }) =>
    word.includes(' ') && detail !== ''
      ? question.replace('$d', detail).replace('$w', word.replace(/[.!?]+$/, ''))
      : null;

export const GERMAN_QUESTIONS: Readonly<Record<string, AsQuestion>> = {
  spell: ofWord('Wie schreibt man $w?'),
  spellWith: ({ word, detail }) =>
    bare(word) !== '' && detail !== ''
      ? `Schreibt man ${bare(word)} mit ${letters(detail)}?`
      : null,
  capital: ({ word, said }) => {
    const times =
      /(?:heute|gestern|morgen|vorgestern|am) (?:früh|morgen|mittag|abend|nachmittag|nacht)/iu.exec(
        said,
      )?.[0];
    const nominal = /(?:beim|zum|vom) \p{L}+en(?!\p{L})/iu.exec(said)?.[0];
    const asked = times ?? nominal ?? word.split(' ').slice(-1).join(' ');
    return asked === '' ? null : `Schreibt man ${asked} groß oder klein?`;
  },
  article: ofWord('Was ist der Artikel von $w?'),
  plural: ofWord('Was ist die Mehrzahl von $w?'),
  singular: ofWord('Was ist die Einzahl von $w?'),
  declension: ({ word, detail }) =>
    bare(word) === ''
      ? null
      : detail === ''
        ? `Wie lauten die vier Fälle von ${bare(word)}?`
        : `Was ist der ${detail} von ${bare(word)}?`,
  chooseForm: (set) => {
    const both = twoOf(set);
    return both && `Heißt es ${both[0]} oder ${both[1]}?`;
  },
  tense: ({ word, detail }) =>
    bare(word) === '' ? null : `Was ist die ${detail || 'Vergangenheit'} von ${bare(word)}?`,
  conjugate: ({ word, detail }) =>
    bare(word) === ''
      ? null
      : detail === ''
        ? `Konjugiere ${bare(word)}`
        : `Wie heißt ${bare(word)} mit ${detail}?`,
  term: ofWord('Was ist ein $w?'),
  kind: ofWord('Welche Wortart ist $w?'),
  kinds: ({ word }) => {
    const [first = ''] = word.split(/[ ,]+/u).filter((each) => each !== 'und' && each !== 'oder');
    const single = /^(?:und|oder)[ ,]/u.test(word) ? 'und' : first;
    return single === '' ? null : `Welche Wortart ist ${single}?`;
  },
  findKind: ofSentence('Was ist das $d in dem Satz $w?'),
  findPart: ofSentence('Was ist das $d in dem Satz $w?'),
  opposite: ({ word, detail }) => {
    const asked = bare(detail || word);
    return asked === '' ? null : `Was ist das Gegenteil von ${asked}?`;
  },
  synonym: ofWord('Was ist ein anderes Wort für $w?'),
  rhyme: ofWord('Was reimt sich auf $w?'),
  doRhyme: ofBoth('Reimen sich $w und $d?'),
  syllables: ofWord('Wie trennt man $w?'),
  family: ofWord('Was ist die Wortfamilie von $w?'),
  compare: ofWord('Wie steigert man $w?'),
  comma: ({ word }) =>
    word === '' || word.includes(' ') ? null : `Kommt vor ${bare(word)} ein Komma?`,
  dass: ({ word }) => (word.includes(' ') ? `${word}, das oder dass?` : null),
  pitfall: ofBoth('Was ist der Unterschied zwischen $w und $d?'),
  idiom: ofWord('Was bedeutet $w?'),
  meaning: ofWord('Was bedeutet $w?'),
  parts: ofWord('Aus welchen Wörtern besteht $w?'),
  compose: (set) => {
    const both = twoOf(set);
    return both && `Mach aus ${bare(both[0])} und ${bare(both[1])} ein Wort`;
  },
  sentence: ofWord('Bilde einen Satz mit $w'),
  diminutive: ofWord('Was ist die Verkleinerungsform von $w?'),
  gender: ofWord('Was ist die weibliche Form von $w?'),
  order: ({ word }) => (word.includes(' ') ? `Ordne nach dem Alphabet: ${word}` : null),
};

/** "Zwei l oder eins" as letters. */
const letters = (detail: string) =>
  detail
    .replace(/(?:zwei|doppel)[ -]?([a-zäöü])(?!\p{L})/giu, '$1$1')
    .replace(/einem ([a-zäöü]) oder zwei/iu, '$1 oder $1$1')
    .replace(/ein ([a-zäöü]) oder zwei/iu, '$1 oder $1$1');
