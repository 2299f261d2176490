/** Letters by the names and descriptions children and recognisers give them. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(?:eszett|szett|scharfe[nms]? s|langem s|rucksack s|sz)/gu, 'ß'],
  [/(?:vogel[- ]?(?:v|vau|fau|f)|vater[- ]?v|vau|fau)/gu, 'v'],
  [/ypsilon/gu, 'y'],
  [/(?<!\p{L})zett?(?!\p{L})/gu, 'z'],
  [/(?<!\p{L})(?:ce ka|zeh ka|c k)(?!\p{L})/gu, 'ck'],
  [/(?<!\p{L})(?:te zett?|t z)(?!\p{L})/gu, 'tz'],
  [/(?<!\p{L})i e(?!\p{L})/gu, 'ie'],
  [/(?<!\p{L})e i(?!\p{L})/gu, 'ei'],
  [/(?<!\p{L})e u(?!\p{L})/gu, 'eu'],
  [/(?<!\p{L})(?:stumme[nms]?|dehnungs)[- ]?h(?!\p{L})/gu, 'h'],
  [/(?:doppel|zwei|zweimal|doppelte[nms]?|2)[- ]?(\p{L})(?!\p{L})/gu, '$1$1'],
];
/** `group` is the number of the group of the doubled letter. */
const letters = (group: number) =>
  `(?:ie|ei|ai|eu|äu|ee|aa|oo|ck|tz|chs|cks|ks|gs|ph|pf|ng|nk|qu|th|dt|rh|sch|ch|ah|eh|ih|oh|uh|äh|öh|üh|ieh|([bcdfgklmnprstz])\\${group}|[a-zäöüß])`;
const ONE = '(?:(?:nur |bloß |doch |ein(?:e[mnr]?)? |normale[nms]? |einfache[nms]? |de[mnr] )*)';
const OF_WORD = '(?:(?:am|vorne|vorn|hinten|in der) ?(?:ende|anfang|mitte)?|hinten|vorne|vorn)';
const CHOICE = new RegExp(
  `(?<!\\p{L})(?:mit |ohne )?${ONE}(?<one>${letters(2)}) (?:${OF_WORD} )?oder (?:doch )?(?:nur )?(?:mit |ohne )?${ONE}(?<other>${letters(4)})(?!\\p{L})`,
  'u',
);
const COUNT =
  /(?<!\p{L})(?:wie ?viele[nr]? |ein(?:e[mn]?)? oder (?:zwei|doppel) ?)(?<one>[a-zäöüß])(?!\p{L})/u;
const AFTER = /(?<!\p{L})(?:mit|ohne) (?<one>[a-zäöüß]{1,3}) oder ohne(?!\p{L})/u;
const SINGLE = new RegExp(
  `(?<!\\p{L})(?:mit|ein(?:e[nm])?|das) (?<one>${letters(2)})(?!\\p{L})`,
  'u',
);
const DOUBLED = /(?<!\p{L})(?<one>([bcdfgklmnprstzaeo])\2)(?!\p{L})/u;

export interface LetterChoice {
  /** "ie oder i"; "s oder ss" where it was asked how many. */
  detail: string;
  /** What is said of letters, taken away. */
  rest: string;
}

/** Writes letters that were described ("vogel-v", "doppel s") as letters. */
export const writeLetters = (text: string): string =>
  NAMED.reduce((written, [pattern, letter]) => written.replace(pattern, letter), text);

/** What is said of letters, taken out where it was found. */
const without = (text: string, { 0: found, index }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`;

/** Between which letters a child wavers: "mit ie oder nur mit i", "ein oder zwei e"; null where it names none. */
export function readLetterChoice(heard: string): LetterChoice | null {
  const count = COUNT.exec(heard);
  if (count?.groups) {
    const { one = '' } = count.groups;
    return { detail: `${one} oder ${one}${one}`, rest: without(heard, count) };
  }
  const text = writeLetters(heard);
  const after = AFTER.exec(text);
  if (after?.groups)
    return { detail: `${after.groups.one ?? ''} oder -`, rest: without(text, after) };
  const choice = CHOICE.exec(text);
  if (choice?.groups) {
    const { one = '', other = '' } = choice.groups;
    return { detail: `${one} oder ${other}`, rest: without(text, choice) };
  }
  const single = SINGLE.exec(text) ?? DOUBLED.exec(text);
  return single?.groups ? { detail: single.groups.one ?? '', rest: without(text, single) } : null;
}
