import { namedIn, type Said } from '../said/said.ts';
import { POSSESSIVE } from '../said/talk-patterns.ts';
import type { Topic } from '../topic.ts';

const THERE = /^(?:da|dort|damals)$/;
const THE = /^(?:der|die|das|den|dem)$/;
/** "Mussten die Kinder in die Schule?" of those who lived long ago asks of their time. */
const PAST =
  /^(?:(?:und|aber) )?(?:(?:was|wie|wo|womit|warum|welche\w*|wer) (?:\w+ )?)?(?:mussten|durften|hatten|waren|gingen|lebten|wohnten|trugen|assen|spielten|konnten|arbeiteten|gab es|hatte) (?:die|der|das|den)\b/;
const PART = /^(?:und|aber) (?:die|das|der|ihre?) \w{4,}[ ?.!]*$/;
const OF_PAST = /^(?:Vergangenheit|Epoche|Hochkultur|Zeitalter|Volk|Steinzeit|Mittelalter)$/;
const OF_SOMEBODY = /\b(?:mein\w*|dein\w*|unser\w*|ich|wir|uns|mich|mir)\b/;

/**
 * Whether a question can only be of what is talked of: it says whose something is without naming anybody,
 * or asks of "the children there". "Und ihre Häuser?" after the Romans means no others.
 */
export function isOfTopicOnly(said: Said, { thing }: Topic): boolean {
  const { folded, mentions, words } = said;
  if (!thing || thing.isA.length === 0 || OF_SOMEBODY.test(folded)) return false;
  const named = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
  const owner = words.findIndex((word, at) => at > 0 && POSSESSIVE.test(word));
  if (owner > 0) {
    // "Füttern Pinguine ihre Kinder?" names whose they are.
    const before = mentions.filter(({ end }) => end <= owner);
    return namedIn({ mentions: before, words }).length === 0;
  }
  const isPast = PAST.test(folded) && thing.isA.some((kind) => OF_PAST.test(kind));
  if (isPast && !namedIn(said).some(({ isA }) => isA.some((kind) => OF_PAST.test(kind))))
    return true;
  // "Und die Kleidung?" of the Romans.
  const isPart = PART.test(folded) && thing.isA.some((kind) => OF_PAST.test(kind));
  const isAlike = mentions.some(({ things }) =>
    things.some(({ isA }) => isA.some((kind) => OF_PAST.test(kind) || thing.isA.includes(kind))),
  );
  if (isPart && !isAlike) return true;
  return words.some(
    (word, at) => at >= 2 && THERE.test(word) && THE.test(words[at - 2] ?? '') && !named.has(at),
  );
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);
