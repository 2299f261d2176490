import type { WordGroup } from '../../content/schemas.ts';
import { german, list, type Tools } from '../tools.ts';

const BY_LETTER =
  /(?<!\p{L})(?<kind>\p{L}+)(?: (?:auf deutsch|das|die|der|was|welches|fällt|ein|dir|gibt es|kennst|weißt|du|es))* (?:(?:mit|am anfang)(?: dem buchstaben| einem| nem| ein| m| dem)? |(?:fangen|beginnen|fängt|beginnt) mit (?:einem |dem )?)(?<letter>[a-zäöü]|sch|st|sp|ei|eu|au|pf|qu)(?: an| am anfang| vorne?| anfängt| anfangen| beginnt| beginnen)?$/u;
const ODD_ONE =
  /(?:was|wer|welche\p{L}*(?: wort| tier)?) (?:davon )?(?:passt|gehört) (?:da |hier )?(?:nicht|ned|net)(?: dazu| rein| zu den anderen| in die reihe)? (?<words>.+)$|^(?<first>.+?) (?:was|wer|welche\p{L}*(?: wort| tier)?) (?:davon )?(?:passt|gehört) (?:da |hier )?(?:nicht|ned|net)(?: dazu| rein| zu den anderen)?$/u;
const UMBRELLA =
  /(?:oberbegriff|sammelname|überbegriff|gruppe)(?: heißt| ist| gibt es)?(?: (?:von|für|zu|bei))? (?<words>.+)$|(?:wie nennt man|was sind) (?<some>\p{L}+(?: \p{L}+)*) (?:zusammen|alle zusammen|mit einem wort)$/u;
const MANY = 3;
const MOST = 6;

/** Which words belong together: by a letter, by a common name, and which one does not fit. */
export function answerWordGroups(text: string, { content }: Tools): string | null {
  const { wordGroups } = content;
  return byLetter(text, wordGroups) ?? oddOne(text, wordGroups) ?? umbrella(text, wordGroups);
}

function byLetter(text: string, groups: readonly WordGroup[]): string | null {
  const { kind = '', letter = '' } = BY_LETTER.exec(text)?.groups ?? {};
  const group = groups.find(({ one }) => one.includes(kind));
  if (!group || letter === '') return null;
  const found = group.words.filter((word) => word.toLowerCase().startsWith(letter)).slice(0, MANY);
  if (found.length === 0)
    return `Da fällt mir mit ${letter.toUpperCase()} leider nichts ein. Vielleicht weißt du etwas.`;
  return found.length === 1
    ? `Mit ${letter.toUpperCase()} gibt es: ${found[0]}.`
    : `Mit ${letter.toUpperCase()} gibt es zum Beispiel: ${list(found)}.`;
}

const wordsIn = (text: string) =>
  text.split(/[ ,]+/).filter((word) => !/^(?:und|oder|der|die|das|ein|eine|bei|von)$/.test(word));
const has = (group: WordGroup, word: string) =>
  group.words.some((each) => each.toLowerCase() === word) || group.one.includes(word);

function oddOne(text: string, groups: readonly WordGroup[]): string | null {
  const found = ODD_ONE.exec(text)?.groups;
  const words = wordsIn(found?.words ?? found?.first ?? '');
  if (words.length < MANY || words.length > MOST) return null;
  for (const group of groups) {
    const others = words.filter((word) => !has(group, word));
    const [odd] = others;
    if (others.length !== 1 || odd === undefined) continue;
    return `${german(written(odd, groups))} passt nicht dazu. Die anderen gehören zu: ${group.name}.`;
  }
  return null;
}

function umbrella(text: string, groups: readonly WordGroup[]): string | null {
  const found = UMBRELLA.exec(text)?.groups;
  const words = wordsIn(found?.words ?? found?.some ?? '');
  if (words.length === 0 || words.length > MOST) return null;
  const group = groups.find((each) =>
    words.every((word) => has(each, word) && !each.one.includes(word)),
  );
  return group
    ? `Der Oberbegriff heißt: ${group.name}. Dazu gehören: ${list(words.map((word) => written(word, groups)))}.`
    : null;
}

const written = (word: string, groups: readonly WordGroup[]) =>
  groups.flatMap((group) => group.words).find((each) => each.toLowerCase() === word) ??
  word.charAt(0).toUpperCase() + word.slice(1);
