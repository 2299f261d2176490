import type { Skill } from './skill.ts';

/** Of paint, not of light; both names in the order of the alphabet. */
const MIXED: Readonly<Record<string, string>> = {
  'blau gelb': 'Grün',
  'blau grün': 'ein Türkis',
  'blau orange': 'Braun',
  'blau rosa': 'ein helles Lila',
  'blau rot': 'Lila',
  'blau weiß': 'Hellblau',
  'braun weiß': 'ein helles Braun wie Beige',
  'gelb grün': 'ein helles Gelbgrün',
  'gelb lila': 'Braun',
  'gelb orange': 'ein Gelborange',
  'gelb rosa': 'ein Lachsrosa',
  'gelb rot': 'Orange',
  'gelb weiß': 'ein ganz helles Gelb',
  'grau weiß': 'Hellgrau',
  'grün rot': 'Braun',
  'grün schwarz': 'Dunkelgrün',
  'grün weiß': 'Hellgrün',
  'blau schwarz': 'Dunkelblau',
  'lila rot': 'ein rötliches Lila',
  'lila weiß': 'ein helles Lila wie Flieder',
  'orange rot': 'ein kräftiges Rotorange',
  'orange weiß': 'ein helles Orange wie Apricot',
  'rosa weiß': 'ein helles Rosa',
  'rot schwarz': 'ein dunkles Rotbraun',
  'rot weiß': 'Rosa',
  'schwarz weiß': 'Grau',
};
/** Which two make a colour. */
const MADE_OF: Readonly<Record<string, string>> = {
  braun: 'Rot und Grün',
  grau: 'Schwarz und Weiß',
  grün: 'Blau und Gelb',
  hellblau: 'Blau und Weiß',
  lila: 'Rot und Blau',
  orange: 'Rot und Gelb',
  rosa: 'Rot und Weiß',
  türkis: 'Blau und ein wenig Grün',
};
const SAME: Readonly<Record<string, string>> = { pink: 'rosa', violett: 'lila', weiss: 'weiß' };

const NAME =
  '(blau|braun|gelb|grau|grün|lila|violett|orange|pink|rosa|rot|schwarz|weiß|weiss)(?:e[mnrs]?)?(?: farbe)?';
const TWO = new RegExp(
  `(?<!\\p{L})${NAME} (?:und|mit|plus|zu) (?:(?:ein bisschen|etwas|viel) )?${NAME}(?!\\p{L})`,
  'iu',
);
/** "Zusammenmisch", "was kommt raus", "welche Farbe wird das", "was ergibt". */
const ASKS_MIX =
  /misch|vermeng|zusammen|(?:kommt|kommen) (?:\p{L}+ ){0,4}(?:raus|heraus)|was (?:gibt|wird|ergibt|ergeben|macht|entsteht)|welche farbe|(?:ergibt|ergeben|gibt|wird) (?:das )?(?:für eine|welche) farbe|wird (?:das |es )?(?:zu|aus)/iu;
/** "Wie mische ich Orange?", "aus welchen Farben macht man Lila?" */
const ASKS_PARTS =
  /(?:(?:wie|woraus|womit|was muss ich|welche farben) .*(?:misch|mix|zusammen)|(?:wie|aus (?:welchen farben|was)|woraus) (?:macht|mach|mischt|misch|mixt|bekomm|bekommt|krieg|kriegt|entsteht|besteht|wird)\p{L}*).*?(?<!\p{L})(braun|grau|grün|hellblau|lila|violett|orange|pink|rosa|türkis)(?:e farbe)?(?!\p{L}| gefärbt)/iu;
/** Of clothes, things and the weather is another thing asked. */
const NO_PAINT =
  /(?<!\p{L})(?:heißt|englisch|reimt|schreib\p{L}*|silben|artikel|regenbogen|ampel|flagge|fahne|trikots?|team|licht\p{L}*|urin|pipi|kacke|blut|haut|augen|haare?)(?!\p{L})/iu;

/** What must never be mixed or joined to try it out, and who is no paint. */
const NO_TRIAL =
  /reinig|putz|spül|wasch|wäsche|chemi|säure|pulver|batterie|kabel|draht|drähte|strom|feuer|flamme|kerze|rakete|böller|tablett|pille|medi[kz]|beere|pilz|mensch|leute|eltern|kinder|baby|haut|katze|kater|hund|hase|kaninchen|hamster|pferd|meerschwein/iu;

const nameOf = (said: string): string => SAME[said.toLowerCase()] ?? said.toLowerCase();
const shown = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "Was kommt raus, wenn ich Blau und Gelb mische?", and which two colours make a third. */
export const answerColourMix: Skill = ({ question }) => {
  if (NO_PAINT.test(question) || NO_TRIAL.test(question)) return null;
  const [two, first, second] = TWO.exec(question) ?? [];
  if (two !== undefined && first !== undefined && second !== undefined) {
    const pair = [nameOf(first), nameOf(second)].sort((a, b) => a.localeCompare(b, 'de'));
    const mixed = ASKS_MIX.test(question) ? MIXED[pair.join(' ')] : undefined;
    return mixed === undefined
      ? null
      : `${shown(nameOf(first))} und ${shown(nameOf(second))} ergeben beim Malen ${mixed}. Probier es mit deinen Farben aus!`;
  }
  const made = nameOf(ASKS_PARTS.exec(question)?.[1] ?? '');
  const parts = MADE_OF[made];
  return parts === undefined ? null : `${shown(made)} mischst du beim Malen aus ${parts}.`;
};
