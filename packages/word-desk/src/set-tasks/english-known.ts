import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { group } from '../desk/english/english-groups.ts';
import { englishly, german, list, type Tools } from '../desk/tools.ts';
import { englishNumber } from '../english/english-number.ts';
import { readEnglish } from '../english/talk/read-english.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { bare, type TaskAnswer, twoOf } from './set-task.ts';

const Lines = z.array(z.string().regex(/^[^=]+ = .+$/)).transform((lines) =>
  lines.map((line) => {
    const [key = '', ...values] = line.split(' = ');
    return { key: key.split(' '), name: key, values };
  }),
);
const RulesFile = z.strictObject({
  rules: z.record(z.string(), z.string()),
  differences: Lines,
  american: Lines,
  songs: Lines,
  replies: Lines,
  groups: z.record(z.string(), z.string()),
});
const rulesUrl = new URL('../../data/english-rules.yaml', import.meta.url);
let kept: z.infer<typeof RulesFile> | undefined;

/** Read with the first question of it. */
export function englishRules() {
  kept ??= RulesFile.parse(parse(readFileSync(rulesUrl, 'utf8')));
  return kept;
}

const americanOf: TaskAnswer = ({ word, said }, { lexicon }) => {
  const asked = bare(word).toLowerCase();
  const lemma = findNoun(lexicon, asked)?.lemma.toLowerCase() ?? asked;
  const found = englishRules().american.find(
    ({ name, values }) =>
      name.toLowerCase() === lemma ||
      name.toLowerCase() === asked ||
      values.some((value) => asked !== '' && value === asked),
  );
  if (!found && /unterschied/iu.test(said))
    return 'Manche Wörter sind anders: In England sagt man “colour” und “football”, in Amerika “color” und “soccer”.';
  const [british = '', american = ''] = found?.values ?? [];
  return found
    ? `${german(found.name)} heißt in England ${englishly(british)} und in Amerika ${englishly(american)}.`
    : null;
};

const songOf: TaskAnswer = ({ said }) => {
  const words: readonly string[] = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = englishRules().songs.map((song) => ({
    song,
    hits: song.key.filter((key) => words.some((word) => word.startsWith(key))).length,
  }));
  const best = scored.reduce((one, other) => (other.hits > one.hits ? other : one));
  return best.hits === 0 ? null : `Das Lied beginnt so: ${englishly(best.song.values[0] ?? '')}`;
};

const replyTo: TaskAnswer = ({ word }, { english }) => {
  const heard = readEnglish(word);
  if (heard === null || heard === '') return null;
  const found = englishRules().replies.find(({ name }) => heard.startsWith(name));
  const [answer = ''] = found?.values ?? [];
  const known = english.englishPhrase(heard);
  const meaning = known ? `${englishly(known.en)} heißt: ${german(known.de)} ` : '';
  return found ? `${meaning}Du kannst antworten: ${englishly(answer)}` : null;
};

const HOURS = 'zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const MINUTES: Readonly<Record<string, number>> = { fünf: 5, zehn: 10, zwanzig: 20, viertel: 15 };

/** "Halb acht" is "half past seven". */
const timeOf: TaskAnswer = ({ said }) => {
  const text = said.toLowerCase();
  const half = /halb (\p{L}+)/u.exec(text)?.[1] ?? '';
  const [, minutes = '', way = '', hour = ''] =
    /(fünf|zehn|zwanzig|viertel) (nach|vor) (\p{L}+)/u.exec(text) ?? [];
  const place = HOURS.lastIndexOf(half || hour);
  if (place < 1) return null;
  if (half)
    return `${german(`halb ${half}`)} heißt auf Englisch ${englishly(`half past ${englishNumber(place === 1 ? 12 : place - 1)}`)}. Man zählt von der Stunde davor.`;
  const told = minutes === 'viertel' ? 'a quarter' : englishNumber(MINUTES[minutes] ?? 5);
  return `${german(`${minutes} ${way} ${hour}`)} heißt auf Englisch ${englishly(`${told} ${way === 'nach' ? 'past' : 'to'} ${englishNumber(place)}`)}.`;
};

const NUMBERS = /(?<!\p{L})zahlen(?!\p{L})/u;
const COUNTED: Readonly<Record<string, number>> = { drei: 3, vier: 4, fünf: 5, sechs: 6, zehn: 10 };

const groupOf: TaskAnswer = ({ said }, tools) => {
  const text = said.toLowerCase();
  if (NUMBERS.test(text)) return tools.answerAgain('Zähle auf Englisch von 1 bis 20');
  const own = Object.entries(englishRules().groups).find(([name]) => text.includes(name));
  const most = Object.entries(COUNTED).find(([word]) => text.includes(word))?.[1];
  if (own) {
    const pairs = own[1].split(' ').flatMap((each) => {
      const all = tools.english.german(each);
      return all.find(({ de }) => de === each) ?? all[0] ?? [];
    });
    const some = pairs.slice(0, most ?? pairs.length);
    return `${list(some.map(({ de, en }) => `${de} ist ${englishly(en)}`))}.`;
  }
  const name = (text.match(/\p{L}+/gu) ?? [])
    .map((word) => group(word, tools))
    .find((each) => each !== null);
  return name ?? null;
};

const differenceOf: TaskAnswer = (set) => {
  const both = twoOf(set)?.map((each) => bare(each).toLowerCase());
  const found = englishRules().differences.find(({ key }) =>
    key.every((each) => both?.includes(each)),
  );
  return found?.values[0] ?? null;
};

const FALSE_FRIENDS =
  /^(?:gift|also|chef|handy|gymnasium|bald|brief|kind|rat|fast|hell|still|wand|see|rock|boot|art|herd|mist|menu|who|where|so|become|spend|sensible|brave|billion|fabric|note|pony|arm|hand)$/iu;

/** "Become heißt doch bekommen?": what the English word means, and how the German one is called. */
const falseFriend: TaskAnswer = ({ word, said }, tools) => {
  const words: readonly string[] = said.toLowerCase().match(/[a-zäöüß']+/gu) ?? [];
  const english = [...bare(word).toLowerCase().split(' '), ...words].find(
    (each) =>
      FALSE_FRIENDS.test(each) || (bare(word).toLowerCase() === each && isEnglish(each, tools)),
  );
  if (english === undefined) return null;
  const [entry] = tools.english.english(english);
  if (!entry) return null;
  const meanings = [...new Set(tools.english.english(english).map(({ de }) => de))].slice(0, 2);
  const told = `${englishly(english)} heißt ${list(
    meanings.map((each) => german(each)),
    'oder',
  )}.`;
  const asked = words
    .filter((each) => each !== english)
    .find((each) => !STOPS.test(each) && tools.english.german(each).length > 0);
  const same =
    tools.english.german(english)[0] ??
    (asked === undefined ? undefined : tools.english.german(asked)[0]);
  const isRight = asked !== undefined && meanings.some((each) => each.toLowerCase() === asked);
  if (isRight) return `Ja, ${told}`;
  return `Nein, ${told}${same && same.en !== english ? ` ${german(same.de)} heißt auf Englisch ${englishly(same.en.replace(/^to /, ''))}.` : ''}`;
};

const STOPS =
  /^(?:heißt|doch|ist|das|ein|eine|der|die|auf|englisch|dann|nicht|auch|oder|was|wie|in|england|deutsch|aber|ja|nein|wort|für|und)$/u;
const isEnglish = (word: string, { english }: Tools) => english.english(word).length > 0;

/** "Heißt Hund auf Englisch dog?" */
const isRight: TaskAnswer = ({ said }, tools) =>
  falseFriend({ task: '', word: lastEnglish(said, tools), detail: '', said }, tools);
const lastEnglish = (said: string, tools: Tools) =>
  (said.toLowerCase().match(/[a-z']+/gu) ?? []).findLast(
    (each) => !STOPS.test(each) && isEnglish(each, tools),
  ) ?? '';

const PRONOUNS: Readonly<Record<string, string>> = {
  ich: 'I',
  du: 'you',
  er: 'he',
  sie: 'she',
  es: 'it',
  wir: 'we',
  ihr: 'you',
};
const pronoun: TaskAnswer = ({ said }) => {
  const asked = /(?:und|was ist|was heißt|aber) (ich|du|er|sie|es|wir|ihr)[?!. ]*$/iu
    .exec(said.trim())?.[1]
    ?.toLowerCase();
  const found = asked === undefined ? undefined : PRONOUNS[asked];
  return found ? `${german(asked ?? '')} heißt auf Englisch ${englishly(found)}.` : null;
};

/** Answers out of `data/english-rules.yaml`. */
export const ENGLISH_KNOWN: Readonly<Record<string, TaskAnswer>> = {
  'en-american': americanOf,
  'en-song': songOf,
  'en-reply': replyTo,
  'en-time': timeOf,
  'en-group': groupOf,
  'en-difference': differenceOf,
  'en-falseFriend': falseFriend,
  'en-isRight': isRight,
  'en-pronoun': pronoun,
};
