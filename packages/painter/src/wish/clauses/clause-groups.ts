import type { Case, Part } from '../sentence/part.ts';

/** Figures said together in one case: "auf einem Hund und einer Katze". */
export type Group = {
  figures: number[];
  preposition?: string | undefined;
  article: string;
  grammaticalCase?: Case | undefined;
  /** Where in the clause it stands. */
  at: number;
};

export const isAccusative = ({ grammaticalCase }: Group) => grammaticalCase === 'accusative';
export const isDative = ({ grammaticalCase }: Group) => grammaticalCase === 'dative';

const pronounCases: Record<string, Case> = {
  ihn: 'accusative',
  mich: 'accusative',
  ihm: 'dative',
  ihr: 'dative',
  ihnen: 'dative',
  mir: 'dative',
};

/** The figures of a clause in groups; `resolve` says whom a pronoun means. */
export function clauseGroups(
  parts: Part[],
  resolve: (word: string, isLast?: boolean) => number[] | undefined,
  hasVerb: boolean,
  isMany: (figure: number) => boolean = () => false,
): Group[] {
  const groups: Group[] = [];
  parts.forEach((part, at) => {
    const last = groups.at(-1);
    const figures =
      part.kind === 'figure'
        ? [part.figure]
        : part.kind === 'pronoun'
          ? resolve(part.word, part.isLast)
          : undefined;
    if (!figures?.length || (part.kind !== 'figure' && part.kind !== 'pronoun')) return;
    const group: Group = {
      figures,
      preposition: part.preposition ?? joinedPreposition(parts, at),
      article: part.kind === 'figure' ? part.article : part.word,
      grammaticalCase: part.kind === 'figure' ? part.grammaticalCase : pronounCases[part.word],
      at,
    };
    // "am Feuer, zwei Trolle braten …": the place is said by itself.
    const isLed =
      parts[at - 1]?.kind === 'comma' && last?.preposition && parts[at + 1]?.kind === 'verb';
    // "auf der Leiter und einer Kerze auf dem Boden": the candle has a place of its own.
    const after = parts[at + 1];
    const isApart =
      after?.kind === 'fixed' &&
      PLACES.test(after.preposition ?? '') &&
      PLACES.test(last?.preposition ?? '');
    const isJoined =
      !isApart && /^(and|comma)$/.test(parts[at - 1]?.kind ?? '') && last?.at === at - 2 && !isLed;
    // "mit Mama Papa und mir": who speaks sets no commas.
    const isSame = last?.preposition === group.preposition || !group.preposition;
    const isNext = !hasVerb && last?.at === at - 1 && isSame && !group.article;
    if (last && (isJoined || isNext) && fits(last, group, figures.every(isMany))) {
      last.figures.push(...figures);
      last.at = at;
    } else groups.push(group);
  });
  return groups;
}

const PLACES = /^(auf|in|unter|neben|hinter|vor|an|uber|bei)$/;

/** After "auf einem Baum und" only a dative or a bare noun belongs to "auf". */
function fits(first: Group, second: Group, isMany: boolean): boolean {
  if (second.preposition) return false;
  // "mit einem Riesenrad und ich habe": who speaks is never led.
  if (first.preposition && second.grammaticalCase === 'nominative') return false;
  // "auf dem Seil und viele Leute": several without an article begin anew.
  if (isMany && /m$|^(der|einer)$/.test(first.article) && PLACES.test(first.preposition ?? ''))
    return second.article !== '';
  if (!first.preposition) return isAccusative(first) === isAccusative(second) || !second.article;
  return isDative(second) || second.article === '' || (isAccusative(first) && isAccusative(second));
}

/** "mit Bart und Sonnenbrille": the beard is no figure, but its "mit" counts for both. */
function joinedPreposition(parts: Part[], at: number): string | undefined {
  const before = parts[at - 2];
  if (!/^(and|comma)$/.test(parts[at - 1]?.kind ?? '') || before?.kind !== 'fixed')
    return undefined;
  const part = parts[at];
  const isBare = part?.kind === 'figure' && (part.article === '' || /em$|er$/.test(part.article));
  // "mit einem Hut auf dem Kopf und einem Eis": with both of them.
  const led = parts[at - 3];
  if (isBare && part.article && led?.kind === 'figure' && led.preposition === 'mit') return 'mit';
  return isBare ? before.preposition : undefined;
}
