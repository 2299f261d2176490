import type { Thing } from '../content/thing.ts';
import type { Mention } from '../recognition/name-index.ts';
import { type Reading, readSaying } from './read-saying.ts';
import { ANY_THING } from './sentence-features.ts';

/** What was said, as far as it is read here. */
interface Saying {
  words: readonly string[];
  mentions: readonly Pick<Mention, 'start' | 'end' | 'things'>[];
}

/** "Bein" and "Farbe" are what is asked for, and no names of what it is asked of. */
const namesOf = ({ mentions }: Saying) =>
  mentions.filter(({ things }) => things.some(({ isSecondary }) => !isSecondary));

/** Words of a sentence with each name in it as one `ANY_THING`. */
export function withoutNames(saying: Saying): string[] {
  const names = namesOf(saying);
  return saying.words.flatMap((word, at) => {
    const name = names.find(({ start, end }) => at >= start && at < end);
    return name === undefined ? [word] : name.start === at ? [ANY_THING] : [];
  });
}

/** What the one that is named first is; nothing where nobody is named. */
export function kindsNamed(saying: Saying): readonly string[] | undefined {
  const [name] = namesOf(saying);
  return name?.things.find(({ isSecondary }) => !isSecondary)?.isA;
}

/** What the learnt reader makes of what was said; of `about`, where nobody is named. */
export const readingOf = (saying: Saying, about?: Thing): Reading =>
  readSaying(withoutNames(saying), kindsNamed(saying) ?? about?.isA);
