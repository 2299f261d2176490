import { readFileSync } from 'node:fs';
import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { capitalise, german, list } from '../desk/tools.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { spellAloud } from '../sound/spell-aloud.ts';
import { bare, type TaskAnswer, twoOf } from './set-task.ts';

const DoublePlurals = z.strictObject({ plurals: z.array(z.string()) });
const doublePluralsUrl = new URL('../../data/german/double-plurals.yaml', import.meta.url);
let doubles: Map<string, { forms: string[]; note: string }> | undefined;

function doublePluralsOf(noun: string) {
  doubles ??= new Map(
    DoublePlurals.parse(parse(readFileSync(doublePluralsUrl, 'utf8'))).plurals.map((line) => {
      const [lemma = '', forms = '', note = ''] = line.split(' = ');
      return [lemma.toLowerCase(), { forms: forms.split(', '), note }];
    }),
  );
  return doubles.get(noun.toLowerCase());
}

/** "Zwei Pizzas oder zwei Pizzen": both are right. */
const doublePlural: TaskAnswer = ({ word, detail }, { lexicon }) => {
  const asked = bare(word.replace(/^(?:zwei|viele|drei|die) /u, '').split(' oder ')[0] ?? '');
  const candidates = [asked, bare(detail), findNoun(lexicon, asked)?.lemma ?? ''];
  const lemma = candidates.find((each) => doublePluralsOf(each) !== undefined) ?? lemmaOf(asked);
  const found = lemma === undefined ? undefined : doublePluralsOf(lemma);
  if (!found || lemma === undefined) return null;
  const both = list(found.forms.map((form) => german(form)));
  return `Beides ist richtig: ${both}.${found.note === '' ? '' : ` ${found.note}`}`;
};

function lemmaOf(form: string): string | undefined {
  doublePluralsOf('');
  return [...(doubles ?? [])].find(([, { forms }]) =>
    forms.some((each) => each.toLowerCase() === form.toLowerCase()),
  )?.[0];
}

const stems: TaskAnswer = ({ word }, { verbOf }) => {
  const verb = verbOf(bare(word));
  if (!verb) return null;
  const past = [verb.past[0], verb.prefix].filter((part) => part !== '').join(' ');
  return `Die Stammformen sind: ${verb.infinitive}, ${past}, ${verb.participle}.`;
};

const PREFIXES =
  'un ver be ent er ge miss zer vor ab an auf aus ein mit nach über unter um weg zu zurück her hin los'
    .split(' ')
    .sort((one, other) => other.length - one.length);
const SUFFIXES = 'lich ig isch bar sam haft los ung heit keit schaft nis tum chen lein in er'.split(
  ' ',
);

const wordPart: TaskAnswer = ({ word, detail }, { spelling, lexicon, verbOf }) => {
  const small = bare(word).toLowerCase();
  if (small === '' || small.includes(' ')) return null;
  const written = spelling.known(small) ?? small;
  const prefix = PREFIXES.find((each) => {
    const rest = small.slice(each.length);
    return small.startsWith(each) && rest.length > 2 && isKnown(rest);
  });
  const suffix = SUFFIXES.find((each) => small.endsWith(each) && small.length - each.length > 2);
  if (/nach|endung/iu.test(detail))
    return suffix ? `Die Nachsilbe von ${german(written)} ist ${german(`-${suffix}`)}.` : null;
  if (/stamm/iu.test(detail)) {
    const stem = small.slice(prefix?.length ?? 0).replace(/(?:en|n)$/u, '');
    return `Der Wortstamm von ${german(written)} ist ${german(suffix ? stem.replace(new RegExp(`${suffix}$`), '') : stem)}.`;
  }
  return prefix
    ? `Die Vorsilbe von ${german(written)} ist ${german(`${prefix}-`)}.`
    : `${german(written)} hat keine Vorsilbe.`;

  function isKnown(rest: string) {
    return (
      verbOf(rest) !== undefined || lexicon.isAdjective(rest) || lexicon.noun(rest) !== undefined
    );
  }
};

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
const ENDING = /(?:erinnen|innen|erin|ungen|ung|lich|isch|chen|er|en|in|ig|te|t|e|n)$/u;
const rootOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/^(?:ge|be|ver|ent|er|zer)(?=.{4})/u, '')
    .replace(ENDING, '')
    .replace(/[äöü]/gu, (vowel) => PLAIN[vowel] ?? vowel)
    .replace(/(.)\1/gu, '$1');

/** "Gehört Bäcker zu backen?": of one root, their changed vowels and endings away. */
const inFamily: TaskAnswer = (set) => {
  const both = twoOf(set);
  if (!both) return null;
  const [one, other] = both.map((each) => bare(each));
  if (!one || !other) return null;
  const [short = '', long = ''] = [rootOf(one), rootOf(other)].sort((a, b) => a.length - b.length);
  if (short.length < 3) return null;
  const pair = `${german(capitalise(one))} und ${german(other)}`;
  if (long.startsWith(short) || long.includes(short))
    return `Ja, ${pair} gehören zu einer Wortfamilie.${/[äöü]/u.test(one) && !/[äöü]/u.test(other) ? ' Der Umlaut kommt von dem verwandten Wort.' : ''}`;
  return `Nein, ${pair} gehören nicht zu einer Wortfamilie.`;
};

const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:präposition|verhältnis)/iu,
    'preposition',
    'in auf unter neben vor hinter über zwischen mit bei',
  ],
  [/^(?:konjunktion|bindew)/iu, 'conjunction', 'und oder aber weil dass wenn denn als'],
  [/^(?:pronomen|fürw)/iu, 'pronoun', 'ich du er sie es wir ihr mein dein'],
  [/^(?:adverb|umstand)/iu, 'adverb', 'heute gestern hier dort oft immer gern'],
  [/^(?:artikel|begleiter)/iu, 'article', 'der die das ein eine'],
  [
    /^(?:adjektiv|wiew|eigenschaft)/iu,
    'adjective',
    'groß klein rot lustig schnell warm weich mutig hell süß',
  ],
  [
    /^(?:verb|tunw|tuw|zeitw)/iu,
    'verb',
    'laufen singen lesen malen springen essen lachen schreiben bauen schlafen',
  ],
  [
    /^(?:nomen|namenw|hauptw|substantiv)/iu,
    'noun',
    'Hund Haus Baum Kind Ball Schule Sonne Freude Buch Tisch',
  ],
];
const FEWEST = 3;

const wordsOfKind: TaskAnswer = ({ detail, word, said }) => {
  const kind = detail || word;
  const words = KINDS.find(([pattern]) => pattern.test(kind))?.[2].split(' ');
  if (!words) return null;
  const asked = said
    .toLowerCase()
    .split(/\s+/)
    .map((each) => (/^\d+$/.test(each) ? Number(each) : parseNumberWord(each)))
    .find((each) => typeof each === 'number' && each > 1);
  const count = Math.min(words.length, typeof asked === 'number' ? asked : FEWEST);
  return `Zum Beispiel: ${list(words.slice(0, count))}.`;
};

const COUNTED =
  /(?<count>zwei|drei|zweimal|doppel|einem|ein|\d)[ -]?(?<letter>[a-zäöüß])(?!\p{L})/iu;
const COUNTS: Readonly<Record<string, number>> = { ein: 1, einem: 1, zwei: 2, doppel: 2, drei: 3 };

/** "Rhythmus mit zwei h?": as many as are in the word, wherever they stand. */
const countedLetters: TaskAnswer = ({ word, detail }, { spelling, lexicon }) => {
  const { count = '', letter = '' } = COUNTED.exec(detail)?.groups ?? {};
  if (/ oder /u.test(detail) || letter === '') return null;
  const known = spelling.known(bare(word)) ?? findNoun(lexicon, bare(word))?.lemma;
  if (!known) return null;
  const many = [...known.toLowerCase()].filter((each) => each === letter.toLowerCase()).length;
  const wanted = COUNTS[count.toLowerCase()] ?? Number(count);
  const isTogether = known.toLowerCase().includes(letter.toLowerCase().repeat(Math.max(2, many)));
  if (isTogether && many === 2) return null;
  const said = many === 1 ? 'einem' : numberWord(many);
  const verdict = many === wanted ? 'Ja' : 'Nein';
  return many === 0
    ? null
    : `${verdict}, mit ${said} ${letter.toLowerCase()}: ${spellAloud(known)}.`;
};

/** What no question of the desk asks for yet. */
export const GERMAN_WORD_TASKS: Readonly<Record<string, TaskAnswer>> = {
  plural: doublePlural,
  stems,
  prefix: wordPart,
  inFamily,
  wordsOfKind,
  spellWith: countedLetters,
};
