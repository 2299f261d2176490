import type { TextSentence } from '../read-text.ts';
import { type DraftQuestion, leaveOut } from './draft-question.ts';
import { contraries, exclusiveGroups, kindPhrases } from './exclusive-groups.ts';

const MOST_WRONG = 3;
/** "rote", "roten": all colours of the group end alike. */
const ENDINGS = ['', 'e', 'en', 'er', 'es', 'em'];
const ADJECTIVES = new Set(
  exclusiveGroups.flat().filter((word) => /^\p{Ll}/u.test(word) && !/s$/u.test(word)),
);

/** Words that shut each other out (seasons, colours, kinds of animals): the others of their group are wrong. */
export function fillGroup({ text, words }: TextSentence): DraftQuestion[] {
  return [...byPhrase(text), ...byWord(text, words), ...byContrary(text)];
}

function ask(
  source: string,
  answer: string,
  wrong: readonly string[],
  asked: string,
): DraftQuestion[] {
  const gap = leaveOut(source, answer);
  if (!gap || wrong.length === 0) return [];
  return [{ question: `${asked} „${gap}“`, answer, wrong: wrong.slice(0, MOST_WRONG), source }];
}

function byPhrase(text: string): DraftQuestion[] {
  return kindPhrases.flatMap((group) => {
    const named = group.filter((one) => new RegExp(`(?:ist|sind|war) ${one}\\.$`, 'u').test(text));
    const [answer] = named;
    if (answer === undefined) return [];
    return ask(
      text,
      answer,
      group.filter((one) => one !== answer),
      'Was fehlt?',
    );
  });
}

function byWord(text: string, words: readonly string[]): DraftQuestion[] {
  return exclusiveGroups.flatMap((group) => {
    const forms = words.flatMap((word) => {
      const ending = ENDINGS.find((end) => group.some((one) => formOf(one, end) === word));
      return ending === undefined ? [] : [{ word, ending }];
    });
    const [found] = forms;
    if (!found || forms.length > 1) return [];
    const { word, ending } = found;
    const own = group.findIndex((one) => formOf(one, ending) === word);
    const apart = (at: number) => Math.min(Math.abs(at - own), group.length - Math.abs(at - own));
    // The farthest first: what holds in March may hold in April.
    const turned = group
      .map((one, at) => ({ form: formOf(one, ending), apart: apart(at) }))
      .filter(({ form }) => form !== word)
      .toSorted((one, other) => other.apart - one.apart)
      .map(({ form }) => form);
    return ask(text, word, turned, 'Welches Wort fehlt?');
  });
}

const formOf = (word: string, ending: string) =>
  ADJECTIVES.has(word) ? word + ending : ending === '' ? word : `${word}#`;

function byContrary(text: string): DraftQuestion[] {
  if (text.includes(',')) return [];
  return contraries.flatMap(([word, contrary]) => {
    const isSaid = new RegExp(
      `(?<!\\p{L})(?:ist|sind|war|waren)(?: (?:sehr|ganz|immer|besonders))? ${word}\\.$`,
      'u',
    ).test(text);
    // "nie kalt" and "so groß wie" turn it round.
    if (!isSaid || /(?<!\p{L})(?:nicht|nie|kaum|kein\p{L}*|zu|so|weder)(?!\p{L})/u.test(text))
      return [];
    return ask(text, word, [contrary], 'Welches Wort passt?');
  });
}
