const COUNT =
  '(?:ein paar|paar|einige|alle|alle die|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\d{1,2})';
/** These are tasks, words and jokes, and each has its own. */
const OF_OTHERS =
  '(?!\\p{L}*(?:aufgabe|frage|wort|wört|reim|nomen|verb|adjektiv|satz|sätze|beispiel|witz|rätsel|zahl|vokabel|grund|gründe|name|gegenteil|silbe|buchstabe|sachen|dinge|nennen|aufzähl|sagen))';
const NAMES_SOME = new RegExp(
  `^(?:(?:kannst|könntest) du|nenne?n?|sage?|zähle?|gib)(?: (?:mir|uns|mal|bitte|doch|einfach))* (?:(?<count>${COUNT}) )?(?<noun>(?:\\p{L}+e[nr]? )?${OF_OTHERS}\\p{L}{4,})(?<rest>,? (?:die|in|aus|von|mit|auf|im|am) .+?)?(?<deed> auf| nennen| aufzählen| sagen)?[?.! ]*$`,
  'iu',
);
const BY_LETTER = /(?<!\p{L})mit (?:dem buchstaben |einem )?\p{L}(?!\p{L})/iu;
/** "Zähl mal auf", "wie heißen die": of what was counted. */
const ALL_OF_THEM =
  /^(?:und )?(?:dann )?(?:zähle?|nenne?|sage?)(?: (?:die|sie|mir|mal|bitte|alle|doch))*(?: auf)?[?.! ]*$|^(?:und )?(?:wie heißen|welche sind|was sind)(?: (?:die|das|denn|alle|sie|so))+[?. ]*$/iu;
const COUNTED =
  /wie ?viele? (?<what>\p{L}{4,}) (?:gibt es|gibts|sind es|hat|haben|kennt man|liegen)(?! (?:der|die|das|ein|eine|mein|ich|du)(?!\p{L}))(?<rest>(?: \p{L}+){0,3})/iu;

/**
 * What is to be listed as it is asked for: "nenn mir drei Tiere, die Eier legen" as "welche Tiere Eier
 * legen", and "zähl mal auf" behind "wie viele Planeten gibt es" as "welche Planeten gibt es".
 *
 * @param before what the child asked before.
 */
export function askedAsList(said: string, before: string | undefined): string {
  if (ALL_OF_THEM.test(said)) {
    const { what, rest = '' } = COUNTED.exec(before ?? '')?.groups ?? {};
    return what === undefined
      ? said
      : `welche ${what} gibt es${/^ (?:in|auf|an|im|am) /u.test(rest) ? rest : ''}?`;
  }
  const { count, noun, rest = '', deed } = NAMES_SOME.exec(said)?.groups ?? {};
  if (noun === undefined || BY_LETTER.test(said)) return said;
  // "Kannst du drei Sprachen" asks what LUX can.
  if (/^k/iu.test(said) && (count === undefined || deed === undefined)) return said;
  const place = rest.replace(/^,? /u, '');
  if (/^die /iu.test(place)) return `welche ${noun} ${place.slice('die '.length)}?`;
  if (place !== '') return `welche ${noun} gibt es ${place}?`;
  return count === undefined ? said : `welche ${noun} gibt es?`;
}
