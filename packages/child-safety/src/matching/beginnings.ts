import { rememberLast } from './remember-last.ts';
import { ruleWordsAt } from './rule-words.ts';

const groupsByWord = new Map<number, number[]>();
let groups = 0;

/** Registers the words a group can begin with, by their numbers; gives the group its own number. */
export function numberGroup(words: number[]): number {
  const group = groups;
  groups += 1;
  for (const word of new Set(words)) {
    groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
  }
  return group;
}

/**
 * The places of a text where some group can begin, by the group's number. A sentence has few of the
 * rules' words, so most groups and patterns are out before they are tried.
 */
export const beginningsIn = rememberLast((places) => {
  const found = new Map<number, number[]>();
  for (const [at, words] of ruleWordsAt(places).entries()) {
    for (const word of words) {
      for (const group of groupsByWord.get(word) ?? []) {
        const known = found.get(group);
        if (!known) found.set(group, [at]);
        else if (known.at(-1) !== at) known.push(at);
      }
    }
  }
  return found;
});
