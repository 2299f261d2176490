/** "Nein, ich mein in Frankreich", "nein vom Schaf", "nicht der, die Gurke": the question before, of another. */
const MEANT: readonly RegExp[] = [
  /^(?:(?:nein|nee?|nö|halt|quatsch|doch|aber|also|hä|nicht (?:der|die|das|den|in|bei|von)(?: \p{L}+)?)[ ,.!]+)*(?:ich (?:mein(?:e|te)?|will|wollte) (?:doch |aber |jetzt |eher |ja )*|mein(?:e|te)? ich (?:doch |aber )*)(.{2,50})$/u,
  /^(?:(?:nein|nee?|nö)[ ,.!]+)+(?:doch |sondern )?((?:vo[nm]|bei[m]?|in|im|de[nmr]|die|das) .{2,50})$/u,
  /^(?:(?:nein|nee?|nö|also)[ ,.!]+)*(.{3,50}?),? mein(?:e|te)? ich(?: doch| jetzt| aber)*$/u,
];
/** Then it is a sentence of its own. */
const WHOLE =
  /^(?:und|dass|ob|was|wie|wer|wo|warum|wann|ja|nicht|es|so|ernst)(?!\p{L})|(?<!\p{L})(?:ich|ist|sind|hat|haben|wissen|sagen|frag\p{L}*|mehr|nicht)(?!\p{L})/u;
/** "Nochmal zum Hund, wie alt wird der": back to whom was talked of before. */
const BACK =
  /^(?:und |also |aber )?(?:noch ?mal |wieder |zurück |jetzt )+(?:zu[mr]?|zu de[nmr]|über) (?:de[nmr] |die |das )?(\p{L}+)[ ,.]+((?:wie|was|wer|wo|woher|wann|warum|wieso|kann|ist|hat|haben|sind|können) .*)$/u;
const MEANT_PRONOUN = /(?<!\p{L})(?:der|die|das|er|sie|es)(?!\p{L})(?=[^\p{L}]*$)/u;

/** Says what a correction means in the words of a question that goes on; other sentences stay as they are. */
export function withoutCorrection(written: string): string {
  const plain = written.replace(/[ .!?]+$/u, '');
  const [, name, asked] = BACK.exec(plain) ?? [];
  if (name !== undefined && asked !== undefined && MEANT_PRONOUN.test(asked)) {
    return asked.replace(MEANT_PRONOUN, name);
  }
  const meant = MEANT.map((pattern) => pattern.exec(plain)?.[1]).find(
    (found) => found !== undefined,
  );
  return meant === undefined || WHOLE.test(meant) ? written : `und ${meant}`;
}
