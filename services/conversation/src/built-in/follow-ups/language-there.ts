/** "Und wie sagt man da hallo?", "was heißt dort danke": what is said in a land that is talked of. */
const ASKS_THERE =
  /^(?:(?:und|aber|also) )*(?:(?:wie|was) (?:sagt|sagen|heißt|grüßt|begrüßt|ruft) (?:(?:man|die|die leute|sie|die menschen|sich|denn) )*(?:da|dort) (?:denn |eigentlich )?(.+?)|wie (?:heißt|sagt man) (.+?) (?:da|dort|in der sprache|auf deren sprache))[?.! ]*$/iu;
const NAMED =
  /(?<!\p{L})(?:spricht man|sprechen die (?:Menschen|Leute)|Sprache (?:ist|heißt))(?: vor allem| meist| auch)? (\p{Lu}\p{L}+)/u;
const KNOWN = /^(?:Deutsch|Englisch)$/;

/** Whether a word of the language there is asked for. */
export const asksWordThere = (question: string): boolean => ASKS_THERE.test(question);

/** What is told of a word in the language of a land, or that LUX does not speak it; null where that is none. */
export function tellWordThere(question: string, language: string | undefined): string | null {
  const [, first, second] = ASKS_THERE.exec(question) ?? [];
  const word = first ?? second;
  if (word === undefined || language === undefined) return null;
  const told = language
    .split(/(?<=[.!?]) /u)
    .find((sentence) => sentence.toLowerCase().includes(word.toLowerCase()));
  if (told !== undefined) return told;
  const name = NAMED.exec(language)?.[1];
  if (name === undefined || KNOWN.test(name)) return null;
  return `${name} kann ich leider nicht. Frag mich gern etwas auf Englisch!`;
}
