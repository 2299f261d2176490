import { englishly, type Tools } from '../desk/tools.ts';
import { mendSentence } from '../english/check/mend-sentence.ts';
import { pastOf, pluralOf } from '../english/english-index.ts';
import { type TaskAnswer, twoOf } from './set-task.ts';

const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  many: ['more', 'most'],
  much: ['more', 'most'],
  little: ['less', 'least'],
  far: ['farther', 'farthest'],
};
const LONG = /(?:ful|less|ous|ive|ing|ed|ent|ant|al|ible|able)$/u;
const syllables = (word: string) => (word.replace(/e$/u, '').match(/[aeiouy]+/gu) ?? []).length;

/** "Big, bigger, biggest". */
function degreesOf(adjective: string): readonly [string, string] {
  const own = IRREGULAR[adjective];
  if (own) return own;
  if (adjective.endsWith('y') && syllables(adjective) <= 2) {
    const stem = `${adjective.slice(0, -1)}i`;
    return [`${stem}er`, `${stem}est`];
  }
  if (syllables(adjective) > 1 || LONG.test(adjective))
    return [`more ${adjective}`, `most ${adjective}`];
  if (adjective.endsWith('e')) return [`${adjective}r`, `${adjective}st`];
  const isDoubled = /[^aeiou][aeiou][bdgmnpt]$/u.test(adjective);
  const stem = isDoubled ? adjective + adjective.slice(-1) : adjective;
  return [`${stem}er`, `${stem}est`];
}

const adjectiveIn = (text: string, { english }: Tools) =>
  (text.toLowerCase().match(/[a-z]+/gu) ?? []).find(
    (word) =>
      !/^(?:more|most|the)$/u.test(word) &&
      (IRREGULAR[word] !== undefined ||
        english.english(word).some(({ kind, en }) => kind === 'adjective' && en === word)),
  );

/** "Big, bigger, the biggest". */
export const compare: TaskAnswer = ({ word, said }, tools) => {
  const adjective = adjectiveIn(word, tools) ?? adjectiveIn(said, tools);
  if (adjective === undefined) return null;
  const [more, most] = degreesOf(adjective);
  return `Gesteigert heißt es: ${englishly(`${adjective}, ${more}, the ${most}`)}.`;
};

/** Forms of beginners, by the word they are made of: "foots", "eated", "gooder". */
function rightFormOf(wrong: string, { english }: Tools): string | null {
  const word = wrong.toLowerCase().replace(/^(?:a|an|the|two|three|zwei|drei) /u, '');
  const comparative = /^(?:more|most|the most) ([a-z]+)$/u.exec(word)?.[1];
  if (comparative !== undefined) {
    const [more, most] = degreesOf(comparative);
    const right = word.includes('most') ? most : more;
    return right === word.replace(/^the /u, '') ? null : right;
  }
  const bases = [/s$/u, /es$/u, /ed$/u, /d$/u, /er$/u, /est$/u].flatMap((ending) => {
    const stem = word.replace(ending, '');
    return stem === word ? [] : [stem, stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem];
  });
  for (const base of bases) {
    const entries = english.english(base);
    const noun = entries.find(({ article, en }) => article !== undefined && en === base);
    if (noun && word.endsWith('s') && pluralOf(noun) !== word) return pluralOf(noun);
    const verb = entries.find(
      ({ kind, en }) => kind === 'verb' && en.replace(/^to /u, '') === base,
    );
    if (verb && word.endsWith('d') && pastOf({ ...verb, en: base }) !== word)
      return pastOf({ ...verb, en: base });
    if (/er$|est$/u.test(word) && IRREGULAR[base])
      return word.endsWith('r') ? (IRREGULAR[base]?.[0] ?? null) : (IRREGULAR[base]?.[1] ?? null);
  }
  return null;
}

const isKnownForm = (text: string, { english }: Tools) => {
  const words = text.toLowerCase().match(/[a-z']+/gu) ?? [];
  const isDegree = words.some(
    (word) =>
      /(?:er|est)$/u.test(word) &&
      [
        word.replace(/e[rs]t?$/u, ''),
        word.replace(/(.)\1e(?:r|st)$/u, '$1'),
        word.replace(/ie(?:r|st)$/u, 'y'),
        word.replace(/(?:r|st)$/u, ''),
      ].some(
        (base) =>
          english.english(base).some(({ kind }) => kind === 'adjective') &&
          degreesOf(base).includes(word),
      ),
  );
  return (
    isDegree ||
    words.every(
      (word) =>
        english.english(word).length > 0 || /^(?:a|an|the|he|she|it|i|you|we|they)$/u.test(word),
    )
  );
};

/** By its sound: "an hour", but "a university". */
export const beginsWithVowel = (word: string) =>
  /^(?:[aio](?!ne(?:ce)?(?![a-z]))|e(?!uro|we)|u(?!ni|se|fo)|hour|honest|heir)/iu.test(word);

/** "Foots oder feet": the one that there is, or that is right as a sentence. */
export const choose: TaskAnswer = (set, tools) => {
  const spelt = /(?<![a-z])(an? [a-z]+),? oder (an? [a-z]+)/iu.exec(set.said);
  const both: readonly [string, string] | null = spelt
    ? [spelt[1] ?? '', spelt[2] ?? '']
    : twoOf({ word: set.word.replace(/^.*,\s*/u, ''), detail: set.detail });
  if (!both) return null;
  const articles = both.map((each) => /^(an?) ([a-z]+)/iu.exec(each));
  if (articles.every(Boolean) && articles[0]?.[2] === articles[1]?.[2]) {
    const word = articles[0]?.[2] ?? '';
    const isVowel = beginsWithVowel(word);
    return `Richtig ist ${englishly(`${isVowel ? 'an' : 'a'} ${word}`)}. ${isVowel ? 'Vor einem Laut wie a, e, i, o oder u sagt man an.' : 'Nur vor einem Laut wie a, e, i, o oder u sagt man an.'}`;
  }
  const wrong = both.map(
    (each) => rightFormOf(each, tools) !== null || mended(each, tools) !== null,
  );
  const known = both.map((each) => isKnownForm(each, tools));
  const [isFirst, isSecond] = wrong[0] === wrong[1] ? known : wrong.map((each) => !each);
  if (isFirst === isSecond) return null;
  return `Richtig ist ${englishly(isFirst ? both[0] : both[1])}.`;
};

/** The sentence as it is right; null where nothing in it is seen to be wrong. */
function mended(text: string, { english }: Tools): string | null {
  if (!text.includes(' ')) return null;
  const plain =
    text
      .toLowerCase()
      .match(/[a-z']+|\d+/gu)
      ?.join(' ') ?? '';
  const right = mendSentence(text, english);
  const said =
    right
      .toLowerCase()
      .match(/[a-z']+|\d+/gu)
      ?.join(' ') ?? '';
  return said === plain ? null : right;
}

/** "Sagt man eated?" */
export const check: TaskAnswer = ({ word, said }, tools) => {
  const words = (word || said).toLowerCase();
  const single = words.split(' ').length <= 3 ? words : '';
  const candidates = [
    single,
    ...(said.toLowerCase().match(/(?:the most|more|most) [a-z]+|[a-z]+/gu) ?? []),
  ];
  for (const candidate of candidates) {
    if (candidate === '' || tools.english.english(candidate).length > 0) continue;
    if (tools.spelling.known(candidate) !== undefined) continue;
    const right = rightFormOf(candidate, tools);
    if (right !== null)
      return `Nein, ${englishly(candidate)} sagt man nicht. Richtig ist ${englishly(right)}.`;
  }
  return null;
};
