/** A piece before one of these would say something else without it. */
const NEEDS_REST =
  /^(?:dass|ob|wenn|bevor|bis|nachdem|wie|was|wo|wer|warum|zu|um|als|damit|sondern)(?!\p{L})/iu;
/** `Mama und Papa` are no two pieces. */
const PIECE_END =
  /, (?:und |aber |denn )?|(?<!(?<!\p{L})(?:mama|mami|mutter|oma|omi|papa|papi|vater|opa|opi)) (?:und|aber|denn) (?=\p{L})| (?:und|aber|denn) (?=(?:ich|wir|er|sie|es|dann|jetzt)(?!\p{L}))/u;

/** The main clauses of a sentence; those that go with what follows them are left out. */
export function piecesOf(sentence: string): string[] {
  const parts = sentence.split(PIECE_END);
  return parts
    .map((part) => part.trim())
    .filter((part, at) => !NEEDS_REST.test(part) && !NEEDS_REST.test(parts[at + 1] ?? ''));
}
