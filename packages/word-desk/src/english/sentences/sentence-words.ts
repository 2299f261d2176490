import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SentencesFile } from '../../content/schemas.ts';
import { conjugate } from '../../lexicon/verb.ts';
import { type Pattern, readPatterns } from './pattern.ts';
import type { Doing, Look, Name } from './value.ts';

const FILE = new URL('../../../data/sentences/english-sentences.yaml', import.meta.url);
/** Both languages of a set phrase; the first of each is the one that is said. */
export interface Pair {
  german: readonly string[];
  english: readonly string[];
}

export interface SentenceWords {
  patterns: readonly Pattern[];
  places: readonly Pair[];
  times: readonly Pair[];
  doings: (kind: string) => readonly Doing[];
  /** A name is "known" where the word lists have it, a "city" where they do not. */
  nameOf: (words: readonly string[], option: string) => Name | undefined;
}

const NO_NAME =
  /^(?:der|die|das|ein|eine|einen|nicht|so|wie|was|es|er|sie|wir|ihr|du|ich|und|a|an|the|not|so|how|what|it|he|she|we|you|i|and|here|hier|dort|there|gern|auch|too)$/;
/** Countries that German never names without their article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Schweiz: 'der',
  Türkei: 'der',
  Ukraine: 'der',
  Slowakei: 'der',
  USA: 'den',
  Niederlande: 'den',
};
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function readPair(line: string): Pair {
  const [german = '', english = ''] = line.split(' = ');
  return { german: german.split(' / '), english: english.split(' / ') };
}

function readDoing(line: string, look: Look): Doing {
  const { german, english } = readPair(line);
  const text = german[0] ?? '';
  const [prefix, simple] = text.includes(' ')
    ? [text.replace(/ \S+$/, ''), text.replace(/^.* /, '')]
    : [undefined, text];
  const verb = look.lexicon.verb(simple) ?? conjugate({ infinitive: simple });
  // "Fahrrad fahren" parts as "aufstehen" does.
  const whole = prefix
    ? { ...verb, infinitive: text, prefix, participle: `${prefix} ${verb.participle}` }
    : verb;
  return { german: whole, english: english[0] ?? '' };
}

/** The sentence patterns with their set phrases and verbs; the file is read and checked here. */
export function readSentenceWords(look: Look): { words: SentenceWords; countless: Set<string> } {
  const file = SentencesFile.parse(parse(readFileSync(FILE, 'utf8')));
  const doings: Readonly<Record<string, readonly Doing[]>> = {
    vt: file.withObject.map((line) => readDoing(line, look)),
    vi: file.withoutObject.map((line) => readDoing(line, look)),
  };

  function nameOf(words: readonly string[], option: string): Name | undefined {
    const text = words.join(' ').replace(/^(?:der|den|die|the) (?=\p{L})/u, '');
    if (words.length > 2 || !/^[\p{L}' -]{2,30}$/u.test(text)) return undefined;
    const known = [...look.english.german(text), ...look.english.english(text)].find(
      ({ de, en }) => /^\p{Lu}/u.test(en) && /^\p{Lu}/u.test(de),
    );
    if (known) {
      const article = WITH_ARTICLE[known.de];
      return {
        type: 'name',
        german: `${article ? `${article} ` : ''}${known.de}`,
        english: known.en,
      };
    }
    if (option === 'known' || text.includes(' ') || NO_NAME.test(text)) return undefined;
    const isWord = look.english.german(text).length > 0 || look.english.english(text).length > 0;
    if (isWord || (option === 'city' && look.lexicon.isCommon(text))) return undefined;
    const name = capitalise(text);
    return { type: 'name', german: name, english: name };
  }

  return {
    words: {
      patterns: file.patterns.flatMap(readPatterns),
      places: file.places.map(readPair),
      times: file.times.map(readPair),
      doings: (kind) => doings[kind] ?? [],
      nameOf,
    },
    countless: new Set(file.countless),
  };
}
