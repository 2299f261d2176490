/** A question as it may be meant alone, and what was told around it. */
export interface Alone {
  question: string;
  told: string;
  /** "… haben die eigentlich Augen?": what was told first says who "die" are. */
  isToldFirst: boolean;
  /** It was said not to be so, and is asked whether it is. */
  isDenied?: boolean;
  /** It was put in other words than the child's, so what is known must fit it the better. */
  isReworded?: boolean;
}

/** A verb as it stands second in a sentence. */
export const FINITE =
  '(?:ist|sind|war|waren|hat|haben|hatten?|kann|können|konnten?|muss|müssen|mussten?|darf|dürfen|soll|sollen|will|wollen|mag|mögen|wird|werden|wurden?|gibt|\\p{L}{2,}(?:t|te|ten|en))';

/** A question that begins with the word it asks by, and its verb. */
export const BY_WORD = `(?:(?:von|aus|in|mit|für|seit) )?(?:(?:warum|wieso|weshalb|wie|was|wer|woher|wohin|wo|wann|womit|woraus|wovon|wozu|wofür|wodurch)|wie (?:viele?n? \\p{L}+|lange?|alt|groß|schwer|hoch|schnell|weit|oft|tief|dick|breit|stark)|welche[rsnm]? \\p{L}+) ${FINITE}(?!\\p{L})`;
