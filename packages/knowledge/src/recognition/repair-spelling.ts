import { editDistance } from '@lux/german-text/edit-distance.ts';
import { soundKey } from '@lux/german-text/sound-key.ts';
import { fold } from './words.ts';

const MIN_LETTERS = 3;
const SHORT_NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,3}(?!\p{L})/gu;
const MAX_LETTERS = 30;
/** Letters of a torn part, and of the whole. */
const MIN_TORN = 2;
const MIN_JOINED = 6;
const MAX_TORN = 10;
const MAX_REMEMBERED_WORDS = 2_000;
/** A word our texts hardly have may be a spelling of one they are full of: "mont" is seldom the Mont Blanc. */
const MUCH_OFTENER = 12;

/** The shorter a word, the fewer letters make another of it. */
const editsOf = (word: string) => (word.length <= 3 ? 1 : word.length < 7 ? 2 : 3);

/** What is heard one for the other costs half of any other change. */
const CLOSE_LETTERS = new Set([
  'vw',
  'fw',
  'fv',
  'sz',
  'dt',
  'bp',
  'gk',
  'ou',
  'ei',
  'ae',
  'ao',
  'iy',
  'iu',
  'eo',
  'kc',
  'mn',
]);
const costOf = (from: string, to: string) =>
  CLOSE_LETTERS.has(from + to) || CLOSE_LETTERS.has(to + from) ? 0.5 : 1;
/** A word of our texts that is written so seldom is not what somebody misheard. */
const LEAST_OFTEN = 3;
const MIN_LOOSE = 5;
/** How far a word may be from what was meant, by its letters. */
const mostOf = ({ length }: string) => (length < 7 ? 1 : length < 10 ? 1.5 : 2);
const MOST_ALIKE = 12;
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');
/** What is left of a word's sound where vowels and endings are swallowed: "laawa" and "Lava". */
const looseKey = (key: string) =>
  key
    .replace(/w/gu, 'f')
    .replace(/z/gu, 's')
    .replace(/(?:en|e|n)$/u, '')
    .replace(/(?<!^)[aeiouäöü]+/gu, '');

/** Words that only somebody who speaks dialect says. */
const DIALECT_SIGN =
  /(?<!\p{L})(?:a|ham|hend|hobn?|hod|hot|isch|wos|wat|dat|det|ditte|net|ned|nit|i|ick|ik|wia|di|da|dös|des|koa|hoaßt|ma|et|d|s|san|ko|mei|issn?|isn|denn'?|gommt|kummt|kümmt|wo'?n|de|dr|heeßt(?:['’]?n)?|hoaßt|heißd|segg|sach|sog|emol|amol|gell|nu|moin|scho|fei|eijentlich|jewitter|jibt|janz|jut|jeht|jroß|host|hosch|wuat|wat'?n)(?!\p{L})/u;

/** How dialects say what books write, one change at a time. */
const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/^j(?=[eiaouäöür])/u, 'g'],
  [/ch(?=t$)/u, 'g'],
  [/gg$/u, 'cke'],
  [/katzl?$/u, 'hörnchen'],
  [/(?:erl|le|li|ken|ele|el|l)$/u, ''],
  [/a$/u, 'e'],
  [/a$/u, 'en'],
  [/a$/u, 'er'],
  [/ua/u, 'u'],
  [/ua/u, 'ü'],
  [/(?:ia|iä)/u, 'ie'],
  [/(?:oa|oi|oa)/u, 'ei'],
  [/oo/u, 'au'],
  [/oo/u, 'aa'],
  [/oo/u, 'o'],
  [/ee/u, 'ei'],
  [/ee/u, 'e'],
  [/ou/u, 'u'],
  [/uo/u, 'u'],
  [/üe/u, 'ü'],
  [/ui/u, 'ei'],
  [/å/u, 'a'],
  [/uu/u, 'au'],
  [/ii/u, 'ei'],
  [/ed$/u, 'en'],
  [/bd?schd/u, 'ptst'],
  [/schd/u, 'st'],
  [/schb/u, 'sp'],
  [/sch$/u, 'st'],
  [/scht/u, 'st'],
  [/pp/u, 'pf'],
  [/^p/u, 'pf'],
  [/t(?:t)?(?=er|en|e$)/u, 'ss'],
  [/k/u, 'ch'],
  [/^g(?=[bdfklmnprst])/u, 'ge'],
  [/n$/u, 'en'],
  [/$/u, 'e'],
];
const ENDINGS = ['', 'e', 'en'];
const withoutUmlaut = (word: string) =>
  word.replace(/[äöü]/gu, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? letter);

/**
 * Writes words as our own texts do where they only sound like one of theirs, and dialect as it is
 * written. Words that our texts have stay as they are. `pieces` are those of our texts, with how often
 * each is written.
 */
export function createSpellingRepair(
  pieces: ReadonlyMap<string, number>,
  { sure }: { sure: Iterable<string> },
) {
  const counts = new Map<string, number>();
  for (const [piece, count] of pieces) {
    for (const word of piece.toLowerCase().match(/\p{L}{2,}/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + count);
    }
  }
  const known = new Set([...sure].map(fold));
  const byKey = new Map<string, string>();
  const keys = new Map([...counts.keys()].map((word) => [word, soundKey(word)]));
  for (const [word, count] of counts) {
    const key = keys.get(word) ?? '';
    if (count > (counts.get(byKey.get(key) ?? '') ?? 0)) byKey.set(key, word);
  }
  for (const [word, key] of keys) {
    const often = counts.get(byKey.get(key) ?? '') ?? 0;
    if (often < MUCH_OFTENER * (counts.get(word) ?? 1)) known.add(fold(word));
  }

  // Vowels and endings that are swallowed or misheard: only for words that nothing else is known of.
  const byLooseKey = new Map<string, string[]>();
  for (const [word, count] of counts) {
    if (count < LEAST_OFTEN || word.length < MIN_LETTERS + 1) continue;
    const key = looseKey(keys.get(word) ?? '');
    const alike = byLooseKey.get(key);
    if (alike === undefined) byLooseKey.set(key, [word]);
    else if (alike.length < MOST_ALIKE) alike.push(word);
  }

  /** Of words with the same consonants, the one that is written most alike; of two, the more usual. */
  function misheard(word: string): string | undefined {
    if (word.length < MIN_LOOSE || counts.has(word)) return undefined;
    const spelt = single(fold(word));
    const ranked = (byLooseKey.get(looseKey(soundKey(word))) ?? [])
      .map((one) => ({
        one,
        cost:
          editDistance(spelt, single(fold(one)), { limit: 3, replaceCost: costOf }) -
          Math.min(0.4, Math.log10(counts.get(one) ?? 1) / 10),
      }))
      .sort((a, b) => a.cost - b.cost);
    const [best] = ranked;
    return best && best.cost <= mostOf(word) ? best.one : undefined;
  }

  function ofDialect(word: string): string | undefined {
    let sounding: string | undefined;
    for (const [pattern, letters] of DIALECT) {
      if (!pattern.test(word)) continue;
      const base = word.replace(pattern, letters);
      if (base.length < MIN_LETTERS) continue;
      for (const ending of ENDINGS) {
        for (const spelt of [base + ending, withoutUmlaut(base) + ending]) {
          if (counts.has(spelt)) return spelt;
        }
      }
      // What is written so goes before what only sounds so: "Häusle" is no Heuss.
      sounding ??= byKey.get(soundKey(base));
    }
    return sounding;
  }

  const remembered = new Map<string, string>();
  function repaired(word: string, isDialect: boolean): string {
    if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || known.has(fold(word)))
      return word;
    const place = `${isDialect ? '~' : ''}${word}`;
    const before = remembered.get(place);
    if (before !== undefined) return before;
    const alike =
      byKey.get(soundKey(word)) ??
      (word.endsWith('a') && word.length > MIN_LETTERS
        ? byKey.get(soundKey(`${word.slice(0, -1)}er`))
        : undefined);
    const isNear =
      alike !== undefined && editDistance(fold(word), fold(alike), { limit: 3 }) <= editsOf(word);
    const meant = [isNear ? alike : undefined, isDialect ? ofDialect(word) : undefined].flatMap(
      (one) => one ?? [],
    );
    // "Katza" sounds like Gaza, but cats are talked of more.
    const often = (one: string) => counts.get(one) ?? 0;
    const [spelt = misheard(word) ?? word] = meant.sort((a, b) => often(b) - often(a));
    if (remembered.size < MAX_REMEMBERED_WORDS) remembered.set(place, spelt);
    return spelt;
  }

  const isKnown = (word: string) => counts.has(word) || known.has(fold(word));

  /** "Scho kolade", "fe bruar": what a recogniser has torn, where neither part is a word. */
  function joined(first: string, second: string): string | undefined {
    if (first.length < MIN_TORN || second.length < MIN_TORN) return undefined;
    if ([first, second].every((part) => isKnown(part) || byKey.has(soundKey(part))))
      return undefined;
    const whole = first + second;
    const alike = counts.has(whole) ? whole : byKey.get(soundKey(whole));
    const isNear =
      alike !== undefined &&
      alike.length >= MIN_JOINED &&
      editDistance(fold(whole), fold(alike), { limit: 3 }) <= editsOf(whole);
    if (isNear) return alike;
    return !isKnown(first) && !isKnown(second) && whole.length <= MAX_TORN ? whole : undefined;
  }

  function withoutTears(question: string): string {
    const words = question.split(' ');
    for (let at = 0; at + 1 < words.length; at += 1) {
      const [, second = '', mark = ''] = /^(\p{L}+)([?!.,]*)$/u.exec(words[at + 1] ?? '') ?? [];
      const first = words[at] ?? '';
      const whole = /^\p{L}+$/u.test(first) ? joined(first, second) : undefined;
      if (whole !== undefined) words.splice(at, 2, whole + mark);
    }
    return words.join(' ');
  }

  return (asked: string, said = asked): string => {
    // Who writes capitals writes names with two words.
    const question = said === said.toLowerCase() ? withoutTears(asked) : asked;
    const isDialect = DIALECT_SIGN.test(said.toLowerCase());
    // "Tom" is a name, "tom" may be misspelt.
    const names = new Set((said.match(SHORT_NAME) ?? []).map((name) => name.toLowerCase()));
    return question.replace(/\p{L}+/gu, (word) =>
      names.has(word) ? word : repaired(word, isDialect),
    );
  };
}

export type SpellingRepair = ReturnType<typeof createSpellingRepair>;
