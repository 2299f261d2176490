import { type Span, spanOf } from '../../personal-fact.ts';
import type { Said, Token } from '../../tokens.ts';
import { isFamilyName } from '../family-names.ts';
import { isFamous } from '../famous-names.ts';
import { NO_FAMILY, NOT_NAMES, TITLES } from '../name-words.ts';
import { familyEnd } from '../read-name.ts';

export const ARTICLES =
  /^(?:die|der|das|eine|ein|einer|einem|einen|meine|seine|ihre|deine|unsere|keine|jede|dieser|diese|welche|alte|junge|andere|arme|nette|liebe|böse|schwangere|dicke|wer|was|zur|als)$/u;

/** `Herr Müller`, `frau doktor yılmaz`; not `die Frau Holle` and not `eine Frau kam`. */
export function titled(said: Said, at: number): Span[] {
  const { tokens } = said;
  const title = tokens[at];
  if (!title) return [];
  let start = at + 1;
  while (
    TITLES.has(tokens[start]?.key ?? '') ||
    (tokens[start]?.key === '.' && tokens[start]?.isGlued)
  )
    start += 1;
  const isMeant = ARTICLES.test(tokens[at - 1]?.key ?? '');
  while (
    (!isMeant || said.isOwn(title.sentence)) &&
    /^(?:von|van|de|del|al|el|zu)$/u.test(tokens[start]?.key ?? '') &&
    tokens[start + 1]?.isCapital
  )
    start += 1;
  const name = tokens[start];
  const isHere = name?.sentence === title.sentence || tokens[start - 1]?.key === '.';
  if (name?.kind !== 'word' || !isHere || !isTitled(said, at, name)) return [];
  const spoken = title.key === 'herrn' ? 'herr' : title.key;
  const whole = [spoken, ...tokens.slice(start, start + 3).map(({ text }) => text)];
  if (isFamous(whole.slice(0, 2)) || isFamous(whole.slice(0, 3))) return [];
  const end = familyEnd(said, start + 1, { isTold: false, isCapital: name.isCapital }) ?? start + 1;
  if (isFamous(tokens.slice(start - 1, end).map(({ text }) => text))) return [];
  return spanOf(tokens, start, end);
}

/** Whether what stands behind `Frau` is her name: `Frau Becker`, not `eine Frau kauft`. */
function isTitled({ tokens, isSmall }: Said, at: number, name: Token): boolean {
  const { key = '' } = tokens[at] ?? {};
  const isListed = isFamilyName(name.text);
  if (NOT_NAMES.has(name.key) && !(name.isCapital && isListed)) return false;
  if (NO_FAMILY.has(name.key)) return false;
  const isShaped = /(?:sen|zen|mann|sson|ski|czyk|ić|oğlu|wicz|enko)$/u.test(name.key);
  if (key === 'schwester') return isListed;
  if (key === 'pastor') return isListed || isShaped;
  const before = tokens[at - 1]?.key ?? '';
  // `die Frau Becker` is who is meant, `eine Frau` is anybody.
  if (/^(?:der|die|dem|den)$/u.test(before)) return name.isCapital || (isSmall && isListed);
  if (ARTICLES.test(before)) return false;
  return name.isCapital || (isSmall && (isListed || isShaped || !/(?:t|en|te)$/u.test(name.key)));
}
