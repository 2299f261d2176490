/** What a question wants to know; the same words ask for different facts with "wer" and with "wann". */
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

/** No word boundary after "heiß": to it ß is no letter, and "wie heißt" would ask for degrees. */
const kinds: [RegExp, QuestionKind][] = [
  [/\b(?:warum|wieso|weshalb|wozu|wofür|aus welchem grund|wodurch)\b/u, 'why'],
  [/\b(?:wo|wohin|woher|in welche[mr]|auf welche[mr]|an welche[mr])\b/u, 'where'],
  [/\b(?:wann|seit wann|in welchem jahr)\b/u, 'when'],
  [/\b(?:wer|wen|wem|von wem)\b/u, 'who'],
  [/\b(?:wie ?viele?|wieviele?)\b/u, 'many'],
  [
    /\bwie (?:\p{L}+ )?(?:groß|klein|hoch|lang|lange|weit|schwer|schnell|alt|tief|heiß|warm|kalt|stark|laut|oft|dick|breit)(?!\p{L})/u,
    'measure',
  ],
  [/\b(?:wie|womit|woraus|woran|wovon)\b/u, 'how'],
  [/\b(?:was|welche[rsnm]?)\b/u, 'what'],
];

/** Reads the kind off the question word; "erzähl mir was über …" asks for anything. */
export function questionKind(question: string): QuestionKind {
  const text = question
    .toLowerCase()
    .replace(/\b(?:et)?was (?:über|von|zu)\b/, '')
    .replace(/\bwieviele?\b/, 'wie viele');
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
}
