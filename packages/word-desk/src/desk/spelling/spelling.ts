import { editDistance } from '@lux/german-text/edit-distance.ts';
import { colognePhonetic } from 'cologne-phonetic';
import type { Content } from '../../content/load-content.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import { findAdjective, findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import type { Verb } from '../../lexicon/verb.ts';

export interface Spelt {
  /** As it stands in books. */
  word: string;
  isGuess: boolean;
}

const LEAST_LETTERS = 6;
const MANY_LETTERS = 8;

/** Writes heard words right: capital letters, and the nearest known word where a child misspelt one. */
export function createSpelling(
  lexicon: Lexicon,
  content: Content,
  verbOf: (form: string) => Verb | undefined,
) {
  let kinds: Set<string> | undefined;
  const smallWords = () => {
    kinds ??= new Set(Object.values(content.kinds).flat());
    return kinds;
  };
  let capitals: Map<string, string> | undefined;
  let bySound: Map<string, string[]> | undefined;

  function readSounds() {
    const sounds = new Map<string, string[]>();
    const words = [
      ...lexicon.commonNouns,
      ...lexicon.commonVerbs,
      ...lexicon.commonAdjectives,
      ...smallWords(),
      ...content.words.map(({ de }) => de).filter((de) => !de.includes(' ')),
    ];
    for (const word of words) {
      const sound = colognePhonetic(word);
      const known = sounds.get(sound);
      if (known) known.push(word);
      else sounds.set(sound, [word]);
    }
    return sounds;
  }

  /** The word's own spelling; undefined where it is unknown. */
  function known(heard: string): string | undefined {
    const word = heard.toLowerCase();
    const noun = findNoun(lexicon, word);
    const isExactNoun =
      noun !== undefined && (noun.lemma.toLowerCase() === word || isPluralForm(noun, word));
    const isOwnLemma = noun?.lemma.toLowerCase() === word;
    const isVerb = verbOf(word)?.infinitive === word && !isOwnLemma;
    const isStrongNoun =
      isExactNoun && !isVerb && lexicon.isCommon(noun.lemma) && noun.plural !== undefined;
    if (smallWords().has(word)) return word;
    if (isStrongNoun && !(lexicon.isAdjective(word) && noun.gender !== 'f')) return capital(word);
    if (verbOf(word)) return word;
    if (findAdjective(lexicon, word)) return word;
    if (noun) return capital(word);
    capitals ??= new Map(
      content.words.filter(({ de }) => /^\p{Lu}/u.test(de)).map(({ de }) => [de.toLowerCase(), de]),
    );
    return capitals.get(word);
  }
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

  function nearest(heard: string): string | undefined {
    bySound ??= readSounds();
    const word = heard.toLowerCase();
    const limit = Math.max(2, Math.floor(word.length / 2.5));
    const soft = word.replace(/a$/, 'er');
    // "Ferd" is how "Pferd" sounds to many.
    const harder = word.replace(/^f/, 'pf');
    const candidates = [word, soft, harder]
      .map(colognePhonetic)
      .flatMap((sound) => bySound?.get(sound) ?? []);
    const ranked = candidates
      .map((candidate) => ({
        candidate,
        distance: Math.min(
          editDistance(word, candidate.toLowerCase(), { limit }),
          editDistance(soft, candidate.toLowerCase(), { limit }),
          editDistance(harder, candidate.toLowerCase(), { limit }),
        ),
      }))
      .toSorted((one, other) => one.distance - other.distance);
    const [best] = ranked;
    return best && best.distance <= limit ? best.candidate : nearestByLetters(word);
  }

  /** "Gebuztag": letters are missing, so it sounds unlike the word; longer words only. */
  function nearestByLetters(word: string): string | undefined {
    if (word.length < LEAST_LETTERS) return undefined;
    const plain = word.replaceAll('z', 'ts');
    const found = lexicon.commonNouns
      .filter((noun) => noun.toLowerCase().startsWith(word.charAt(0)))
      .map((noun) => ({ noun, distance: editDistance(plain, noun.toLowerCase(), { limit: 2 }) }))
      .toSorted((one, other) => one.distance - other.distance)[0];
    return found && found.distance <= (plain.length > MANY_LETTERS ? 2 : 1)
      ? found.noun
      : undefined;
  }

  return {
    known,
    find(heard: string): Spelt | null {
      const word = known(heard);
      if (word) return { word, isGuess: false };
      const guess = heard.includes(' ') || heard.length < 3 ? undefined : nearest(heard);
      return guess ? { word: guess, isGuess: true } : null;
    },
  };
}

export type Spelling = ReturnType<typeof createSpelling>;
