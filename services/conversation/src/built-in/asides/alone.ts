/** A question as it may be meant alone, and what was told around it. */
export interface Alone {
  question: string;
  told: string;
  /** "… haben die eigentlich Augen?": what was told first says who "die" are. */
  isToldFirst: boolean;
  /** It was said not to be so, and is asked whether it is. */
  isDenied?: boolean;
}

/** A verb as it stands second in a sentence. */
export const FINITE =
  '(?:ist|sind|war|waren|hat|haben|hatten?|kann|können|konnten?|muss|müssen|mussten?|darf|dürfen|soll|sollen|will|wollen|mag|mögen|wird|werden|wurden?|gibt|\\p{L}{2,}(?:t|te|ten|en))';
