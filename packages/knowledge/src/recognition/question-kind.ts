/** What kind of thing a question wants to know; the same words ask for different answers with "wer" and "wann". */
export type QuestionKind =
  | 'why'
  | 'where'
  | 'when'
  | 'who'
  | 'many'
  | 'measure'
  | 'how'
  | 'what'
  | 'other';

const kinds: [RegExp, QuestionKind][] = [
  [/\b(?:warum|wieso|weshalb|wozu|wofur|wodurch|aus welchem grund)\b/, 'why'],
  [/\b(?:wo|wohin|woher|(?:in|auf|an) welche[mr])\b/, 'where'],
  [/\b(?:wann|in welchem jahr|wie spat)\b/, 'when'],
  [/\b(?:wer|wen|wem|von wem)\b|\bwie (?:hiess|heisst) (?:der|die) .*(?:hat|der|die)\b/, 'who'],
  [/\bwie ?viele?n?\b/, 'many'],
  [
    /\bwie (?:\w+ )?(?:gross|klein|hoch|lang|lange|weit|schwer|schnell|alt|tief|heiss|warm|kalt|stark|laut|oft|dick|breit)\b/,
    'measure',
  ],
  [/\b(?:wie|womit|woraus|woran|wovon)\b/, 'how'],
  [/\b(?:was|welche[rsnm]?)\b/, 'what'],
];

/** Reads the kind off the question word of a folded question; "erzähl was von …" asks for anything. */
export function questionKind(folded: string): QuestionKind {
  const text = folded.replace(/\b(?:et)?was (?:uber|von|zu)\b/, '');
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}

/** Pairs that one answer often serves. */
const neighbours: Partial<Record<QuestionKind, QuestionKind[]>> = {
  why: ['how', 'what'],
  how: ['why', 'what'],
  what: ['how', 'why', 'where', 'who'],
  where: ['what'],
  many: ['measure'],
  measure: ['many'],
};

/** 1 the same, 0.93 near or without a question word, 0.6 another question. */
export function kindAgreement(a: QuestionKind, b: QuestionKind): number {
  if (a === b) return 1;
  if (a === 'other' || b === 'other') {
    const kind = a === 'other' ? b : a;
    return kind === 'who' || kind === 'when' || kind === 'many' || kind === 'measure' ? 0.75 : 0.93;
  }
  return neighbours[a]?.includes(b) || neighbours[b]?.includes(a) ? 0.93 : 0.6;
}
