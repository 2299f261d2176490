import type { CrisisCategory } from '../safety-verdict.ts';

/** What somebody who speaks of such an emergency names, in most ways of writing it. */
const NAMED: Partial<Record<CrisisCategory, RegExp>> = {
  breath:
    /luft|lufd|at[eh]?m|keuch|erstick|erstik|asthma|anfall|inhal|spray|blau|hust|würg|röchel|pfeif|verschluck|hals|kehl|brust|stickig|japs|schnauf|gesicht|lippe|bewusst|umgekipp|schnapp|steckt/iu,
  fire: /feu[ea]?r|br[ea]n+|rauch|qualm|flam|glüh|glut|schmor|funk|fackel|kokel|verkohl|brand|zünd|heiß|heiss|stink|riech|knall|explo|gas|kerze|herd|toaster|steckdose|bengal|rakete|böller/iu,
  poison:
    /gift|trunk|trink|schluck|gegess|gess|gefutter|futter|tablet|pille|beere|pilz|putz|reinig|medi|chlor|batterie|spül|saft|mund|probier|geleckt|kapsel|tropf|pulver|tab|blätter|blume|schmeck|bauch|kotz|übel|spuck|geschnupp|kleb|alk|säure|laug|öl|knopfzell|magnet|flasche/iu,
};

/**
 * Whether a text names what the emergency is made of. What was learnt hears one in the tone alone, too:
 * a baby brother whom everybody looks at is no breath that stops.
 */
export function namesEmergency(category: CrisisCategory, text: string): boolean {
  return NAMED[category]?.test(text) ?? true;
}
