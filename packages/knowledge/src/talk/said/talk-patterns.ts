/** How children go on, ask for lists, compare, and tell of themselves; all on folded text. */
export const YES =
  /^(?:ja+|jo|jep|jup|joa|genau|klar|richtig|stimmt|mhm|bitte|gerne?|ok(?:ay)?)(?:[ ,]+(?:ja|genau|bitte|gerne?|klar|meine? ich|das meine? ich|richtig|doch))*[.!]*$/;
export const PRONOUN =
  /\b(?:er|sie|es|ihn|ihm|ihr|ihnen|die|der|das|den|dem|davon|daran|damit|dort|da|deren|dessen|meins|deins|seins|sein\w*|meine?r?|so(?:was|einer)?)\b/;
export const GOES_ON = /^(?:und|oder|aber)\b/;
export const SAME_OF_ANOTHER = /^(?:und|oder|aber|was ist mit|bei|wie ist es)\b/;
/** "Welche Bären gibt es?" asks for a list, though a bear is a thing, too. */
export const ASKS_LIST =
  /^(?:welche|nenne?|zahle?|was fur)\b.*\b(?:gibt|kennst|kennen|auf|nenne?n?|halten|konnen|leben|haben|sind|fressen)\b|^nenne?n?\b/;
export const LIST = /\b(?:welche|nenne?|zahle?|aufzahlen|liste|was fur|kennst du)\b/;
/** Who tells of oneself ("mein Hund ist weggelaufen") wants no encyclopedia, unless a question follows. */
export const PERSONAL = /\b(?:ich|mein\w*|mir|mich|wir|uns\w*)\b/;
export const OWN_NAME = /\bwie (?:heisst|heissen|alt ist|alt sind) (?:mein|unser)/;
export const QUESTION =
  /^(?:wie|was|wer|wo\w*|wann|warum|wieso|weshalb|welche\w*|ist|sind|hat|haben|kann|konnen|gibt|wird|werden|darf|muss|lebt|frisst)\b|\b(?:wissen|erzahl|erklar|sag mir)\w*\b/;
export const SURE_OF_PERSONAL = 0.75;
export const SUBJECT = new Set([
  'er',
  'sie',
  'es',
  'der',
  'die',
  'das',
  'ihn',
  'ihm',
  'den',
  'dem',
  'sowas',
  'solche',
]);
export const SURE_OF_PRONOUN = 0.7;
export const SURE_OF_SAME = 0.8;
export const SURE_OF_CLOSE = 0.75;
export const MAX_LISTED = 8;
export const MAX_EXAMPLES = 3;
/** "Welches ist das größte?" among kin: all mammals would be too many to be meant. */
export const MAX_KIN = 40;
export const MEMBER = 'member';
export const SUCH_A_ONE = /\b(?:auch )?(?:eins|einer|eine|welche)[ ?.!]*$/;
export const COMPARATIVE =
  /\b(?:grosser|kleiner|langer|hoher|tiefer|schwerer|leichter|schneller|langsamer|alter|heisser|warmer|kalter|naher|weiter weg|mehr|gewinnt|siegt)\b/;
export const OF_THESE =
  /\b(?:davon|von (?:den|denen|diesen|allen)(?: (?:zwei|zweien|drei|dreien|beiden|vier|vieren))?|von beiden)\b(?! \w*(?:en|er)$)/;
export const EVERYWHERE =
  /^(?:welt|erd|deutschland|sonnensyst|europa|land|meist|aller|drei|zwei|beid)/;
export const HAS_YEAR = /\b\d{4}\b/;
/** "Kannst du das einfacher sagen?" names no saw. */
export const SAYS = /^(?:sag\w*|erklar\w*|erzahl\w*)$/;
/** Nothing speaks of it. */
export const UNKNOWN_TOPIC = '?';
/** "Wie lang ist die Zunge?", with nobody's name; "mein" and "man" mean people. */
export const OF_PART =
  /^(?!.*\b(?:ich|mein\w*|mir|man|wir|mensch\w*|uns\w*|du|dein\w*)\b)(?:wie \w+|wozu|wofur|warum|wieso|hat|haben|was)\b.*\b(?:die|der|das|seine?|ihre?|deren|dessen|den)\b/;
export const POSSESSIVE = /^(?:seine?[nmrs]?|ihre?[nmrs]?|deren|dessen)$/;
export const isAspect = (name: string): boolean => name !== MEMBER;
export const MIN_SAFE_LETTERS = 6;
/** Whoever asks for one of these asks for nothing else of a thing. */
export const PLAIN_ASPECTS = new Set([
  'flag',
  'capital',
  'language',
  'people',
  'food',
  'sound',
  'young',
]);
/** "Ist der giftiger als eine Schlange?", "und schneller als ein Auto?" */
export const COMPARES =
  /^(?:und |aber )?(?:\w+ (?:der|die|das|er|sie|es) )?(?:auch |noch |viel )?(?:\w+er|mehr) als /;
