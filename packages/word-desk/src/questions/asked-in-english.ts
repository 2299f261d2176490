const WORD = "(?:the (?:english |german )?word |the verb )?['“\"]?(?<w>[a-zäöüß' -]+?)['”\"]?";
const IN_ENGLISH = '(?: (?:in|on|auf) (?:english|englisch))?';

/** What is asked in English, or half in it, about a word; and how the desk is asked for it in German. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^what(?:'s| is| s) (?:the )?german (?:word )?(?:for|of) ${WORD}$`, 'iu'),
    'Was heißt $w auf Deutsch?',
  ],
  [
    new RegExp(`(?:plural|plurals)(?: form)? (?:of|from|for|to) ${WORD}${IN_ENGLISH}$`, 'iu'),
    'Was ist der Plural von $w auf Englisch?',
  ],
  [
    new RegExp(
      `(?:simple past|past tense|past form|past) (?:of|from|for|to|von) (?:to )?${WORD}${IN_ENGLISH}$`,
      'iu',
    ),
    'Was ist die Vergangenheit von $w auf Englisch?',
  ],
  [
    new RegExp(
      `^how (?:do|can|would|to|does) ?(?:you|i|we|one)? ?(?:spell|write) ${WORD}${IN_ENGLISH}$`,
      'iu',
    ),
    'Wie schreibt man $w auf Englisch?',
  ],
  [
    new RegExp(`^how is ${WORD} (?:spelt|spelled|written)$`, 'iu'),
    'Wie schreibt man $w auf Englisch?',
  ],
  [
    new RegExp(
      `^what (?:does|do|dose|is) ${WORD} mean(?:s)?(?: (?:in|on|auf) (?:german|deutsch))?$`,
      'iu',
    ),
    'Was heißt $w auf Deutsch?',
  ],
  [
    new RegExp(
      `^(?:how|what) (?:sagt man|sage ich|heißt|say|is called|to say|do (?:you|i|we) say|can i say) ${WORD} (?:in|on|auf) (?:english|englisch)$`,
      'iu',
    ),
    'Was heißt $w auf Englisch?',
  ],
  [
    new RegExp(
      `^(?:how|what) (?:sagt man|sage ich|heißt|say|to say|do (?:you|i|we) say|can i say) ${WORD} (?:in|on|auf) (?:german|deutsch)$`,
      'iu',
    ),
    'Was heißt $w auf Deutsch?',
  ],
];
/** "Aber richtig", "bitte höflich": how it shall be said, and no part of it. */
const ASIDE =
  /,? (?:aber|und zwar|und bitte|bitte)(?: \p{L}+)? (?:richtig|korrekt|höflich|genau|schnell|ordentlich|gescheit|fehlerfrei)[.!?]*$|,? (?:aber|bitte) (?:richtig|korrekt|höflich)[.!?]*$/iu;

/** The question in German; null where it is asked in German already. */
export function askedInEnglish(question: string): string | null {
  const plain = question.trim().replace(/[?!.\s]+$/, '');
  for (const [pattern, german] of FRAMES) {
    const word = pattern.exec(plain)?.groups?.w?.trim();
    if (word) return german.replace('$w', word);
  }
  return null;
}

/** A question of English without what is said beside it. */
export const withoutAside = (question: string): string =>
  /englis/iu.test(question) ? question.replace(ASIDE, '') : question;
