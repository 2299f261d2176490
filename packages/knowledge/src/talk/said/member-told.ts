import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, wordsOf } from '../../recognition/words.ts';
import type { Step } from '../topic.ts';

const SUPERLATIVE = /\b(\p{L}{3,}st)e[nrs]?\b/u;
/** "Welcher war der gefährlichste?": the answer begins with the one. */
const BARE_WHICH = /^(?:und )?welche[rs]? (?:ist|war) (?:denn )?(?:de[rn]|die|das|am) \w+[ ?.!]*$/;
const OF_ALL = /^(?:meist|erst|letzt|nachst|selb)/;

/** "Welcher ist der kleinste?": the one that the told text says it of is talked of from here on. */
export function memberTold(
  { answer, topic }: Step,
  folded: string,
  names: Pick<NameIndex, 'findExact'>,
): Thing | undefined {
  const asked = SUPERLATIVE.exec(folded)?.[1];
  const { thing } = topic;
  if (!asked || OF_ALL.test(asked) || !answer || answer.isAdmission || !thing) return undefined;
  const said = answer.text.split(/(?<=[.!?:,]) /u).find((part) => fold(part).includes(asked));
  // "Der gefährlichste?", "Der Tyrannosaurus hatte den stärksten Biss."
  const first = /^(?:Der|Die|Das) \p{Lu}\p{L}+/u.exec(answer.text)?.[0];
  const told = said ?? (BARE_WHICH.test(folded) ? first : undefined);
  if (told === undefined) return undefined;
  const named = names
    .findExact(wordsOf(told))
    .flatMap(({ things }) => (things.length === 1 ? things : []))
    .filter((one) => one !== thing && !one.isSecondary);
  return named.find(({ isA }) => isA.includes(thing.name));
}
