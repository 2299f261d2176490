/** One part of a sentence pattern. */
export type Token =
  | { type: 'word'; any: readonly string[]; isOptional: boolean; isSaid: boolean }
  /** A form of this verb that agrees with the subject. */
  | { type: 'verb'; verb: string }
  | { type: 'slot'; name: string; option: string };

export interface Pattern {
  german: readonly Token[];
  english: readonly Token[];
  isQuestion: boolean;
  /** Some ways of saying it are understood and never said. */
  direction: 'both' | 'toEnglish' | 'toGerman';
}

const DIRECTIONS = { '=': 'both', '=>': 'toEnglish', '<=': 'toGerman' } as const;
const LINE = /^(?<german>[^=<>]+) (?<arrow><=|=>|=) (?<english>[^=<>?]+?)(?<mark> \?)?$/;
/** What "{vp}" stands for: what one can, must or may do. */
const DOINGS: readonly (readonly [string, string])[] = [
  ['{vi.inf}', '{vi.inf}'],
  ['{where} {vi.inf}', '{vi.inf} {where}'],
  ['{np.4} {vt.inf}', '{vt.inf} {np.bare}'],
  ['{np.4} {where} {vt.inf}', '{vt.inf} {np} {where}'],
];

function readToken(text: string): Token {
  const slot = /^\{(\w+)(?:\.(\w+))?\}$/.exec(text);
  if (slot) return { type: 'slot', name: slot[1] ?? '', option: slot[2] ?? '' };
  if (text.startsWith('*')) return { type: 'verb', verb: text.slice(1) };
  const mark = /^[~+]/.exec(text)?.[0];
  return {
    type: 'word',
    any: text.slice(mark ? 1 : 0).split('/'),
    isOptional: mark !== undefined,
    isSaid: mark !== '~',
  };
}

const readTokens = (text: string) => text.trim().split(/\s+/).map(readToken);

/** "stehe … auf": what a finite verb splits off stands at the end. */
function withPrefix(german: string) {
  const finite = /\{(v[ti])\}/.exec(german)?.[1];
  return finite ? `${german} {${finite}.pre}` : german;
}

/**
 * Reads one line of `data/sentences/english-sentences.yaml`.
 * @throws {Error} that names the faulty line
 */
export function readPatterns(line: string): Pattern[] {
  const groups = LINE.exec(line)?.groups;
  const { german = '', english = '', arrow } = groups ?? {};
  if (!groups || !(arrow === '=' || arrow === '=>' || arrow === '<='))
    throw new Error(`No sentence pattern: ${line}`);
  const isQuestion = / \?$/.test(line);
  const variants = german.includes('{vp}') ? DOINGS : [['', ''] as const];
  return variants.map(([de, en]) => ({
    german: readTokens(withPrefix(german.replace('{vp}', de))),
    english: readTokens(
      english.replace('{vp}', en).replace('{vp.ing}', en.replace('.inf', '.ing')),
    ),
    isQuestion,
    direction: DIRECTIONS[arrow],
  }));
}
