import type { Span } from '../../personal-fact.ts';
import type { Said } from '../../tokens.ts';
import { mayBeFirstName, readName } from '../read-name.ts';
import { lettersEnd } from './spelled-names.ts';

/** One name, or several: `Wir heißen Tim und Tom`. */
export function readNames(said: Said, start: number, isAnnounced = true): Span[] {
  const spans: Span[] = [];
  let at = start;
  for (let names = 0; names < 6; names += 1) {
    const isTold = isAnnounced && names === 0;
    const first = said.tokens[at];
    if (names > 0 && !(first && mayBeFirstName(first.text))) break;
    const end = lettersEnd(said, at) ?? readName(said, at, { isTold });
    const last = said.tokens[(end ?? 0) - 1];
    if (!end || !first || !last) break;
    spans.push({ kind: 'name', from: first.from, to: last.to });
    const link = said.tokens[end]?.key ?? '';
    if (link !== 'und' && link !== ',' && link !== 'oder') break;
    at = said.tokens[end + 1]?.key === 'und' ? end + 2 : end + 1;
  }
  return spans;
}
