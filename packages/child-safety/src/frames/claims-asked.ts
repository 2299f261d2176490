import type { CrisisCategory } from '../safety-verdict.ts';

const QUESTION =
  /^(?:und |aber |lux |hallo |sag mal |du |ok )*(?:was|wie|woran|warum|wieso|weshalb|wer|welche[rsn]?|wo|woher|wozu)(?!\p{L})/u;
/** Dangers that nobody claims of itself or its people in vain. */
const HEAVY: Partial<Record<CrisisCategory, RegExp>> = {
  emergency:
    /^(?:herzinfarkt|herzanfall|herzstillstand|schlaganfall|hirnschlag|ohnmacht|ohnmächtig|bewusstlos\p{L}*|koma|krampfanfall|atemnot|notfall|\p{L}*vergiftung|hitzschlag|unterzuckerung|stromschlag|einbrecher|einbruch)$/u,
  stranger: /^(?:entführ\p{L}*|stalker|stalking|kidnapp\p{L}*)$/u,
  'self-harm':
    /^(?:depress\p{L}*|selbstmord\p{L}*|suizid\p{L}*|ritzen|selbstverletz\p{L}*|panikattacken?|lebensmüde|einsamkeit)$/u,
  eating: /^(?:magers\p{L}*|bulimie|e(?:ss|s)störung|unterernähr\p{L}*)$/u,
  abuse:
    /^(?:\p{L}*missbrauch\p{L}*|vergewalt\p{L}*|pädophil\p{L}*|grooming|belästig\p{L}*|begrapsch\p{L}*)$/u,
  'violence-at-home':
    /^(?:gewalt|\p{L}*misshand\p{L}*|verprügel\p{L}*|prügel\p{L}*|ohrfeigen?|gewalttätig|säufer|alkoholiker\p{L}*|alkoholsucht|tyrann|choleriker)$/u,
  neglect: /^(?:vernachlässig\p{L}*|verwahrlos\p{L}*|ungeliebt|verstoßen)$/u,
  bullying: /^(?:\p{L}*mobb\p{L}*|außenseiter\p{L}*|ausgrenz\p{L}*)$/u,
  blackmail: /^(?:erpress\p{L}*|sextortion)$/u,
};
/** Dangers that are asked about like any thing: claimed only where it is now, or was swallowed. */
const COMMON: Partial<Record<CrisisCategory, RegExp>> = {
  poison:
    /^(?:\p{L}*gift\p{L}*|tollkirschen?|fliegenpilze?|knollenblätterpilze?|pilze?|schlafmittel|\p{L}*tabletten?|drogen?|opioide?|heroin|kokain|ecstasy|alkohol|bier|wein|sekt|likör|wodka|schnaps|whisky|bleiche|\p{L}*reiniger|spülmittel|benzin|batterien?|knopfzellen?)$/u,
  injury: /^(?:blut|bluten|wunden?|adern?)$/u,
  fire: /^(?:feuer|brand|flammen|rauch|gas|kohlenmonoxid)$/u,
  'violence-at-home': /^(?:waffen?|pistolen?|gewehre?|messer)$/u,
};
const OPEN = '^(?:und |aber |ja |oh |also |lux |ich glaub |ich glaube )*';
const IT =
  '(?:das|die|den|der|so|sowas|so was|so einen?|so eine|so einer|es|davon|darüber|daran|damit|welche|welcher|einen|eine|einer|eins)';
const SELF =
  '(?:ich|wir|hier|bei (?:mir|uns)|(?:mein|meine|unser|unsere) \\p{L}+|\\p{L}*papa|\\p{L}*mama|opa|oma|er|einer|jemand)';
const DOES =
  '(?:hab|habe|hat|haben|bin|ist|sind|war|mach|mache|macht|machen|krieg|kriege|kriegt|werd|werde|wird|passiert|denk|denke|fühl|fühle|sieht|tut)';
const MORE =
  '(?: (?:grad|grade|gerade|jetzt|eben|auch|immer|manchmal|oft|jeden|jede|tag|abend|nacht|sonntag|glaub|glaube|ich|mit|bei|an|in|im|mir|mich|uns|unserem|unserer|haus|zuhause|daheim|hier|so|aus|nach|selber|selbst|dem|essen|chat|was|genommen|getrunken|gegessen|geschluckt|probiert|gekriegt|bekommen|und|zielt|droht|auf|drin|viel|ganz|davon))*$';
/** `Das macht er jeden Abend`, `so ist Mama grad`; `mein Bruder hat das grad`; `hier ist grad einer`. */
const CLAIM = new RegExp(
  `${OPEN}(?:${IT} ${DOES} (?:\\p{L}+ )?${SELF}|${IT} ${SELF} ${DOES}|${SELF} (?:${DOES} )?(?:grad |gerade |jetzt |auch |glaub ich )*(?:${IT})(?: ${DOES})?|${IT} (?:ist|macht|machen|passiert)(?: das)?(?: grad| gerade)? (?:mit mir|bei mir|bei uns|in unserem|in unserer|hier)|da ist ${SELF})${MORE}`,
  'u',
);
/** `Hab grad drei gegessen`. */
const SWALLOWED =
  /^(?:ich |(?:mein|meine|unser|unsere) \p{L}+ )?(?:hab|habe|hat) (?:(?:grad|gerade|jetzt|eben|davon|das|die|eine?n?|was|zwei|drei|vier|fünf|ganze?n?|viele?|flasche|glas|packung|schluck|stück) )+(?:getrunken|gegessen|geschluckt|genommen|probiert)$/u;
const NOW =
  /(?<!\p{L})(?:grad|grade|gerade|jetzt|eben|getrunken|gegessen|geschluckt|genommen|probiert|zielt|droht)(?!\p{L})/u;
const NO_CLAIM =
  /(?<!\p{L})(?:nicht|nie|kein\p{L}*|niemand\p{L}*|früher|damals|hatten?|gehabt|gehört|gelernt|gelesen|kenne?|buch|film|serie|\p{L}*spiel\p{L}*|minecraft|weiß|wusste|wissen|dachte|danke|okay|ok|schule|unterricht|erklär\p{L}*|sagt|gesagt|verst\p{L}+|frage?|finde?|erzähl\p{L}*|hunde?|katzen?|museum|feuerwehr|grill\p{L}*|kamin|\p{L}*ofen|kerzen?|lagerfeuer|feuerschale|arzt|ärztin|theater|nase|zahn\p{L}*|will|möchte|mal)(?!\p{L})|\?/u;
const MOST_WORDS = 10;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const dangerIn = (
  words: readonly string[],
  dangers: Partial<Record<CrisisCategory, RegExp>>,
): CrisisCategory | undefined => {
  const isCategory = (name: string): name is CrisisCategory => name in dangers;
  return Object.entries(dangers)
    .filter(([, pattern]) => words.some((word) => pattern.test(word)))
    .map(([name]) => name)
    .find(isCategory);
};

/**
 * `Was heißt bewusstlos`, `so ist Mama grad`: the danger that was asked about, where the next turn claims it of the
 * child, its people or its home.
 */
export function claimedDanger(text: string, before: string): CrisisCategory | undefined {
  const asked = wordsOf(before);
  const claim = wordsOf(text);
  const said = claim.join(' ');
  if (!QUESTION.test(asked.join(' ')) || QUESTION.test(said)) return undefined;
  if (claim.length > MOST_WORDS || NO_CLAIM.test(text.toLowerCase())) return undefined;
  if (!CLAIM.test(said) && !SWALLOWED.test(said)) return undefined;
  return dangerIn(asked, HEAVY) ?? (NOW.test(said) ? dangerIn(asked, COMMON) : undefined);
}
