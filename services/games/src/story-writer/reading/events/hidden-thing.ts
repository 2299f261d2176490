import type { Mention } from '../clauses/noun-phrase.ts';
import type { Clause } from '../clauses/read-clause.ts';

const HIDING =
  /^(?:vergraben|eingraben|verstecken|hinlegen|legen|ablegen|weglegen|hinstellen|stellen|abstellen|hintun|tun|lassen|liegenlassen|hängen|stecken|verlieren|parken)$/u;

/** `wusste nicht mehr, wo es sie vergraben hatte`: what has to be found again. */
export function hiddenThing(
  clause: Clause,
  before: Clause | undefined,
  next: Clause | undefined,
): Mention | null {
  const isUnknowing = clause.verb === 'wissen' && clause.isNegated;
  // `… hat Nüsse vergraben und weiß nicht mehr wo`
  if (isUnknowing && clause.lower.includes('wo'))
    return before?.objects.find(({ noun }) => noun) ?? null;
  const isForgotten = isUnknowing || clause.verb === 'vergessen';
  if (!isForgotten || !/^(?:wo|wohin)$/u.test(next?.lower[0] ?? '')) return null;
  if (!HIDING.test(next?.verb ?? '')) return null;
  return next?.objects.find(({ head }) => head !== 'sich') ?? null;
}
