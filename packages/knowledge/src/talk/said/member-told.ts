import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Step } from '../topic.ts';

const SUPERLATIVE = /\b(\p{L}{3,}st)e[nrs]?\b/u;
/** "Welcher war der gefährlichste?": the answer begins with the one. */
const BARE_WHICH = /^(?:und )?welche[rs]? (?:ist|war) (?:denn )?(?:de[rn]|die|das|am) \w+[ ?.!]*$/;
const OF_KIND =
  /^(?:und )?(?:(?:an|in|auf|durch) )?(?:welche[rsnm]?|wie heisst (?:der|die|das)) (fluss|berg|stadt|land|see|tier|planet|insel|vogel|meer)\b/;
/** "Was ist der höchste Berg in Deutschland?" */
const FIRST_OF_KIND =
  /\b\p{L}{3,}ste[nrs]? (fluss|berg|stadt|land|see|tier|planet|insel|vogel|meer|vulkan|fisch|wal|hai|baum|turm)(?:en?|er|n)?\b/u;
const OF_ALL = /^(?:meist|erst|letzt|nachst|selb)/;

/** "Welcher ist der kleinste?": the one that the told text says it of is talked of from here on. */
export function memberTold(
  { answer, topic }: Step,
  folded: string,
  names: Pick<NameIndex, 'findExact'>,
): Thing | undefined {
  const { thing } = topic;
  const kind = OF_KIND.exec(folded)?.[1] ?? FIRST_OF_KIND.exec(folded)?.[1];
  const ofKind =
    kind === undefined || !answer || answer.isAdmission ? undefined : ofThatKind(answer.text, kind);
  if (ofKind) return ofKind === thing ? undefined : ofKind;
  const asked = SUPERLATIVE.exec(folded)?.[1];
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

  /** "Welcher Fluss fließt durch Köln?": the river that was told. */
  function ofThatKind(text: string, noun: string): Thing | undefined {
    const key = lemmaKey(noun);
    return names
      .findExact(wordsOf(text))
      .flatMap(({ rest, things }) => (things.length === 1 && rest === undefined ? things : []))
      .find(({ isA }) => isA.some((name) => lemmaKey(fold(name)) === key));
  }
}
