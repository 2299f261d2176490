import { FAMILY_ROLES, ROLES } from '../names/name-words.ts';
import type { Span } from '../personal-fact.ts';
import type { Said, Token } from '../tokens.ts';

const WORKS = /^(?:arbeitet|arbeiten|schafft|jobbt|angestellt)$/u;
/** Firms half the country works for tell little. */
const ANYBODYS =
  /^(?:aldi|lidl|rewe|edeka|kaufland|netto|penny|dm|rossmann|ikea|post|dhl|bahn|polizei|feuerwehr|bundeswehr|mercedes|bmw|audi|vw|volkswagen|siemens|bosch|amazon|bayer|basf|sap)$/u;
const LONGEST_NAME = 4;

/** Where those around a child work, by name: `Mama arbeitet bei Bäckerei Krustenmann`. */
export function findWorkplaces({ tokens, isSmall }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (!/^(?:bei|beim)$/u.test(token.key)) return [];
    const before = tokens
      .slice(Math.max(0, at - 8), at)
      .filter(({ sentence }) => sentence === token.sentence);
    const isTheirs = before.some(({ key }) => ROLES.test(key) || FAMILY_ROLES.test(key));
    const isWork =
      before.some(({ key }) => WORKS.test(key)) || WORKS.test(tokens[at + 3]?.key ?? '');
    if (!isTheirs || !isWork) return [];
    const start = /^(?:der|dem|den)$/u.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    const first = tokens[start];
    if (!first || first.sentence !== token.sentence || ANYBODYS.test(first.key)) return [];
    const end = nameEnd(tokens, start, isSmall);
    const last = tokens[end - 1];
    // A lone word is a kind of work: `bei der Feuerwehr`, `beim Bäcker`.
    const isNamed = end - start > 1 || first.key.includes('-');
    return isNamed && last ? [{ kind: 'workplace' as const, from: first.from, to: last.to }] : [];
  });
}

function nameEnd(tokens: readonly Token[], start: number, isSmall: boolean): number {
  const { sentence } = tokens[start] ?? {};
  let end = start;
  while (end - start < LONGEST_NAME) {
    const token = tokens[end];
    const isName = token?.sentence === sentence && token?.kind === 'word' && token.isCapital;
    if (!isName || isSmall) break;
    end += 1;
  }
  return end;
}
