import type { Token } from '../tokens.ts';
import { NOT_TOWNS, TOWN_LINK, TOWN_PREFIX, UNITS } from './place-words.ts';

/** Towns of two words that recognisers write apart. */
const TWO_WORDS = new Set(
  'castrop rauxel,baden baden,idar oberstein,garmisch partenkirchen,villingen schwenningen,halle saale,wanne eickel,königs wusterhausen,rheda wiedenbrück,bergisch gladbach,kamp lintfort,porta westfalica,schwäbisch gmünd,schwäbisch hall,sulzbach rosenberg,clausthal zellerfeld,höhr grenzhausen,ribnitz damgarten,mörfelden walldorf,leinfelden echterdingen'.split(
    ',',
  ),
);

/** The end of a town's name that begins here: `Lippstadt`, `Bad Sassendorf`, `Frankfurt am Main`. */
export function readTownName(
  tokens: readonly Token[],
  at: number,
  isSmall: boolean,
): number | null {
  const first = tokens[at];
  if (first?.kind !== 'word' || NOT_TOWNS.has(first.key) || first.key.length < 3)
    return prefixed(tokens, at, isSmall);
  if (!first.isCapital && !isSmall) return null;
  if (TOWN_PREFIX.has(first.key)) return prefixed(tokens, at, isSmall);
  let end = at + 1;
  if (TWO_WORDS.has(`${first.key} ${tokens[end]?.key}`)) return end + 1;
  const [link, next, last] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (link && TOWN_LINK.has(link.key)) {
    if (next?.isCapital && /^(?:am|bei|im|ob)$/u.test(link.key)) end += 2;
    else if (
      last?.isCapital &&
      /^(?:an|in|ob|vor)$/u.test(link.key) &&
      /^de[rm]$/u.test(next?.key ?? '')
    )
      end += 3;
  }
  return end;
}

function prefixed(tokens: readonly Token[], at: number, isSmall: boolean): number | null {
  const first = tokens[at];
  if (!first || !TOWN_PREFIX.has(first.key)) return null;
  const name = tokens[at + 1]?.key === '.' ? at + 2 : at + 1;
  const next = tokens[name];
  return next?.kind === 'word' && (next.isCapital || isSmall) ? name + 1 : null;
}

/** The end of a postcode with its town. */
export function readPostcode(
  tokens: readonly Token[],
  at: number,
  isSmall: boolean,
): number | null {
  const code = tokens[at];
  if (
    code?.kind !== 'number' ||
    !/^\d{4,5}$/u.test(code.key) ||
    UNITS.has(tokens[at + 1]?.key ?? '')
  )
    return null;
  const next = tokens[at + 1];
  if (
    !next?.isCapital &&
    !(isSmall && next?.kind === 'word' && !/^(?:und|aber|ich|ist|oder|da|das|wo)$/u.test(next.key))
  )
    return at + 1;
  return readTownName(tokens, at + 1, isSmall) ?? at + 1;
}

/** The end of the town that follows a street: `, 44787 Bochum`, ` in Lippstadt`, `, Lippstadt`. */
export function readTown(tokens: readonly Token[], at: number, isSmall: boolean): number | null {
  const hasComma = tokens[at]?.key === ',';
  const afterComma = hasComma ? at + 1 : at;
  const hasIn = tokens[afterComma]?.key === 'in';
  const start = hasIn ? afterComma + 1 : afterComma;
  const postcode = readPostcode(tokens, start, isSmall);
  if (postcode) return postcode;
  if (hasIn) return readTownName(tokens, start, isSmall);
  const next = tokens[start];
  const behind = tokens[start + 1];
  // `Ahornweg 3, Soest.`: a single word between signs.
  const isAlone = next?.isCapital && (behind === undefined || behind.kind === 'sign');
  return hasComma && isAlone && next.sentence === tokens[at]?.sentence
    ? readTownName(tokens, start, isSmall)
    : null;
}
