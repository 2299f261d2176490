import { FAMILY_ROLES, NOT_NAMES, ROLES } from '../names/name-words.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { readTownName } from './read-town.ts';

const WORKS = /^(?:arbeitet|arbeiten|schafft|jobbt|angestellt)$/u;
/** What anybody may work for tells little. */
const ANYBODYS = /^(?:post|bahn|polizei|feuerwehr|bundeswehr)$/u;
/** A lone word that is a firm's name. */
const KNOWN_FIRMS =
  /^(?:aldi|lidl|rewe|edeka|kaufland|netto|penny|rossmann|ikea|dhl|mercedes|bmw|audi|volkswagen|siemens|bosch|amazon|basf|obi|bauhaus|hornbach|saturn|mediamarkt|lufthansa|telekom)$/u;
const HOSPITAL =
  /^(?:krankenhaus|klinik|klinikum|uniklinik|hospital|spital|altenheim|pflegeheim|seniorenheim)$/u;
/** What a firm or a club in a town is a member's of: `bei der freiwilligen Feuerwehr in Wyk`. */
const MEMBER = /^(?:feuerwehr|sparkasse|volksbank|stadtwerke|stadtverwaltung|gemeinde|thw|drk)$/u;
/** No firm's name, and where one ends. */
const ENDS = wordSet(
  'und oder weil aber in im am an als da dort was wie wo ich er sie wir mein meine unser unsere ganz sehr immer oft jetzt lager büro kasse nicht noch auch gern gerne einer einem uns ihm ihr arbeiten arbeitet',
);
const LONGEST_NAME = 4;

/** Where those around a child work or belong, by name: `Mama arbeitet bei Bäckerei Krustenmann`. */
export function findWorkplaces(said: Said): Span[] {
  const { tokens } = said;
  return tokens.flatMap((token, at) => {
    if (!/^(?:bei|beim|auf|im|in)$/u.test(token.key)) return [];
    const before = tokens
      .slice(Math.max(0, at - 8), at)
      .filter(({ sentence }) => sentence === token.sentence);
    const isTheirs = before.some(isPerson);
    if (!isTheirs) return [...frontedPlace(said, at), ...meetingPlace(said, at)];
    const isWork =
      before.some(({ key }) => WORKS.test(key)) || WORKS.test(tokens[at + 3]?.key ?? '');
    const isThere =
      /^(?:bei|beim|im)$/u.test(token.key) && before.some(({ key }) => /^(?:ist|sind)$/u.test(key));
    const start = /^(?:der|dem|den)$/u.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    const isAtFirm =
      isFirmsWord(tokens[start] ?? token) && tokens[start + 1]?.isCapital === true && !said.isSmall;
    const end = isWork || isThere || isAtFirm ? readFirm(said, start, isWork) : null;
    const [first, last] = [tokens[start], tokens[(end ?? 0) - 1]];
    return end && first && last && first.sentence === token.sentence
      ? [{ kind: 'workplace' as const, from: first.from, to: last.to }]
      : [];
  });
}

const isPerson = ({ key }: Token): boolean => ROLES.test(key) || FAMILY_ROLES.test(key);

/** `In Gotha bei der Post, da sortiert Mama Briefe`: who is there is said behind it. */
function frontedPlace({ tokens }: Said, at: number): Span[] {
  const { sentence, key } = tokens[at] ?? {};
  const town = tokens[at - 1];
  if (!key?.startsWith('bei') || tokens[at - 2]?.key !== 'in' || !town?.isCapital) return [];
  const firm = tokens[/^de[rmn]$/u.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1];
  const behind = tokens.slice(at + 2, at + 12).filter((token) => token.sentence === sentence);
  const there = behind.findIndex((token) => /^(?:da|dort)$/u.test(token.key));
  if (!firm?.isCapital || there < 0 || !behind.slice(there).some(isPerson)) return [];
  return [
    { kind: 'town', from: town.from, to: town.to },
    { kind: 'workplace', from: firm.from, to: firm.to },
  ];
}

const MEETS =
  /^(?:treff|treffe|treffen|getroffen|verabredet|warte|warten|stehe|stehen|chille|chillen|immer|jeden|jede)$/u;

/** `Wir treffen uns immer beim Rewe in Eschweiler`: where a child can be found. */
function meetingPlace({ tokens, isOwn, isSmall }: Said, at: number): Span[] {
  const { sentence = 0 } = tokens[at] ?? {};
  const start = /^de[rmn]$/u.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
  const firm = tokens[start];
  if (!firm || !KNOWN_FIRMS.test(firm.key) || !isOwn(sentence)) return [];
  const near = tokens.slice(Math.max(0, at - 8), at + 10);
  const isMet = near.some((token) => token.sentence === sentence && MEETS.test(token.key));
  const end = tokens[start + 1]?.key === 'in' ? readTownName(tokens, start + 2, isSmall) : null;
  const last = tokens[(end ?? 0) - 1];
  return isMet && last ? [{ kind: 'workplace', from: firm.from, to: last.to }] : [];
}

/**
 * The end of a firm's name. A lone word is a kind of work (`beim Bäcker`), unless a town stands behind it.
 *
 * @param isWork somebody says that it is work; else only what can be nothing else counts.
 */
function readFirm(said: Said, start: number, isWork: boolean): number | null {
  const { tokens, isSmall } = said;
  const first = tokens[start];
  if (!first || ANYBODYS.test(first.key) || NOT_NAMES.has(first.key)) return null;
  const end = nameEnd(said, start);
  const words = tokens.slice(start, end);
  const isHospital = words.findIndex(({ key }) => HOSPITAL.test(key));
  const isMember = words.some(({ key }) => MEMBER.test(key));
  const town =
    tokens[end]?.key === 'in' && (isWork || isMember || isHospital >= 0)
      ? readTownName(tokens, end + 1, isSmall)
      : null;
  if (town && words.length > 0) return town;
  if (isWork && KNOWN_FIRMS.test(first.key)) return start + 1;
  // `Busfahrer bei der BVG`
  if (/^\p{Lu}{2,5}$/u.test(first.text) && tokens[start - 1]?.key !== 'im') return start + 1;
  const isNamed = words.length > 1 || first.key.includes('-');
  if (!isNamed) return null;
  if (isHospital >= 0) return isHospital < words.length - 1 ? end : null;
  return isWork || isFirmsWord(first) ? end : null;
}

/** `bei Möbel Schröder`: the kind of firm before a name. */
const isFirmsWord = ({ key }: Token): boolean =>
  /^(?:firma|möbel|bäckerei|metzgerei|fleischerei|autohaus|gärtnerei|praxis|friseur|restaurant|gasthaus|gasthof|wirtshaus|landgasthof|eisdiele|imbiss|kneipe|brauhaus|werkstatt|baumarkt|supermarkt|reisebüro|buchhandlung|fitnessstudio|steuerbüro|zahnarztpraxis|tierarztpraxis|arztpraxis|pizzeria|café|hotel|spedition|elektro|radio|blumen|schuh|optik|apotheke|kanzlei|malerbetrieb|tischlerei|schreinerei|werft)$/u.test(
    key,
  );

function nameEnd({ tokens, isSmall }: Said, start: number): number {
  const { sentence } = tokens[start] ?? {};
  const longest = isSmall ? LONGEST_NAME - 1 : LONGEST_NAME;
  let end = start;
  while (end - start < longest) {
    const token = tokens[end];
    const isWord = token?.sentence === sentence && token?.kind === 'word' && !ENDS.has(token.key);
    if (!isWord || !(token.isCapital || isSmall)) break;
    end += 1;
  }
  return end;
}
