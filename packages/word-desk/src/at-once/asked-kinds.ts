import { answerKind } from '../desk/answers/answer-kind.ts';
import type { Tools } from '../desk/tools.ts';

const KIND =
  '(?:nomen|namenwort|hauptwort|substantiv|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|adverb|pronomen|fürwort|präposition|konjunktion|artikel)';
const ASKS: readonly RegExp[] = [
  /^(?:welche|was für eine) wortart (?:ist|hat) (?:das wort )?(?<word>\p{L}{2,})$/u,
  /^(?:was für ein wort|welche art von wort|was für eine art wort) ist (?<word>\p{L}{2,})$/u,
  /^(?<word>\p{L}{2,}) (?:ist )?(?:welche|was für eine) wortart(?: ist das)?$/u,
];
const EITHER = new RegExp(
  `^(?:ist|wäre) (?:das wort )?(?<word>\\p{L}{2,}) (?:ein|eine) ${KIND} oder (?:doch )?(?:ein |eine )?${KIND}(?: oder .*| wenn .*)?$`,
  'u',
);

/** Which kind a word is; to two kinds to choose from nobody says yes. */
export function answerAskedKind(text: string, tools: Tools): string | null {
  const word =
    EITHER.exec(text)?.groups?.word ??
    ASKS.map((pattern) => pattern.exec(text)?.groups?.word).find(Boolean);
  return word === undefined ? null : answerKind({ task: 'wordKind', word, more: 0 }, tools);
}
