import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { findNoun } from '../../lexicon/find-forms.ts';
import type { Request } from '../../questions/request.ts';
import { german, list, type Tools } from '../tools.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const ORDINALS = 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ');
const AT_ONCE = 3;
const letterOf = (word: string) =>
  word === 'ypsilon' ? 'y' : word === 'eszett' ? 'ß' : word.replace(/\.$/, '');

/** The alphabet, its order, and words by their letters. */
export function answerAlphabet(request: Request, tools: Tools): string | null {
  const letter = letterOf(request.word);
  switch (request.task) {
    case 'alphabet':
      if (request.detail === 'letzte') return 'Der letzte Buchstabe im Alphabet ist das Z.';
      if (/wie viele|wieviele/.test(request.detail ?? '')) return null;
      return `Das Alphabet hat 26 Buchstaben: ${[...ALPHABET.toUpperCase()].join(', ')}. Dazu kommen Ä, Ö, Ü und ß.`;
    case 'alphabetNeighbour':
      return neighbour(letter, request.detail ?? 'nach');
    case 'alphabetPlace':
      return place(letter);
    case 'alphabetOrder':
      return order(request, tools);
    case 'letterKind':
      return letterKind(letter, request.detail ?? '');
    case 'wordsWith':
      return wordsWith(letter, request, tools);
    case 'wordsOfKind':
      return wordsOfKind(request, tools);
    default:
      return null;
  }
}

function neighbour(letter: string, side: string) {
  const at = ALPHABET.indexOf(letter);
  if (at < 0) return `${letter.toUpperCase()} gehört nicht zu den 26 Buchstaben im Alphabet.`;
  const isBefore = side === 'vor';
  const found = ALPHABET[at + (isBefore ? -1 : 1)];
  if (!found)
    return isBefore
      ? 'Vor dem A kommt nichts. Das A ist der erste Buchstabe.'
      : 'Nach dem Z kommt nichts mehr. Das Z ist der letzte Buchstabe.';
  return `Im Alphabet kommt ${isBefore ? 'vor' : 'nach'} dem ${letter.toUpperCase()} das ${found.toUpperCase()}.`;
}

function place(word: string) {
  const number =
    word === 'letzte' ? 26 : /^\d+$/.test(word) ? Number(word) : ORDINALS.indexOf(word) + 1;
  const letter = ALPHABET[number - 1];
  if (number > 0 && letter)
    return `Der ${number}. Buchstabe im Alphabet ist das ${letter.toUpperCase()}.`;
  const at = ALPHABET.indexOf(word);
  if (word.length !== 1 || at < 0) return null;
  return `Das ${word.toUpperCase()} ist der ${at + 1}. Buchstabe im Alphabet.`;
}

function order({ word, detail }: Request, { spelling }: Tools) {
  const words = `${word}${detail ? `, ${detail}` : ''}`
    .split(/,\s*| und | oder |\s+/)
    .filter(Boolean)
    .map((one) => spelling.known(one) ?? one);
  if (words.length < 2 || words.length > 12) return null;
  const sorted = words.toSorted((one, other) => one.localeCompare(other, 'de'));
  return detail && words.length === 2
    ? `${german(sorted[0] ?? '')} kommt im Alphabet zuerst.`
    : `Nach dem Alphabet: ${list(sorted)}.`;
}

function letterKind(letter: string, asked: string) {
  const kind = /^[aeiou]$/.test(letter)
    ? 'Vokal, also ein Selbstlaut'
    : /^[äöü]$/.test(letter)
      ? 'Umlaut'
      : letter.length === 2
        ? 'Zwielaut'
        : 'Konsonant, also ein Mitlaut';
  const isSame =
    (/vokal|selbst/.test(asked) && /Vokal/.test(kind)) ||
    (/konson|mitl/.test(asked) && /Konson/.test(kind)) ||
    (/uml/.test(asked) && kind === 'Umlaut') ||
    (/zwie|doppel/.test(asked) && kind === 'Zwielaut');
  return `${isSame ? 'Ja' : 'Nein'}, ${letter.toUpperCase()} ist ein ${kind}.`;
}

const OF_VERBS = /(?<!\p{L})(?:verb(?:en)?|tunw\p{L}+|tuw\p{L}+|zeitw\p{L}+)(?!\p{L})/u;
const OF_ADJECTIVES = /(?<!\p{L})(?:adjektiv\p{L}*|wiew\p{L}+|eigenschaftsw\p{L}+)(?!\p{L})/u;
const LONGEST = 9;
const SHORTEST = 3;

/** Words of the kind that was asked for, nouns where none was. */
function wordsOf(asked: string, { lexicon }: Tools): string[] {
  const small = asked.toLowerCase();
  if (OF_VERBS.test(small)) return lexicon.commonVerbs.filter((word) => lexicon.verb(word));
  if (OF_ADJECTIVES.test(small)) return [...lexicon.commonAdjectives];
  return lexicon.commonNouns.filter(
    (noun) =>
      lexicon.noun(noun)?.plural !== undefined &&
      !lexicon.verb(noun) &&
      !lexicon.isAdjective(noun.toLowerCase().replace(/e$/, '')),
  );
}

function wordsWith(letters: string, { detail = '', more }: Request, tools: Tools) {
  if (!/^[a-zäöü]{1,3}$/.test(letters)) return null;
  const { asked = '' } = tools;
  const isEnd = /end|hinten|aufhört/.test(detail);
  const isMiddle = /mitte/.test(detail);
  const words = wordsOf(asked, tools).filter(
    (word) => word.length <= LONGEST && word.length >= SHORTEST,
  );
  const starting = words.filter((word) => word.toLowerCase().startsWith(letters));
  const holding = words.filter((word) =>
    isEnd ? word.toLowerCase().endsWith(letters) : word.toLowerCase().includes(letters),
  );
  // "Wörter mit sp" begin with it where there are such; those with "ck" hold it.
  const isInside = isEnd || isMiddle || (letters.length > 1 && starting.length < AT_ONCE);
  const all = isInside ? holding : starting;
  const step = Math.max(1, Math.floor(all.length / 40));
  const count = countIn(asked, 10);
  const some = all.filter((_, at) => at % step === 0).slice(more * count, more * count + count);
  if (some.length === 0) return `Da fällt mir leider ${more > 0 ? 'keins mehr' : 'keins'} ein.`;
  return `Zum Beispiel: ${list(some)}.`;
}

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:nomen|namen|haupt|subst)/, 'Hund Blume Kind Sonne Schule Freude Ball Vogel Mut Haus'],
  [/^(?:verb|tun)/, 'laufen lachen malen springen essen lesen singen bauen träumen schlafen'],
  [/^(?:adj|wie|eigen)/, 'groß rot lustig schnell weich mutig kalt süß freundlich klein'],
  [/^(?:pron|für)/, 'ich du wir er sie es mein dein unser ihr'],
  [/^präp/, 'auf unter neben vor hinter zwischen mit ohne für über'],
  [/^(?:konj|bind)/, 'und oder aber weil dass wenn denn ob obwohl'],
  [/^(?:adv|umst)/, 'heute hier gern oben bald oft gestern draußen sehr'],
  [/^artikel/, 'der die das ein eine'],
];
const WANTED = /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d)(?!\p{L})/u;

/** As many as were wanted, three where no number was said. */
function countIn(asked: string, most: number): number {
  const number = WANTED.exec(asked.toLowerCase())?.[1];
  return Math.min(number ? (parseNumberWord(number) ?? Number(number)) : AT_ONCE, most);
}

function wordsOfKind({ word, more }: Request, { asked = '' }: Tools) {
  const examples = EXAMPLES.find(([pattern]) => pattern.test(word))?.[1].split(' ');
  if (!examples) return null;
  const count = countIn(asked, examples.length);
  const start = (more * count) % examples.length;
  const some = examples.slice(start, start + count);
  return `Zum Beispiel: ${list(some.length < count ? examples.slice(0, count) : some)}.`;
}

/** A short sentence with a word in it; only for words whose form is sure. */
export function answerSentence(
  { word }: Request,
  { content, lexicon, verbOf, spelling }: Tools,
): string | null {
  const own = content.sentences[word.toLowerCase()];
  if (own) return `Zum Beispiel: ${own}`;
  const known = spelling.known(word);
  const noun = findNoun(lexicon, word);
  if (known && /^\p{Lu}/u.test(known) && noun && noun.gender !== 'p') {
    const start = { m: 'Der', f: 'Die', n: 'Das' }[noun.gender];
    return `Zum Beispiel: ${start} ${noun.lemma} kommt in meiner Geschichte vor.`;
  }
  const verb = verbOf(word);
  if (verb)
    return `Zum Beispiel: Heute ${verb.present[3]} wir zusammen${verb.prefix ? ` ${verb.prefix}` : ''}.`;
  return known && lexicon.isAdjective(known) ? `Zum Beispiel: Das ist aber ${known}!` : null;
}
