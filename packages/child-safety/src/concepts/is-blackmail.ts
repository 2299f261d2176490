import type { Language } from '../language.ts';
import { conceptsIn } from './concepts-in.ts';
import { foldConcept } from './fold-concept.ts';

/** To pay, and to show everybody, folded. */
const PAYS_OR_SHOWS =
  /(?<!\p{L})(?:pay|everyone|everybody|para|herkese|ادفع|للجميع|الجميع|плат\p{L}*|заплат\p{L}*|всем|всім|plac\p{L}*|zaplac\p{L}*|wszystkim|plat\p{L}*|tuturor|paguaj|gjitheve|pere|hemuyan|پول|همه|paie|paye|payer|tout le monde|a tous|pago|pagas?|pagar\p{L}*|a todos|paghi|a tutti|svima)(?!\p{L})/u;

/**
 * Whether a call for help in another language than German tells of threats with pictures; what was learnt
 * knows abuse and strangers only. German has `rules/crisis/blackmail-rule.ts`.
 */
export function isBlackmail(text: string, language: Language): boolean {
  if (language === 'de') return false;
  const said = new Set(conceptsIn(text, [language]));
  const isAsked = said.has('threat') || said.has('money') || PAYS_OR_SHOWS.test(foldConcept(text));
  return said.has('photo') && isAsked;
}
