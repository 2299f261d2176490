import { capitalise, german, type Tools } from '../desk/tools.ts';
import { findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import type { TaskAnswer } from './set-task.ts';

const QUESTIONS = {
  Nominativ: 'ersten Fall. Man fragt: Wer oder was?',
  Genitiv: 'zweiten Fall. Man fragt: Wessen?',
  Dativ: 'dritten Fall. Man fragt: Wem?',
  Akkusativ: 'vierten Fall. Man fragt: Wen oder was?',
} as const;
type Case = keyof typeof QUESTIONS;

const ENDS: readonly (readonly [RegExp, Case])[] = [
  [/^(?:dem|(?:ein|mein|dein|sein|ihr|unser|euer|kein)em|mir|dir|ihm|ihnen)$/iu, 'Dativ'],
  [/^(?:des|(?:ein|mein|dein|sein|ihr|unser|euer|kein)es)$/iu, 'Genitiv'],
  [/^(?:(?:ein|mein|dein|sein|ihr|unser|kein)en|mich|dich|ihn)$/iu, 'Akkusativ'],
];
const DATIVE_PREPOSITION = /^(?:mit|bei|nach|von|zu|aus|seit|außer|beim|vom|zum|zur)$/iu;
const ACCUSATIVE_PREPOSITION = /^(?:für|durch|ohne|gegen|um)$/iu;
const GENITIVE_PREPOSITION = /^(?:wegen|während|trotz|statt)$/iu;
const FEMININE = /^(?:der|(?:ein|mein|dein|sein|ihr|unser)er)$/iu;

/** The case of a part: by its preposition, else by its article, else by what stands before it. */
function caseOf(
  words: readonly string[],
  { lexicon }: Tools,
): { part: string; found: Case } | null {
  const marked = words.findLastIndex((word) => ENDS.some(([end]) => end.test(word)));
  const before = words[marked - 1] ?? '';
  const at =
    marked >= 0
      ? marked
      : words.findLastIndex((word) => /^(?:der|den|die|das)$/iu.test(word) || FEMININE.test(word));
  const article = words[at] ?? '';
  const part = [
    article,
    ...words.slice(at + 1, at + 3).filter((word) => /^\p{L}+$/u.test(word)),
  ].join(' ');
  const preposition = words[at - 1] ?? '';
  const byPreposition: Case | undefined = DATIVE_PREPOSITION.test(preposition)
    ? 'Dativ'
    : ACCUSATIVE_PREPOSITION.test(preposition)
      ? 'Akkusativ'
      : GENITIVE_PREPOSITION.test(preposition)
        ? 'Genitiv'
        : undefined;
  if (byPreposition) return { part, found: byPreposition };
  const own = ENDS.find(([end]) => end.test(article))?.[1];
  if (own) return { part, found: own };
  const noun = findNoun(lexicon, words[at + 1] ?? '');
  if (!noun) return null;
  const isMany = isPluralForm(noun, words[at + 1] ?? '');
  if (/^den$/iu.test(article)) return { part, found: isMany ? 'Dativ' : 'Akkusativ' };
  if (FEMININE.test(article) && noun.gender === 'f')
    return { part, found: findNoun(lexicon, before) ? 'Genitiv' : 'Dativ' };
  if (/^der$/iu.test(article) && at === 0 && noun.gender === 'm')
    return { part, found: 'Nominativ' };
  return null;
}

const tellCase: TaskAnswer = ({ word, detail }, tools) => {
  const words = (detail || word).replace(/[?!.,]/gu, '').split(/\s+/u);
  const read = caseOf(words, tools);
  if (!read) return null;
  const [article = '', ...rest] = read.part.split(' ');
  // "Meiner Mutter Blumen": what stands behind its noun is another part of the sentence.
  const end = rest.findIndex((each) => /^\p{Lu}/u.test(tools.spelling.known(each) ?? ''));
  const written = [
    article.toLowerCase(),
    ...rest
      .slice(0, end < 0 ? undefined : end + 1)
      .map((each) => tools.spelling.known(each) ?? each),
  ];
  return `${german(written.join(' '))} steht im ${read.found}, also im ${QUESTIONS[read.found]}`;
};

const HAVE = /^(?:habe?|hast|hat|haben|habt|bin|bist|ist|sind|seid)$/iu;
const HAD = /^(?:hatten?|hattest|hattet|waren?|warst|wart)$/iu;
const WILL = /^(?:werden?|wirst|wird|werdet)$/iu;

/** The tense of a sentence by its verbs. */
const tellTense: TaskAnswer = ({ word }, { verbOf }) => {
  const words = word.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 2) return null;
  const last = words.at(-1) ?? '';
  const verb = verbOf(last);
  const isParticiple = verb?.participle === last;
  const isInfinitive = verb?.infinitive === last;
  const has = (pattern: RegExp) => words.some((each) => pattern.test(each));
  if (isParticiple && has(HAD))
    return 'Das ist das Plusquamperfekt: hatte oder war und ein Partizip.';
  if (isParticiple && has(HAVE))
    return 'Das ist das Perfekt: haben oder sein und ein Partizip. So erzählst du, was vorbei ist.';
  if (isInfinitive && has(WILL)) return 'Das ist das Futur, die Zukunft: werden und die Grundform.';
  const finite = words.slice(1).find((each) => verbOf(each) !== undefined) ?? '';
  const found = verbOf(finite);
  if (!found) return null;
  if (found.past.includes(finite) && !found.present.includes(finite))
    return 'Das ist das Präteritum, die einfache Vergangenheit.';
  return found.present.includes(finite) ? 'Das ist das Präsens, die Gegenwart.' : null;
};

const TIMES =
  /^(?:heute|gestern|morgen|morgens|mittags|abends|nachts|jetzt|dann|bald|später|früher|immer|oft|manchmal|am (?:morgen|abend|mittag|nachmittag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|im (?:winter|sommer|herbst|frühling)|in der (?:nacht|pause)|um \S+ uhr|jeden (?:tag|morgen|abend))$/iu;
const PLACE =
  /(?<!\p{L})(?:im|am|beim|zum|zur|ins|ans|in|an|auf|unter|über|neben|vor|hinter|zwischen|bei|nach|draußen|drinnen|zu hause|dort|hier)(?: (?:der|die|das|dem|den|einem|einer|einen|eine|ein|meinem|meiner|unserem|unserer))?(?: \p{Ll}+e[nrsm]?)? \p{L}+/giu;

/** "Wo ist die Ortsangabe?": the part that says where, or when. */
const findAdverbial: TaskAnswer = ({ word, detail }) => {
  const wantsPlace = /ort/iu.test(detail);
  if (!wantsPlace && !/zeit/iu.test(detail)) return null;
  const words = word.replace(/[.!?]+$/u, '');
  const phrases = [...words.matchAll(PLACE)].map(([found]) => found);
  const single = words.split(/[\s,]+/u).find((each) => TIMES.test(each));
  const time = phrases.find((each) => TIMES.test(each)) ?? single;
  if (!wantsPlace) return time ? `Die Zeitangabe ist ${german(time)}. Man fragt: Wann?` : null;
  const place = phrases.find((each) => !TIMES.test(each));
  return place ? `Die Ortsangabe ist ${german(place)}. Man fragt: Wo oder wohin?` : null;
};

const RESTS =
  /(?<!\p{L})(?:liegt|steht|sitzt|hängt|schläft|ist|sind|liegen|stehen|sitzen|war|wohnt)(?!\p{L})/iu;
const EITHER =
  /(?<preposition>auf|unter|in|neben|hinter|vor|über|an|zwischen) (?<article>das|die|den|dem|der) (?<noun>\p{L}+)/iu;
const GIVES =
  /(?<!\p{L})(?:gib|geb|gebe|gibt|gibst|gebt|schenk|schenke|schenkt|zeig|zeige|zeigt|helf|helfe|hilf|hilft|hilfst|sag|sage|sagt|dank|danke|erzähl|erzähle|bring|bringe|leih|leihe)(?!\p{L})/iu;
const DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm' };
const TO_DATIVE: Readonly<Record<string, string>> = { m: 'em', n: 'em', f: 'er', p: 'en' };

/** Mistakes of case that many children make; null where none of these is seen. */
const checkCase: TaskAnswer = ({ word, said }, { lexicon }) => {
  const sentence = (word.includes(' ') ? word : (said.split(/[!?.,]/u)[0] ?? '')).trim();
  const right = mendRest(sentence) ?? mendGiven(sentence);
  if (right === null) return null;
  return `Nicht ganz. Richtig heißt es: ${german(capitalise(right))}. Man fragt: ${RESTS.test(sentence) && EITHER.test(sentence) ? 'Wo?' : 'Wem?'}`;

  function mendRest(text: string): string | null {
    const { preposition = '', article = '', noun = '' } = EITHER.exec(text)?.groups ?? {};
    const found = findNoun(lexicon, noun);
    if (!RESTS.test(text) || !found || isPluralForm(found, noun)) return null;
    const dative = found.gender === 'f' ? 'der' : 'dem';
    if (article.toLowerCase() === dative) return null;
    return text.replace(EITHER, `${preposition} ${dative} ${found.lemma}`);
  }

  function mendGiven(text: string): string | null {
    if (!GIVES.test(text)) return null;
    const pronoun = /(?<!\p{L})(?:mich|dich|ihn)(?!\p{L})/iu.exec(text)?.[0];
    if (pronoun) return text.replace(pronoun, DATIVE[pronoun.toLowerCase()] ?? pronoun);
    const owner = /(?<own>mein|dein|sein|ihr|unser)(?<end>e|en)? (?<noun>\p{L}+)[.!?]*$/iu.exec(
      text,
    )?.groups;
    const noun = findNoun(lexicon, owner?.noun ?? '');
    if (
      !owner ||
      !noun ||
      !/freund|bruder|schwester|mutter|vater|mama|papa|oma|opa|lehrer|hund|katze|kind/iu.test(
        noun.lemma,
      )
    )
      return null;
    return text.replace(
      /(?:mein|dein|sein|ihr|unser)(?:e|en)? \p{L}+[.!?]*$/iu,
      `${owner.own}${TO_DATIVE[noun.gender] ?? 'em'} ${noun.lemma}`,
    );
  }
};

export const GERMAN_SENTENCE_TASKS: Readonly<Record<string, TaskAnswer>> = {
  caseOf: tellCase,
  tenseOf: tellTense,
  findPart: findAdverbial,
  gcheck: checkCase,
};
