import type { Verb } from '../../lexicon/verb.ts';
import { capitalise, german, type Tools } from '../tools.ts';

const TENSE =
  '(?<tense>vergangenheit|präteritum|imperfekt|perfekt|futur|zukunft|präsens|gegenwart|plusquamperfekt)';
const ASKS_CHANGE: readonly RegExp[] = [
  new RegExp(
    `^(?:und )?(?:setze?|schreib|schreibe|stell|stelle|bilde|sag|wie (?:heißt|lautet|ist|geht)|verwandle|kannst) (?:mir )?(?:(?:den|der|dieser|diesen) satz |das )?(?:in die|in der|ins|im|in das|in) ${TENSE} (?:um |setzen )?(?<sentence>\\S+ \\S.*)$`,
    'u',
  ),
  new RegExp(
    `^(?:und )?(?:setze?|schreib|stell|sag|wie (?:heißt|lautet|ist)) (?:den satz )?(?<sentence>(?:ich|du|er|sie|es|wir|ihr|der|die|das|mein|meine) \\S.*) (?:in die|in der|ins|im) ${TENSE}(?: um)?$`,
    'u',
  ),
];
const ASKS_OF = new RegExp(
  `^(?:und )?(?:(?:wie|was) (?:ist|heißt|lautet|geht)|bilde|sag) (?:das |die |der )?${TENSE} (?:von|zu|für|bei) (?:dem satz )?(?<sentence>(?:ich|du|er|sie|es|wir|ihr|der|die|das|mein|meine) \\S+ \\S.*)$`,
  'u',
);
const ASKS_NAME =
  /^(?:und )?(?:welche zeitform|welche zeit|welches tempus|in welcher (?:zeit|zeitform))(?: ist| steht| hat| haben wir bei)?(?: der satz| das)?(?: in| hier| bei)? (?<sentence>\S+ \S.*)$/u;
const NAME_BEHIND =
  /^(?<sentence>\S+ \S.*?) (?:welche|was für eine) (?:zeitform|zeit) (?:ist|war) (?:das|es)$/u;
const PERSONS: Readonly<Record<string, number>> = {
  ich: 0,
  du: 1,
  er: 2,
  sie: 2,
  es: 2,
  man: 2,
  wir: 3,
  ihr: 4,
};
const HABEN = ['habe', 'hast', 'hat', 'haben', 'habt', 'haben'] as const;
const SEIN = ['bin', 'bist', 'ist', 'sind', 'seid', 'sind'] as const;
const WERDEN = ['werde', 'wirst', 'wird', 'werden', 'werdet', 'werden'] as const;
const HAD = /^(?:hatte[nt]?|hattest|war|warst|waren|wart)$/;
const HAS: readonly string[] = [...HABEN, ...SEIN];
const WILL: readonly string[] = WERDEN;
const NAMES = {
  present: 'Das ist Präsens, also Gegenwart',
  past: 'Das ist Präteritum, also die erste Vergangenheit',
  perfect: 'Das ist Perfekt, also die zweite Vergangenheit',
  before: 'Das ist Plusquamperfekt, also die Vorvergangenheit',
  future: 'Das ist Futur, also Zukunft',
} as const;
const MOST_WORDS = 12;

/** "Setz den Satz in die Vergangenheit: Ich gehe heim", "welche Zeitform ist …"; null for all others. */
export function answerTenseOfSentence(text: string, tools: Tools): string | null {
  const named = (ASKS_NAME.exec(text) ?? NAME_BEHIND.exec(text))?.groups;
  if (named) {
    const { sentence: words = '' } = named;
    const tense = tenseOf(words.split(' '), tools);
    return tense === null ? null : `${NAMES[tense]}.`;
  }
  const groups = [...ASKS_CHANGE, ASKS_OF]
    .map((pattern) => pattern.exec(text)?.groups)
    .find((found) => found);
  const { sentence = '', tense = '' } = groups ?? {};
  const words = sentence.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const changed = change(words, tense, tools);
  return (
    changed &&
    `Es heißt: ${german(`${capitalise(changed.map((word) => written(word, tools)).join(' '))}.`)}`
  );
}

/** As the child wrote it; the verb that is put in stays small. */
function written(word: string, { asked = '', spelling, verbOf }: Tools): string {
  const own = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').exec(asked)?.[0] ?? word;
  const known = verbOf(word) === undefined ? spelling.known(word) : undefined;
  return known !== undefined && /^\p{Lu}/u.test(known) ? known : own;
}

function tenseOf(words: readonly string[], { verbOf }: Tools): keyof typeof NAMES | null {
  const last = words.at(-1) ?? '';
  const end = verbOf(last);
  const isParticiple = end?.participle === last;
  if (isParticiple && words.some((word) => HAD.test(word))) return 'before';
  if (isParticiple && words.some((word) => HAS.includes(word))) return 'perfect';
  if (end?.infinitive === last && words.some((word) => WILL.includes(word))) return 'future';
  const verb = words.find((word, at) => at > 0 && isFormOf(word, verbOf(word)));
  if (verb === undefined) return null;
  const found = verbOf(verb);
  return found?.present.includes(verb) ? 'present' : 'past';
}

const isFormOf = (word: string, verb: Verb | undefined) =>
  verb !== undefined && (verb.present.includes(word) || verb.past.includes(word));

/** The sentence with its verb in another tense; only for one verb that stands second. */
function change(words: readonly string[], tense: string, { verbOf }: Tools): string[] | null {
  const at = words.findIndex((word, place) => place > 0 && isFormOf(word, verbOf(word)));
  const form = words[at] ?? '';
  const last = words.at(-1) ?? '';
  const whole = at < words.length - 1 ? verbOf(`${form} ${last}`) : undefined;
  const verb = whole ?? verbOf(form);
  if (at < 1 || !verb) return null;
  const hasPrefix = verb.prefix !== '' && verb.prefix === last;
  const rest = words.slice(at + 1, hasPrefix ? -1 : undefined);
  const front = words.slice(0, at);
  const own = verb.present.includes(form) ? verb.present.indexOf(form) : verb.past.indexOf(form);
  const person = PERSONS[words[0] ?? ''];
  const who =
    person !== undefined && !(words[0] === 'sie' && own === 3)
      ? person
      : Math.max(own, 2) === 3
        ? 5
        : own;
  const end = hasPrefix ? [verb.prefix] : [];
  if (/futur|zukunft/.test(tense))
    return [...front, WERDEN[who] ?? 'wird', ...rest, verb.infinitive];
  if (/plusquam/.test(tense)) return null;
  if (/präsens|gegenwart/.test(tense)) return [...front, verb.present[who] ?? '', ...rest, ...end];
  if (/^perfekt/.test(tense)) {
    const helper = (verb.isWithSein ? SEIN : HABEN)[who] ?? 'hat';
    return [...front, helper, ...rest, verb.participle];
  }
  return [...front, verb.past[who] ?? '', ...rest, ...end];
}
