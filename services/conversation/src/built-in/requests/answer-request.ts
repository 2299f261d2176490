import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { OF_SENTENCES } from '../question-signs.ts';
import type { Asked, Skill } from '../skill.ts';
import { createAnswerAskedOfWord } from './asked-of-word.ts';
import { answerPlainEnglish } from './plain-english.ts';
import { createRequestReader, type ReadRequest } from './read-request.ts';

/** A task read with such a share goes before everything that reads by patterns. */
const SURE = 0.55;
/** Below this the desk's own patterns go first. */
const VERY_SURE = 0.75;
const LIKELY = 0.35;
/** "Okay, zu schwer": so few words say a task only where it is plain. */
const FEW_WORDS = 3;
/** Here a task of words was plainly set, though the desk knows no answer. */
const PLAIN = 0.85;
const LONGEST = 240;
const HALF_DONE = /nicht sicher übersetzen|kenne ich leider nicht/u;

/** What is asked of German and of English words alike. */
const GERMAN_OF: Readonly<Record<string, string>> = {
  'en-spell': 'spell',
  'en-plural': 'plural',
  'en-opposite': 'opposite',
};
const MISSPELT_GERMAN = /^Du meinst bestimmt „/u;
/** In which language is never what is asked of. */
const NAMED_LANGUAGE = /(?:^|\s+)(?:auf|in|ins)(?: (?:englisch|deutsch)\p{L}*)?$/iu;
const NAMES_ENGLISH = /(?<!\p{L})(?:engl|brit|amerik|london|usa|english)/iu;
/** A form that the reader knows by a broader name only. */
const NAMES_FORM =
  /(?<!\p{L})(?:zukunft|futur|gegenwart|präsens|präteritum|perfekt|plusquamperfekt|imperativ|befehl\p{L}*)(?!\p{L})/iu;
const ASKS_OF_WORDS =
  /(?<!\p{L})(?:schreib|buchstab|spell|mehrzahl|plural|gegenteil|mehrere|zwei|viele|many|opposite)/iu;

const ADMISSIONS = {
  english:
    'Das kann ich auf Englisch noch nicht sicher sagen. Frag mich nach einem Wort oder einem kurzen Satz.',
  german:
    'Da bin ich mir bei den Wörtern nicht sicher. Frag mich noch einmal ganz kurz, zum Beispiel: Wie schreibt man Fahrrad?',
} as const;

/** Questions of words and English by the learnt reader: it knows what is wanted in words no pattern has. */
export function createRequestSkills(desk: ReturnType<typeof createWordDesk>) {
  const read = createRequestReader(desk.classOf);
  const kept = new WeakMap<Asked, ReadRequest | null>();

  /** One word alone is about what is talked of. */
  function readOnce(asked: Asked): ReadRequest | null {
    const before = kept.get(asked);
    if (before !== undefined) return before;
    const isTooShort = !/\S\s+\S/.test(asked.question.trim());
    const whole = isTooShort || asked.question.length > LONGEST ? null : read(asked.question);
    const found = whole && { ...whole, word: whole.word.replace(NAMED_LANGUAGE, '') };
    kept.set(asked, found);
    return found;
  }

  /** "Wie schreibt man Baby" asks of a German word, and who waits "beim Chef von Apple" of none. */
  function ofItsLanguage(found: ReadRequest, said: string): ReadRequest | null {
    const german = found.share >= VERY_SURE ? undefined : GERMAN_OF[found.task];
    if (german === undefined || NAMES_ENGLISH.test(said)) return found;
    if (desk.isNoun(found.word)) return { ...found, task: german };
    return ASKS_OF_WORDS.test(said) ? found : null;
  }

  const answerFrom =
    (least: number): Skill =>
    (asked) => {
      const whole = readOnce(asked);
      const found = whole && ofItsLanguage(whole, asked.question);
      const isShort = asked.question.trim().split(/\s+/).length <= FEW_WORDS;
      if (!found || found.share < (isShort ? Math.max(least, SURE) : least)) return null;
      // What a pattern of the desk reads whole is right more often than a reading that is not very sure.
      const isTranslation = found.task === 'en-toEnglish' || found.task === 'en-toGerman';
      const isNamed = NAMES_FORM.test(asked.question) || OF_SENTENCES.test(asked.question);
      const known =
        found.share < VERY_SURE || isTranslation || isNamed
          ? desk.answer(asked.question, { level: asked.level })
          : null;
      if (known !== null && !HALF_DONE.test(known)) return known;
      // "Fater" is meant for "Vater", however near it comes to "father".
      if (found.task === 'en-spell' && !NAMES_ENGLISH.test(asked.question)) {
        const meant = desk.answer(asked.question, { level: asked.level });
        if (meant !== null && MISSPELT_GERMAN.test(meant)) return meant;
      }
      return desk.perform({ ...found, said: asked.question }, { level: asked.level });
    };

  /** A task of words that LUX cannot do is no question of facts. */
  const admitRequest: Skill = (asked) => {
    const found = readOnce(asked);
    if (!found || found.share < PLAIN) return null;
    return found.task.startsWith('en-') ? ADMISSIONS.english : ADMISSIONS.german;
  };

  /** What the desk could only half do is asked in the words the reader has understood. */
  const orRead =
    (answer: Skill): Skill =>
    (asked) => {
      const said = answer(asked);
      return said !== null && HALF_DONE.test(said) ? (answerFrom(LIKELY)(asked) ?? said) : said;
    };

  /** English words that nobody else understood what was wanted of are at least explained. */
  const explainWords: Skill = ({ question, level }) =>
    question.length > LONGEST ? null : desk.explainEnglish(question, { level });

  /** "Wie sagt man es regnet", "dinner ist was", "heißt white weiß?" */
  const answerPlain: Skill = ({ question, level }) =>
    question.length > LONGEST
      ? null
      : answerPlainEnglish(desk, question, { level, isHalf: (said) => HALF_DONE.test(said) });

  return {
    answerAskedOfWord: createAnswerAskedOfWord(desk),
    orRead,
    answerPlain,
    explainWords,
    answerSure: answerFrom(SURE),
    answerLikely: answerFrom(LIKELY),
    admitRequest,
  };
}
