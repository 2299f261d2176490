const ASKS_TWICE =
  /(?<!\p{L})wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)(?!\p{L})[^.!?]*(?:,|\?)? und (?:wie (?:viele?|alt|lange?|schwer|teuer|weit|hoch)|wann|was)(?!\p{L})(?!.*(?:bleib|übrig))/iu;

/** Of two questions one number answers one at most: "Wie alt ist er, und wie alt war er …?" */
export const asksTwice = (text: string) => ASKS_TWICE.test(text);
