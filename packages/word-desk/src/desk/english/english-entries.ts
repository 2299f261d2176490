import type { EnglishPhrase, EnglishWord } from '../../content/schemas.ts';
import { findAdjective, findNoun } from '../../lexicon/find-forms.ts';
import type { Tools } from '../tools.ts';

export const ARTICLE = /^(?:der|die|das|den|dem|ein|eine|einen|einem) (?=\S)/u;

/** The entries for a German word in any of its forms. */
export function entriesFor(
  text: string,
  { english, lexicon, verbOf, spelling }: Tools,
): EnglishWord[] {
  const bare = text.replace(ARTICLE, '');
  const verb = verbOf(bare);
  const isSaid = verb?.present.includes(bare) === true;
  const bases = [
    text,
    bare,
    ...(isSaid ? [verb.infinitive] : []),
    findNoun(lexicon, bare)?.lemma,
    verb?.infinitive,
    findAdjective(lexicon, bare),
    spelling.find(bare)?.word,
  ];
  const isNounMeant = bare !== text;
  const isDoing = !isNounMeant && lexicon.verb(bare) !== undefined;
  for (const base of bases) {
    const found = base === undefined ? [] : english.german(base);
    if (found.length > 0 && isDoing) {
      return found.toSorted(
        (one, other) => Number(other.kind === 'verb') - Number(one.kind === 'verb'),
      );
    }
    if (found.length > 0)
      return isNounMeant
        ? found.toSorted((one, other) => Number(!one.article) - Number(!other.article))
        : found;
  }
  return [];
}

/** A phrase of our list, also where "hab" is said for "habe". */
export function phraseOf(text: string, { english }: Tools): EnglishPhrase | undefined {
  const written = text.replace(
    /(?<=(?:^| )ich )(hab|geh|komm|brauch|versteh|mag|möcht)(?= |$)/u,
    (verb) => (verb === 'mag' ? verb : `${verb}e`),
  );
  const found = english.germanPhrase(text) ?? english.germanPhrase(written);
  if (found) return found;
  // "Dass mir kalt ist": the verb of a main clause stands second.
  const [first = '', ...rest] = written.split(' ');
  const last = rest.pop() ?? '';
  return first === 'mir' && rest.length > 0
    ? english.germanPhrase([first, last, ...rest].join(' '))
    : undefined;
}

/** "Dass ich Hunger hab" is said as a main clause. */
export const toEnglishSentence = (text: string, { translator }: Tools) =>
  translator().toEnglish(text) ?? translator().toEnglish(`dass ${text}`);

const GREETINGS: Readonly<Record<string, string>> = {
  entschuldigung: 'Excuse me',
  hallo: 'Hello',
  danke: 'Thank you',
};
const GREETING = /^(entschuldigung|hallo|danke) (\S+ \S.*)$/u;

/** "Entschuldigung, ich hab mich verlaufen": both, one after the other. */
export function greeted(text: string, tools: Tools): string | undefined {
  const [, hello = '', rest = ''] = GREETING.exec(text) ?? [];
  if (rest === '') return undefined;
  const said = phraseOf(rest, tools)?.en ?? toEnglishSentence(rest, tools);
  return said ? `${GREETINGS[hello] ?? ''}, ${said}` : undefined;
}
