import { type FactKind, factLabels, type PersonalFact } from './personal-fact.ts';

/** What LUX may say again; the rest it names only: nobody needs to hear a password. */
const SAID_AGAIN: ReadonlySet<FactKind> = new Set([
  'name',
  'town',
  'school',
  'class',
  'club',
  'workplace',
  'birthday',
  'illness',
]);
const LABELS = Object.values(factLabels)
  .map((label) => RegExp.escape(label))
  .join('|');
/** A placeholder as models write it, with what a name that is missing takes along. */
const PLACEHOLDER = new RegExp(String.raw`(,?\s?)\[\s?(${LABELS})\s?(\d{0,3})\s?\]`, 'giu');
/** No placeholder is longer. */
const LONGEST = 30;

/** A model's answer with what the placeholders stand for: `Schön, [Name 1]!` is `Schön, Mia!` */
export function restorePersonalData(text: string, facts: readonly PersonalFact[]): string {
  if (!text.includes('[')) return text;
  return text.replace(PLACEHOLDER, (_whole, before: string, label: string, number: string) => {
    const fact = findFact(facts, label, number);
    if (fact) return before + shownOf(fact);
    // A model made it up. It is never shown or spoken.
    return label.toLowerCase() === 'name' ? '' : before + labelOf(label);
  });
}

function findFact(
  facts: readonly PersonalFact[],
  label: string,
  number: string,
): PersonalFact | undefined {
  const ofKind = facts.filter(({ kind }) => factLabels[kind].toLowerCase() === label.toLowerCase());
  const wanted = `[${label}${number ? ` ${number}` : ''}]`.toLowerCase();
  const found = ofKind.find(({ placeholder }) => placeholder.toLowerCase() === wanted);
  return (
    found ??
    (number === '' || (number === '1' && label.toLowerCase() !== 'name') ? ofKind[0] : undefined)
  );
}

function shownOf({ kind, value }: PersonalFact): string {
  if (!SAID_AGAIN.has(kind)) return factLabels[kind];
  // One says `Mia` to Mia Schneider.
  const shown = kind === 'name' ? (value.split(/\s+/)[0] ?? value) : value;
  return kind === 'name' || kind === 'town'
    ? shown.charAt(0).toUpperCase() + shown.slice(1)
    : shown;
}

const labelOf = (label: string): string =>
  Object.values(factLabels).find((one) => one.toLowerCase() === label.toLowerCase()) ?? label;

export interface Restorer {
  /** The next piece of a text; a placeholder that is not whole yet is kept back. */
  push: (piece: string) => string;
  /** What was kept back, when no more comes. */
  flush: () => string;
}

/** Restores a text that comes in pieces, however a placeholder is torn. */
export function createRestorer(facts: readonly PersonalFact[]): Restorer {
  let kept = '';
  return {
    push: (piece) => {
      const text = kept + piece;
      const cut = openedAt(text);
      kept = text.slice(cut);
      return restorePersonalData(text.slice(0, cut), facts);
    },
    flush: () => {
      const rest = restorePersonalData(kept, facts);
      kept = '';
      return rest;
    },
  };
}

/** Where a bracket opens, or a comma before one, that is not shut yet. */
function openedAt(text: string): number {
  const open = text.lastIndexOf('[');
  const isOpen = open >= 0 && text.length - open <= LONGEST && !text.includes(']', open);
  if (!isOpen)
    return text.endsWith(',')
      ? text.length - 1
      : text.endsWith(', ')
        ? text.length - 2
        : text.length;
  const before = text.slice(0, open);
  return before.length - (/,?\s?$/.exec(before)?.[0].length ?? 0);
}
