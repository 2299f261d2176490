import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { NOT_NAMES } from '../names/name-words.ts';
import { isFirstName } from '../names/read-name.ts';
import type { Span } from '../personal-fact.ts';
import type { Said, Token } from '../tokens.ts';
import { wordSet } from '../tokens.ts';
import {
  ADDRESS,
  ARTICLES,
  BARE_STREET,
  CLEAR_STREET,
  LIVES,
  NOT_STREETS,
  POSSIBLE_STREET,
  STREET_ADJECTIVE,
  STREET_PREPOSITIONS,
  UNITS,
} from './place-words.ts';
import { readPostcode, readTown } from './read-town.ts';

/** How far before a street somebody says that they live there. */
const NEAR = 9;
const HOUSE = wordSet('nummer nr hausnummer nummero');
const NO_PART_OF_A_STREET = wordSet(
  'von um bis zwischen seit mit schon erst etwa ungefähr fast über und sind haben habe hab stock etage vor zusammen ich wir bei nicht nur noch auch jetzt hier da dort gerne gern mein meine unser unsere aber weil wo einem einer ein eine ist immer sehr ganz klasse schule welt land stadt dorf haus wohnung aus oder dann',
);

/** Streets with their houses, in figures and words, with the town that follows; streets somebody lives in. */
export function findAddresses(said: Said): Span[] {
  const { tokens } = said;
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end =
      readTurned(tokens, at) ??
      readStreet(said, at) ??
      readPlace(said, at) ??
      readHouseNumber(tokens, at) ??
      readFloor(said, at);
    const first = tokens[at];
    if (!end || !first) continue;
    const last = readTown(tokens, end, said.isSmall) ?? end;
    spans.push({ kind: 'address', from: first.from, to: tokens[last - 1]?.to ?? first.to });
    at = last - 1;
  }
  return [...spans, ...findPostcodes(said)];
}

/** `Hausnummer sechs Drosselgasse`: the number first. */
function readTurned(tokens: readonly Token[], at: number): number | null {
  if (!HOUSE.has(tokens[at]?.key ?? '')) return null;
  const street = houseEnd(tokens, at);
  if (street === null) return null;
  const named = nameEnd(tokens, street);
  const isHouse = /^haus/u.test(tokens[at]?.key ?? '');
  const isClear = named?.isClear === true || SMALL_STREET.test(tokens[street]?.key ?? '');
  return named && (isHouse || isClear) ? named.end : null;
}

/** The end of a street that begins here: `Ahornweg siebzehn`, `Berliner Str. 5`, `Goethestraße`. */
function readStreet(said: Said, at: number): number | null {
  const { tokens } = said;
  const first = tokens[at];
  if (first?.kind !== 'word') return null;
  // `wir wohnen am Marktplatz eins`: with a house's number even a market square is a street.
  if (NOT_STREETS.has(first.key) && !(isLiving(said, at) && houseEnd(tokens, at + 1))) return null;
  const named = nameEnd(tokens, at);
  if (named === null) return null;
  const { end, isClear } = named;
  const isWritten = first.isCapital || said.isSmall || (isClear && first.key.length > 8);
  const livesNear = isLiving(said, at);
  if (!isWritten && !livesNear) return null;
  const number = houseEnd(tokens, end);
  if (number) return isClear || isHouse(tokens, number) ? number : null;
  return livesNear && (isClear || isAfterPreposition(tokens, at)) ? end : null;
}

/** Where a street's name ends: `Goethestraße`, `Goethestr.`, `Lange Straße`, `Astrid-Lindgren-Weg`. */
function nameEnd(tokens: readonly Token[], at: number): { end: number; isClear: boolean } | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first) return null;
  // `Friedrich Ebert Straße`
  const isPerson = isFirstName(first.text) && second?.kind === 'word' && !NOT_NAMES.has(second.key);
  if (isPerson && third?.kind === 'word' && BARE_STREET.has(third.key))
    return { end: afterPoint(tokens, at + 3, third), isClear: true };
  const isStreet = (token: Token | undefined) =>
    token !== undefined && /^(?:strasse|str|gasse|allee|chaussee)$/u.test(token.key);
  if (second?.kind === 'word' && BARE_STREET.has(second.key) && STREET_ADJECTIVE.test(first.key)) {
    if (
      ARTICLES.has(first.key) ||
      /^(?:einer|dieser|unserer|meiner|deiner|jeder|welcher|anderer|seiner|ihrer|keiner|über|unter|hinter|aber|oder|immer|immer)$/u.test(
        first.key,
      )
    )
      return null;
    return {
      end: afterPoint(tokens, at + 2, second),
      isClear: isStreet(second) || first.isCapital,
    };
  }
  if (
    CLEAR_STREET.test(first.key) &&
    !/^(?:haupt|land|neben|seiten|quer|schnell|bundes)str/u.test(first.key)
  ) {
    return { end: afterPoint(tokens, at + 1, first), isClear: true };
  }
  if (CLEAR_STREET.test(first.key))
    return { end: afterPoint(tokens, at + 1, first), isClear: true };
  return POSSIBLE_STREET.test(first.key) ? { end: at + 1, isClear: false } : null;
}

const afterPoint = (tokens: readonly Token[], at: number, street: Token): number =>
  street.key.endsWith('str') && tokens[at]?.key === '.' ? at + 1 : at;

/** The end of a house's number here: `5`, `12 a`, `Nummer fünf`, `siebzehn`. */
function houseEnd(tokens: readonly Token[], at: number): number | null {
  const number = HOUSE.has(tokens[at]?.key ?? '')
    ? tokens[at + 1]?.key === '.'
      ? at + 2
      : at + 1
    : at;
  const token = tokens[number];
  if (!token || !isHouseNumber(token)) return null;
  const letter = tokens[number + 1];
  const behind = tokens[number + 2];
  const isLetter =
    letter !== undefined &&
    /^[a-h]$/u.test(letter.key) &&
    !(behind?.isGlued && behind.kind !== 'sign');
  const end = isLetter ? number + 2 : number + 1;
  const [sign, other] = [tokens[end], tokens[end + 1]];
  if (sign?.key === '-' && other && isHouseNumber(other)) return end + 2;
  return UNITS.has(tokens[end]?.key ?? '') ? null : end;
}

function isHouseNumber({ kind, key }: Token): boolean {
  if (kind === 'number') return key.length <= 4;
  if (
    kind !== 'word' ||
    !/^(?:eins?|zw|dr|vier|fü|fue|sech|sieb|acht|neun|zehn|elf|hundert|ein)/u.test(key)
  )
    return false;
  if (/^(?:ein|eine|einen|einem|einer)$/u.test(key)) return false;
  const value = parseNumberWord(key);
  return value !== null && value > 0 && value < 1_000;
}

/** Behind it stands no noun that is counted: `auf dem Kirchplatz 5 Bäume`. */
function isHouse(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return (
    next?.kind !== 'word' ||
    !next.isCapital ||
    (next.key.length > 3 && next.sentence !== tokens[end - 1]?.sentence)
  );
}

/** Where somebody meets others, or how they are found. */
const MEETS = /^(?:treff\p{L}*|spielplatz|haltestelle|bushaltestelle|nummer|findest|abholen)$/u;

/** Somebody says that they live where it stands. */
function isLiving({ tokens, isOwn }: Said, at: number): boolean {
  const sentence = tokens[at]?.sentence ?? 0;
  const near = tokens
    .slice(Math.max(0, at - NEAR), at)
    .filter((token) => token.sentence === sentence);
  const isAddress = near.some(({ key }) => ADDRESS.has(key)) && isOwn(sentence);
  return (
    isAddress ||
    (isOwn(sentence) && near.some(({ key }) => MEETS.test(key))) ||
    near.some(({ key }, place) => key === 'uns' && near[place - 1]?.key === 'bei') ||
    near.some(({ key }) => LIVES.test(key) || /^(?:umgezogen|gezogen|wone|wonen|whone)$/u.test(key))
  );
}

/** In speech recognition nothing has a capital: then only what is hardly anything but a street. */
const SMALL_STREET = /.{3}(?:weg|ring|damm|kamp|stieg|pfad|twiete|redder|allee|platz|ufer)$/u;

const isAfterPreposition = (tokens: readonly Token[], at: number): boolean =>
  /^(?:im|am)$/u.test(tokens[at - 1]?.key ?? '') &&
  (tokens[at]?.isCapital === true || SMALL_STREET.test(tokens[at]?.key ?? ''));

/** Any name with a number, where somebody says they live: `wohne Am Markt 7`, `wohne zum Sportplatz drei`. */
function readPlace(said: Said, at: number): number | null {
  const { tokens } = said;
  const before = tokens[at - 1]?.key ?? '';
  const further = tokens[at - 2]?.key ?? '';
  const isTold =
    LIVES.test(before) ||
    ADDRESS.has(before) ||
    (/^(?:ich|wir|ist|lautet|in|hier|:|jetzt)$/u.test(before) &&
      (LIVES.test(further) || (ADDRESS.has(further) && said.isOwn(tokens[at]?.sentence ?? 0))));
  if (!isTold) return null;
  let plain = at;
  while (isLink(tokens[plain]) && !tokens[plain]?.isCapital) plain += 1;
  // Said as a street, it is read as one: `in der Gartenstraße 5`.
  if (plain > at && nameEnd(tokens, plain)) return null;
  let words = 0;
  let end = at;
  while (words < 5) {
    const token = tokens[end];
    if (token?.kind !== 'word' || NO_PART_OF_A_STREET.has(token.key) || isHouseNumber(token)) break;
    if (!isLink(token) && !token.isCapital && !said.isSmall && !STREET_ADJECTIVE.test(token.key))
      break;
    words += 1;
    end += 1;
  }
  const name = tokens.slice(at, end).some((token) => !isLink(token));
  const number = name ? houseEnd(tokens, end) : null;
  return number && isHouse(tokens, number) ? number : null;
}

const isLink = (token: Token | undefined): boolean =>
  token !== undefined &&
  (STREET_PREPOSITIONS.has(token.key) || ARTICLES.has(token.key) || HOUSE.has(token.key));

/** `Hausnummer 12`. */
function readHouseNumber(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token || !isHouseNumber(token)) return null;
  const near = tokens.slice(Math.max(0, at - 3), at).map(({ key }) => key);
  const further = tokens.slice(Math.max(0, at - 6), at).map(({ key }) => key);
  const isOfHouse = further.includes('haus') && near.includes('nummer');
  const isTold =
    (near.includes('hausnummer') || isOfHouse) &&
    (near.at(-1) === 'nummer' ||
      near.at(-1) === 'hausnummer' ||
      /^(?:ist|lautet|:)$/u.test(near.at(-1) ?? ''));
  return isTold ? houseEnd(tokens, at) : null;
}

/** `dritter stock links`, where somebody lives there. */
function readFloor({ tokens, isOwn }: Said, at: number): number | null {
  const [floor, storey, side] = tokens.slice(at, at + 3);
  const isFloor =
    /^\p{L}{2,8}te[rnms]?$/u.test(floor?.key ?? '') &&
    /^(?:stock|etage|og|obergeschoss)$/u.test(storey?.key ?? '') &&
    /^(?:links|rechts|mitte)$/u.test(side?.key ?? '');
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  const lives = before.some(({ key }) => LIVES.test(key) || ADDRESS.has(key) || key === 'wohnung');
  return isFloor && lives && isOwn(floor?.sentence ?? 0) ? at + 3 : null;
}

/** `59555 Lippstadt` where somebody says they are from there. */
function findPostcodes({ tokens, isSmall, isOwn }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || !/^\d{4,5}$/u.test(token.key)) return [];
    const near = tokens
      .slice(Math.max(0, at - 5), at)
      .filter(({ sentence }) => sentence === token.sentence);
    const isTold = near.some(
      ({ key }) =>
        LIVES.test(key) || ADDRESS.has(key) || /^(?:komm|plz|postleitzahl|stamm)/u.test(key),
    );
    const isNamed =
      isOwn(token.sentence) &&
      tokens[at + 1]?.isCapital &&
      !token.key.endsWith('00') &&
      token.key.length === 5;
    if (!(isTold || isNamed) || UNITS.has(tokens[at + 1]?.key ?? '')) return [];
    const end = readPostcode(tokens, at, isSmall) ?? at + 1;
    return [{ kind: 'address' as const, from: token.from, to: tokens[end - 1]?.to ?? token.to }];
  });
}
