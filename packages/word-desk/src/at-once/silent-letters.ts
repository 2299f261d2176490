import { englishly, german, type Tools } from '../desk/tools.ts';

const LETTERS = '(?:gh|[a-z])';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:warum|wieso|weshalb) (?:hört|spricht|sagt|hört man|spricht man) (?:man )?(?:bei|in|im wort) (?:dem wort )?(?<word>[a-z]{3,}) (?:das|den|kein|die) (?<letter>${LETTERS})(?: am \\p{L}+| vorne?| hinten)?(?: \\p{L}+)?(?: nicht| aus| mit)*$`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:warum|wieso|weshalb) (?:hört|spricht|sagt) man (?:das|den|kein|die) (?<letter>${LETTERS})(?: am \\p{L}+| vorne?)? (?:bei|in|im wort|von) (?:dem wort )?(?<word>[a-z]{3,})(?: \\p{L}+)*? ?(?:nicht|aus|mit)*$`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:warum|wieso) ist (?:das|der) (?<letter>${LETTERS})(?: am \\p{L}+)? (?:bei|in|im wort|von) (?<word>[a-z]{3,}) (?:stumm|leise|nicht zu hören)$`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:wird|spricht man|hört man) (?:das|den) (?<letter>${LETTERS}) (?:bei|in|im wort) (?<word>[a-z]{3,})(?: gesprochen| ausgesprochen| mit| aus)*$`,
    'u',
  ),
];
const ALIKE =
  /(?:warum|wieso) (?:spricht man|klingt|klingen|hört sich) (?<word>[a-z]{3,}) (?:wie|genauso wie|und) (?<other>[a-z]{3,})/u;

/** Where a letter is silent, and why; the words are told with it. */
const SILENT: readonly (readonly [letter: string, place: RegExp, why: string])[] = [
  [
    'k',
    /^kn/u,
    'Vor n ist das k am Wortanfang stumm: “knife”, “knee”, “know”. Früher sprach man es mit.',
  ],
  ['g', /^gn|gn$/u, 'Vor n ist das g hier stumm: “sign”, “gnome”.'],
  ['w', /^wr/u, 'Vor r ist das w am Wortanfang stumm: “write”, “wrong”. Früher sprach man es mit.'],
  [
    'w',
    /^(?:who|whole|answer|sword|two)/u,
    'Das w ist hier stumm: “who”, “two”, “answer”. Früher sprach man es mit.',
  ],
  ['b', /mb(?:s|ing|ed|er)?$/u, 'Nach m ist das b am Ende stumm: “climb”, “lamb”, “comb”.'],
  ['b', /bt/u, 'Vor t ist das b hier stumm: “doubt”, “debt”.'],
  [
    'gh',
    /gh/u,
    'Das gh klang früher wie das ch in „Licht“. Heute ist es stumm: “night”, “light”, “high”.',
  ],
  [
    'g',
    /igh/u,
    'Das gh klang früher wie das ch in „Licht“. Heute ist es stumm: “night”, “light”, “high”.',
  ],
  [
    'h',
    /gh/u,
    'Das gh klang früher wie das ch in „Licht“. Heute ist es stumm: “night”, “light”, “high”.',
  ],
  [
    'h',
    /^(?:hour|honest|honou?r)/u,
    'Das Wort kam über das Französische ins Englische. Dort ist das h stumm: “hour”, “honest”.',
  ],
  ['h', /^wh/u, 'Bei wh hört man heute meist nur das w: “what”, “where”, “white”.'],
  ['l', /(?:alk|alf|alm|ould)/u, 'Das l ist hier stumm: “walk”, “talk”, “half”, “could”.'],
  ['t', /st(?:le|en)/u, 'Das t ist hier stumm: “castle”, “listen”, “whistle”.'],
  [
    'd',
    /^(?:wednesday|sandwich|handsome|handkerchief)/u,
    'Das d ist hier stumm, weil es schwer zu sprechen ist: “Wednesday”.',
  ],
  ['n', /mn$/u, 'Nach m ist das n am Ende stumm: “autumn”, “column”.'],
  [
    's',
    /^(?:island|aisle|isle)/u,
    'Das s war nie zu hören. Man schrieb es hinein, weil das lateinische Wort eines hat.',
  ],
  ['p', /^(?:ps|pn)|receipt/u, 'Das p ist hier stumm: “psychology”, “receipt”.'],
  ['c', /^sc[ei]|muscle/u, 'Nach s ist das c hier stumm: “science”, “scissors”.'],
  ['u', /^(?:gu[aei]|bui)/u, 'Das u ist hier stumm: “guitar”, “guess”, “build”.'],
  [
    'e',
    /[^e]e$/u,
    'Das e am Ende ist stumm. Oft macht es den Vokal davor lang: “make”, “time”, “home”.',
  ],
];

const meaningOf = (word: string, { english }: Tools) => {
  const de = english.english(word)[0]?.de;
  return de === undefined ? '' : ` ${englishly(word)} heißt ${german(de)}.`;
};

/** "Warum hört man bei knife das k nicht?" */
export function answerSilentLetter(text: string, tools: Tools): string | null {
  const alike = ALIKE.exec(text)?.groups;
  if (alike?.word !== undefined) {
    const { word, other = '' } = alike;
    const isAlike = /^kn/u.test(word) && `k${other}` === word;
    return isAlike
      ? `Vor n ist das k am Wortanfang stumm. Darum klingen ${englishly(word)} und ${englishly(other)} gleich. Früher sprach man das k mit.`
      : null;
  }
  const { word, letter } = ASKS.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  if (word === undefined || letter === undefined) return null;
  if (
    tools.english.english(word).length === 0 &&
    !/^(?:honest|sword|island|column|psychology|receipt)$/u.test(word)
  )
    return null;
  const why = SILENT.find(([one, place]) => one === letter && place.test(word))?.[2];
  return why === undefined ? null : `${why}${meaningOf(word, tools)}`;
}
