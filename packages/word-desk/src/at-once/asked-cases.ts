import { german, list, type Tools } from '../desk/tools.ts';
import { findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import { casesOf, type NounCase } from '../lexicon/noun.ts';

const ARTICLE = '(?:(?:der|die|das|dem|den|des|ein|eine|einem|einen) )?';
const CASE =
  '(?<case>nominativ|genitiv|dativ|akkusativ|(?:wer|wessen|wem|wen)[- ]?fall|(?:ersten|zweiten|dritten|vierten|[1-4]) fall)';
const NAMES: readonly (readonly [RegExp, NounCase['name']])[] = [
  [/^(?:nom|wer[- ]?fall|ersten|1)/u, 'Nominativ'],
  [/^(?:gen|wessen|zweiten|2)/u, 'Genitiv'],
  [/^(?:dat|wem|dritten|3)/u, 'Dativ'],
  [/^(?:akk|wen[- ]?fall|vierten|4)/u, 'Akkusativ'],
];
const QUESTIONS: Readonly<Record<NounCase['name'], string>> = {
  Nominativ: 'Wer oder was?',
  Genitiv: 'Wessen?',
  Dativ: 'Wem?',
  Akkusativ: 'Wen oder was?',
};

const PUT: readonly RegExp[] = [
  new RegExp(
    `^(?:setze?|stell\\p{L}*|bring\\p{L}*|mach\\p{L}*) ${ARTICLE}(?<word>\\p{L}{3,}) (?:in den|ins?|im) ${CASE}$`,
    'u',
  ),
  new RegExp(`^${CASE} (?:von|vom|zu|mit) ${ARTICLE}(?<word>\\p{L}{3,})$`, 'u'),
  new RegExp(
    `^(?:wie (?:heißt|ist|lautet)|was ist) ${ARTICLE}(?<word>\\p{L}{3,}) im ${CASE}$`,
    'u',
  ),
];
const ALL: readonly RegExp[] = [
  new RegExp(`^(?:dekliniere?|deklinier|beuge?) ${ARTICLE}(?<word>\\p{L}{3,})$`, 'u'),
  new RegExp(
    `(?:^|alle |die )(?:alle )?(?:vier )?fälle (?:von|vom|für|zu|bei) ${ARTICLE}(?<word>\\p{L}{3,})$`,
    'u',
  ),
  new RegExp(
    `^(?:setze?|mach) ${ARTICLE}(?<word>\\p{L}{3,}) in (?:alle|die) (?:vier )?fälle$`,
    'u',
  ),
];

/** Which case each preposition wants. */
const WITH: Readonly<Record<string, string>> = {
  'aus bei mit nach seit von zu gegenüber außer':
    'der Dativ, also der dritte Fall. Man fragt: Wem?',
  'durch für gegen ohne um': 'der Akkusativ, also der vierte Fall. Man fragt: Wen oder was?',
  'wegen trotz während statt anstatt außerhalb innerhalb':
    'der Genitiv, also der zweite Fall. Man fragt: Wessen?',
};
const BOTH = 'an auf hinter in neben über unter vor zwischen';
const AFTER =
  /^(?:welche[rn]? fall (?:steht|kommt|folgt|ist|nimmt man)|in welchem fall (?:steht|ist) (?:das nomen|ein nomen|das wort|das)|was für ein fall (?:steht|kommt|ist)) (?:denn )?(?:nach|hinter|bei) (?:dem wort |der präposition )?(?<word>\p{L}+)$/u;
const QUESTION_WORD =
  /^(?:(?:zu )?welche[rnm]? fall (?:ist|gehört zu|gehört|passt zu|fragt man mit|meint)|(?:nach|in) welchem fall (?:frag\p{L}* (?:man|ich)(?: mit)?|ist)|was ist das für ein fall bei) (?<word>wer|wessen|wem|wen)(?: oder was)?$/u;
const CASE_OF: Readonly<Record<string, NounCase['name']>> = {
  wer: 'Nominativ',
  wessen: 'Genitiv',
  wem: 'Dativ',
  wen: 'Akkusativ',
};
const PLACE: Readonly<Record<NounCase['name'], string>> = {
  Nominativ: 'erste',
  Genitiv: 'zweite',
  Dativ: 'dritte',
  Akkusativ: 'vierte',
};

const firstMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);

/** A noun in the case that was asked for, or in all four; which case a preposition or a question word has. */
export function answerAskedCase(text: string, { lexicon }: Tools): string | null {
  const question = QUESTION_WORD.exec(text)?.groups?.word;
  if (question !== undefined) {
    const name = CASE_OF[question] ?? 'Nominativ';
    return `Das ist der ${name}, also der ${PLACE[name]} Fall. Man fragt: ${QUESTIONS[name]}`;
  }
  const behind = AFTER.exec(text)?.groups?.word;
  if (behind !== undefined) return casePreposition(behind);
  const all = firstMatch(ALL, text);
  const put = all ?? firstMatch(PUT, text);
  const noun = put?.word === undefined ? undefined : findNoun(lexicon, put.word);
  if (!put || !noun) return null;
  const isMany = isPluralForm(noun, put.word ?? '') && noun.lemma.toLowerCase() !== put.word;
  const forms = casesOf(noun).map(({ name, singular, plural }) => ({
    name,
    form: isMany ? plural : (singular ?? plural),
  }));
  if (forms.some(({ form }) => form === undefined)) return null;
  if (all) return `${list(forms.map(({ name, form = '' }) => `${name}: ${form}`))}.`;
  const wanted = NAMES.find(([pattern]) => pattern.test(put.case ?? ''))?.[1];
  const found = forms.find(({ name }) => name === wanted);
  return wanted && found?.form
    ? `Im ${wanted} heißt es: ${found.form}. Man fragt: ${QUESTIONS[wanted]}`
    : null;
}

function casePreposition(word: string): string | null {
  const own = Object.entries(WITH).find(([words]) => words.split(' ').includes(word))?.[1];
  if (own) return `Nach ${german(word)} steht ${own}`;
  return BOTH.split(' ').includes(word)
    ? `Nach ${german(word)} steht der Dativ, wenn man fragt: Wo? Der Akkusativ steht, wenn man fragt: Wohin?`
    : null;
}
