import type { EnglishIndex } from '../english-index.ts';
import type { SentenceWords } from '../sentences/sentence-words.ts';

/** What one has to say otherwise than the lists say it first. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  sein: ['be'],
  haben: ['have'],
  gehen: ['go'],
  fahren: ['go', 'drive'],
  schreiben: ['write'],
  anfangen: ['start'],
  beginnen: ['start'],
  aufhören: ['stop'],
  anziehen: ['put on'],
  ausziehen: ['take off'],
  anrufen: ['call'],
  mitnehmen: ['take'],
  mitbringen: ['bring'],
  zuhören: ['listen'],
  warten: ['wait'],
  scheinen: ['shine'],
  schauen: ['look', 'watch'],
  gucken: ['look', 'watch'],
  geben: ['give'],
  schenken: ['give'],
  zeigen: ['show'],
  helfen: ['help'],
  sagen: ['say'],
  erzählen: ['tell'],
  bekommen: ['get'],
  kriegen: ['get'],
  holen: ['get'],
  machen: ['do', 'make'],
  laufen: ['run'],
  wissen: ['know'],
};

/** Which English verb a German one is, and back; of several the likeliest first. */
export function createVerbPairs(words: SentenceWords, english: EnglishIndex) {
  const doings = [...words.doings('vt'), ...words.doings('vi')];
  return {
    toEnglish(infinitive: string): string[] {
      const own = OWN[infinitive] ?? [];
      const listed = doings
        .filter(({ german }) => german.infinitive === infinitive)
        .map((each) => each.english);
      const known = english
        .german(infinitive)
        .filter(({ kind, en }) => kind === 'verb' && !/^(?:be|have) /.test(en))
        .map(({ en }) => en.replace(/^to /, ''));
      return [...new Set([...own, ...listed, ...known])].slice(0, 2);
    },
    toGerman(verb: string): string[] {
      const own = Object.entries(OWN)
        .filter(([, all]) => all[0] === verb)
        .map(([german]) => german);
      const listed = doings
        .filter((each) => each.english === verb && !each.german.infinitive.includes(' '))
        .map(({ german }) => german.infinitive);
      const known = english
        .english(verb)
        .filter(
          ({ kind, de, en, others = [] }) =>
            kind === 'verb' && !de.includes(' ') && [en, ...others].includes(verb),
        )
        .map(({ de }) => de);
      return [...new Set([...listed, ...known, ...own])].slice(0, 3);
    },
  };
}

export type VerbPairs = ReturnType<typeof createVerbPairs>;
