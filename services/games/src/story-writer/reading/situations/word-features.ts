import type { VerbForms } from '../../data/verb-forms.ts';
import type { Language } from '../../language/create-language.ts';

/** Words that belong together: `boot: [Boot, Kanu, Floß]`; known by the end of a compound, too. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

export type Features = ReadonlyMap<string, number>;

/** What the readers know of words beside their examples. */
export interface WordKnowledge {
  vocabulary: Vocabulary;
  language: Language;
  /** The stories' own verbs, which the language knows, too. */
  verbs: VerbForms;
  /** First names. */
  names: ReadonlySet<string>;
}

/** Small words that say what happens: `ist weg`, `geht nicht auf`. */
const TELLING =
  /^(?:nicht|nichts|kein\p{Ll}{0,2}|nie|niemals|niemand|keiner|allein|alleine|weg|fort|zu|auf|aus|ab|an|los|fest|leer|voll|offen|runter|herunter|hinunter|raus|heraus|hinein|rein|zurück|wieder|auseinander|davon|näher)$/u;
/** They stand in any story. */
const EMPTY =
  /^(?:ist|war|waren|sind|bin|hat|hatte|hatten|haben|habe|hab|wird|wurde|wurden|werden|plötzlich|auf einmal|heute|gestern|jetzt|dann|nun|schon|ganz|beste|kann|konnte|konnten|können|will|wollte|wollten|wollen|soll|sollte|muss|musste|sein|seine|seinen|ihr|ihre|ihren|mein|meine|meinen|sehr|tag|tage|jahr|jahren|mal|sagte|sagt|gibt|gab|kommt|kam|kamen|macht|machte|geht|ging|steht|stand)$/u;
const PREFIX =
  /^(?:ab|an|auf|aus|auseinander|davon|durch|ein|fest|fort|heraus|herein|herunter|hinaus|hinein|hinunter|los|raus|rein|runter|um|unter|vor|weg|weiter|zu|zurück|zusammen)(?=\p{Ll}{4})/u;
const SHORTEST_END = 3;
/** A word counts as one, what it belongs to a little more: of that there are more examples. */
const OF_GROUP = 1.3;
const OF_TELLING = 0.5;

/** What a sentence says as numbers: its words in their base form, and the groups they belong to. */
export function createFeatures({
  vocabulary,
  language,
}: Pick<WordKnowledge, 'vocabulary' | 'language'>) {
  const groups = new Map<string, string[]>();
  for (const [group, words] of Object.entries(vocabulary)) {
    for (const word of words) {
      const key = word.toLowerCase();
      groups.set(key, [...(groups.get(key) ?? []), group]);
    }
  }
  return (sentence: string): Features => {
    const features = new Map<string, number>();
    const add = (key: string, weight: number) =>
      features.set(key, Math.max(features.get(key) ?? 0, weight));
    for (const [word] of sentence.matchAll(/\p{L}+/gu)) {
      const small = word.toLowerCase();
      if (EMPTY.test(small)) continue;
      if (TELLING.test(small)) add(small.replace(/^kein\p{Ll}*$/u, 'kein'), OF_TELLING);
      else if (language.isFunctionWord(small)) continue;
      for (const base of basesOf(word, language)) {
        add(base, 1);
        for (const group of groupsOf(base)) add(`@${group}`, OF_GROUP);
        if (base.length > 5) {
          add(`${base.slice(0, 5)}-`, 0.5);
          add(`-${base.slice(-5)}`, 0.5);
        }
      }
    }
    return features;
  };

  /** Of the word itself, else of the longest word it ends with. */
  function groupsOf(word: string): readonly string[] {
    for (let at = 0; at <= word.length - SHORTEST_END; at += 1) {
      const found = groups.get(word.slice(at));
      if (found && (at === 0 || at > 1)) return found;
    }
    return [];
  }
}

function basesOf(word: string, language: Language): string[] {
  const small = word.toLowerCase();
  const verb = language.participle(small) ?? language.finite(small)[0]?.infinitive ?? null;
  const simple = verb?.replace(PREFIX, '') ?? null;
  const noun = /^\p{Lu}/u.test(word) ? language.noun(word)?.lemma.toLowerCase() : undefined;
  const found = [verb, simple, noun].filter((one) => one !== null && one !== undefined);
  return [...new Set(found.length > 0 ? [...found, small] : [small])];
}
