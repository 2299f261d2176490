import { FAMILY_ROLES, ROLES } from '../names/name-words.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { readTownName } from './read-town.ts';

const IN = wordSet('in aus nach');
const PLACE =
  /^(?:stadt|dorf|ort|heimatstadt|heimatort|wohnort|stadtteil|ortsteil|heimatdorf|viertel|geburtsort|kiez|gemeinde)$/u;
const LINKS = ['in', 'aus'];
const REACH = 6;

/** Towns the child or its people live in or come from; not those that are asked about. */
export function findTowns(said: Said, hasName: (sentence: number) => boolean): Span[] {
  const { tokens, isOwn } = said;
  return tokens.flatMap((token, at) => {
    if (!isOwn(token.sentence) && !hasName(token.sentence)) return [];
    const isTheirs = (verb: number) => isSubject(tokens, verb, hasName(token.sentence));
    const isNear =
      isPlaceName(tokens, at) && LINKS.some((link) => isLived(tokens, at, isTheirs, link));
    const isInHospital = isHospital(tokens, at) && isOwn(token.sentence);
    if (isNear || isInHospital) return townAt(said, at + 1);
    const start =
      IN.has(token.key) && isLived(tokens, at, isTheirs) ? at + 1 : toldPlace(tokens, at);
    if (start === null) return [];
    // `von Aleppo nach Gelsenkirchen gezogen`
    const isMoved = token.key === 'nach' && tokens[at - 2]?.key === 'von';
    return [...(isMoved ? townAt(said, at - 1) : []), ...townAt(said, start)];
  });
}

const HOSPITAL =
  /^(?:\p{L}*krankenhaus|\p{L}*klinik|\p{L}*klinikum|hospital|spital|heim|pflegeheim|hospiz|reha)$/u;

/** `in der Nähe von …`, `im Dorf …`. */
function isPlaceName(tokens: readonly Token[], at: number): boolean {
  const { key = '' } = tokens[at] ?? {};
  return (
    (key === 'bei' && PLACE.test(tokens[at - 1]?.key ?? '')) ||
    (key === 'von' && tokens[at - 1]?.key === 'nähe') ||
    (PLACE.test(key) && tokens[at - 1]?.key === 'im')
  );
}

/** `im Krankenhaus Nordheim`: where somebody of the child's own lies. */
const isHospital = (tokens: readonly Token[], at: number): boolean =>
  HOSPITAL.test(tokens[at]?.key ?? '') &&
  (/^(?:im|ins|in)$/u.test(tokens[at - 1]?.key ?? '') ||
    (tokens[at - 2]?.key === 'in' && /^(?:der|die|dem|das)$/u.test(tokens[at - 1]?.key ?? '')));

/** What goes on behind a place where nothing has a capital. */
const NO_TOWN =
  /^(?:und|oder|aber|weil|wo|da|ich|er|sie|es|wir|ist|hat|war|wegen|mit|gewesen|liegt|muss|heute|gestern|jetzt|schon|noch|dann|seit|operiert|arbeitet|geboren|gelegen|besuchen|wenn|warum|wie|was|darf|kann)$/u;

function townAt({ tokens, isSmall }: Said, start: number): Span[] {
  if (isSmall && NO_TOWN.test(tokens[start]?.key ?? '')) return [];
  const end = readTownName(tokens, start, isSmall);
  const [first, last] = [tokens[start], tokens[(end ?? 0) - 1]];
  return end && first && last && first.sentence === last.sentence
    ? [{ kind: 'town', from: first.from, to: last.to }]
    : [];
}

const VERBS: Readonly<Record<string, RegExp>> = {
  in: /^(?:hause|zuhause|daheim|wo[hn]?ne?|whone|liegt?|liegen|live|lives|arbeite|arbeiten|arbeitet|wohn(?:e|en|t|st|haft)?|leb(?:e|en|t)|geboren|aufgewachsen|gezogen|umgezogen)$/u,
  nach: /^(?:zogen|ziehe|ziehen|zieht|umziehen|umgezogen|gezogen)$/u,
  aus: /^(?:komm(?:e|en|t|st)?|kom|kome|stamm(?:e|en|t)|bin|sind|ist|her)$/u,
};

/** `wohne … in`, `in … wohne ich`, `bin aus`, `komme aus`, `in … geboren`. */
function isLived(
  tokens: readonly Token[],
  at: number,
  isTheirs: (verb: number) => boolean,
  link = tokens[at]?.key ?? '',
): boolean {
  const { sentence } = tokens[at] ?? { sentence: 0 };
  const verbs = VERBS[link];
  if (!verbs) return false;
  const behind = `${tokens[at + 2]?.key} ${tokens[at + 3]?.key}`;
  if (link === 'in' && behind === 'zur schule') return true;
  for (let place = Math.max(0, at - REACH); place <= at + 4; place += 1) {
    const token = tokens[place];
    if (token?.sentence !== sentence || !verbs.test(token.key)) continue;
    // `bin` and `ist` stand right before it: `ich bin aus Soest`.
    const isFar = /^(?:bin|sind|ist)$/u.test(token.key) && Math.abs(at - place) > 3;
    if (!isFar && isTheirs(place)) return true;
  }
  return false;
}

/** Whether somebody close lives there: I, we, who belongs to me or has been named. */
function isSubject(tokens: readonly Token[], verb: number, isNamed: boolean): boolean {
  const { key = '', sentence } = tokens[verb] ?? {};
  const near = (reach: number) =>
    tokens
      .slice(Math.max(0, verb - reach), verb + reach + 1)
      .filter((token) => token.sentence === sentence);
  if (near(REACH).some((token) => /^(?:wer|was|tiere|man)$/u.test(token.key))) return false;
  if (/^(?:hause|zuhause|daheim)$/u.test(key)) {
    return near(4).some((token) => /^(?:bei|ich|wir|uns|mir|unser)$/u.test(token.key));
  }
  if (
    /^(?:wohn|wone|whone|wohe|live|komm|kom|kome|wohne|lebe|komme|stamme|ziehe|bin|wohnhaft)$/u.test(
      key,
    )
  )
    return true;
  if (/(?:en|sind)$/u.test(key) && key !== 'geboren') {
    if (near(3).some((token) => token.key === 'wir')) return true;
  }
  if (/^(?:geboren|aufgewachsen|gezogen|umgezogen|her)$/u.test(key)) {
    // `wir sind letzten Sommer von … nach … gezogen`: who it was stands far in front.
    if (near(2 * REACH).some((token) => /^(?:ich|wir|bin)$/u.test(token.key))) return true;
  }
  const isClose = tokens
    .slice(Math.max(0, verb - REACH), verb)
    .some(
      (token) =>
        token.sentence === sentence && (ROLES.test(token.key) || FAMILY_ROLES.test(token.key)),
    );
  return isClose || isNamed;
}

/** `Mein Dorf heißt …`, `unser Wohnort ist …`. */
function toldPlace(tokens: readonly Token[], at: number): number | null {
  if (!PLACE.test(tokens[at]?.key ?? '')) return null;
  const isOurs = /^(?:mein|unser)/u.test(tokens[at - 1]?.key ?? '');
  const next = tokens[at + 1]?.key ?? '';
  return isOurs && /^(?:heisst|ist|:)$/u.test(next) ? at + 2 : null;
}
