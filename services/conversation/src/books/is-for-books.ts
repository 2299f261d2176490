/** Somebody asks, or wants to be told. */
const ASKS =
  /\?|(?<!\p{L})(?:wie|was|wer|wen|wem|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|erklär\p{L}*|erzähl\p{L}*|kennst|weißt|woher|wozu)(?!\p{L})|^(?:ist|sind|hat|haben|kann|können|gibt|gibts|lebt|leben|frisst|legt|legen|wird|werden|war|waren)(?!\p{L})/u;
/** Of the child's own life, of LUX, of today: no book has that. */
const NEVER =
  /(?<!\p{L})(?:mein\p{L}*|unser\p{L}*|bin ich|hab(?:e)? ich|soll ich|darf ich|kann ich|muss ich|mir ist|gestern|gerade|heute (?:abend|mittag|morgen|nachmittag|nacht)|wetter|wie spät|uhrzeit|wie viel uhr|dein\p{L}*)(?!\p{L})|(?<!\p{L})(?:bist|hast|magst|heißt|kannst|willst) du(?! (?:mir|uns|mal|bitte|eigentlich|vielleicht|was|etwas|über|von|den|die|das|ein))/u;
/** Sums and questions of words have skills of their own. */
const OF_SKILLS =
  /\d+ *(?:[+*:x×÷−-]|mal|plus|minus|durch|geteilt)|(?<!\p{L})(?:reimt|mehrzahl|plural|einzahl|silben?|gegenteil|artikel|buchstabier\p{L}*|(?:wird|werden|wie) [^?]{1,40} geschrieben|schreibt man|auf englisch|auf deutsch|nomen|verb|adjektiv|wortart|präteritum|perfekt)(?!\p{L})/u;
const MOST_CHARACTERS = 200;

/** Whether a book may have the answer: never of feelings, sums, words or the child itself. */
export function isForBooks(question: string): boolean {
  const said = question.toLowerCase().trim();
  return (
    said.length <= MOST_CHARACTERS && ASKS.test(said) && !NEVER.test(said) && !OF_SKILLS.test(said)
  );
}
