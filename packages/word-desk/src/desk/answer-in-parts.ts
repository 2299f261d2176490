type Ask = (question: string) => string | null;

const KIND_OF_QUOTED =
  /[„“"](?<word>\p{L}+)[“”"].*(?<!\p{L})wortart|(?<!\p{L})wortart.*[„“"](?<other>\p{L}+)[“”"]/iu;
const OPPOSITES =
  /gegenteil\p{L}*(?: von| zu)?:? (?<one>\p{L}+), (?<two>\p{L}+)(?: und|,) (?<three>\p{L}+)[?.! ]*$/iu;

/** A word in marks whose kind is asked for, and opposites of several words in one go. */
export function answerInParts(question: string, ask: Ask): string | null {
  const { word, other } = KIND_OF_QUOTED.exec(question)?.groups ?? {};
  const quoted = word ?? other;
  if (quoted) return ask(`Welche Wortart ist ${quoted}?`);
  const { one, two, three } = OPPOSITES.exec(question)?.groups ?? {};
  const told = [one, two, three].map((each) => each && ask(`Was ist das Gegenteil von ${each}?`));
  return told.every(Boolean) ? told.join(' ') : null;
}
