const JOINT =
  /,? (?:und|oder auch) (?=(?:wer|was|wie|wo|woher|wann|warum|wieso|wofür|wozu)(?!\p{L}))/iu;
const ASKS =
  /(?<!\p{L})(?:wer|was|wie|wo|woher|wann|warum|wieso|wofür|wozu|welche\p{L}*)(?!\p{L})/iu;
const LEAST_WORDS = 3;
const NAME = /,? lux(?!\p{L}),? ?/giu;

/** "Wie hoch ist der Turm und wer hat ihn gebaut?": the two questions of it; null where it is one. */
export function clausesAsked(question: string): readonly [string, string] | null {
  const [first = '', second = '', ...others] = question.replace(NAME, ' ').split(JOINT);
  const isTwo = [first, second].every(
    (clause) => ASKS.test(clause) && clause.trim().split(/\s+/).length >= LEAST_WORDS,
  );
  return isTwo && others.length === 0
    ? [`${first.replace(/[?,. ]+$/, '')}?`, `und ${second}`]
    : null;
}
