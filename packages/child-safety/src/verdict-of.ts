import type { Certainty } from './classifier/thresholds.ts';
import { helpFor, refusalFor } from './help-texts/answer-for.ts';
import { concernFor } from './help-texts/concern.ts';
import type { Language } from './language.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import type { SafetyRule } from './safety-rule.ts';
import type {
  BlockedCategory,
  CrisisCategory,
  CrisisVerdict,
  SafetyVerdict,
} from './safety-verdict.ts';
import type { Situation } from './situations/situation.ts';

/** Of what no rule speaks about. */
const HORROR =
  'Das wäre zum Fürchten, davon erzähle ich lieber nicht. Magst du eine Geschichte, die nur ein kleines bisschen gruselig ist?';
const OTHERWISE =
  'Darüber reden wir lieber anders. Frag mich gern etwas über Tiere, das Weltall oder die Natur!';
const UNCLEAR =
  'Das habe ich leider nicht verstanden. Sag es mir bitte auf Deutsch, dann helfe ich dir gern. Brauchst du Hilfe? Geh zu einem Erwachsenen, dem du vertraust, oder ruf die 112 an.';

/** How a verdict came about. */
interface Seen {
  certainty?: Certainty;
  language?: Language;
}

/** A call for help with the text for its danger, in its language. */
export const crisisOf = (
  category: CrisisCategory,
  { certainty = 'sure', language = 'de' }: Seen = {},
): CrisisVerdict => ({
  verdict: 'crisis',
  category,
  answer: helpFor(category, language),
  certainty,
  language,
});

/** A call for help out of a situation that asks for help of its own. */
export function situationCall({ category, answer, isConcern }: Situation): SafetyVerdict {
  if (isConcern) return okWithConcern(category);
  const call = crisisOf(category);
  return answer === undefined ? call : { ...call, answer };
}

/** A kind refusal. */
export function refusalOf(
  category: BlockedCategory,
  { certainty = 'sure', language = 'de' }: Seen = {},
): SafetyVerdict {
  const rule = blockedRules.find((one) => one.category === category);
  const written = rule?.verdict === 'blocked' ? rule.answer : OTHERWISE;
  const german = category === 'horror' ? HORROR : written;
  const answer = refusalFor(german, language);
  return { verdict: 'blocked', category, answer, certainty, language };
}

/** What a rule says, as the gate's verdict. */
export function verdictOf(rule: SafetyRule, seen: Seen = {}): SafetyVerdict {
  if (rule.verdict === 'crisis') return crisisOf(rule.category, seen);
  const { certainty = 'sure', language = 'de' } = seen;
  const answer = refusalFor(rule.answer, language);
  return { verdict: 'blocked', category: rule.category, answer, certainty, language };
}

/** A text that may be a call for help, with what LUX asks back. */
export const okWithConcern = (category: CrisisCategory): SafetyVerdict => ({
  verdict: 'ok',
  concern: concernFor(category),
});

/** A text in a script or language that LUX cannot judge. */
export const unclear: SafetyVerdict = { verdict: 'unclear', answer: UNCLEAR };
