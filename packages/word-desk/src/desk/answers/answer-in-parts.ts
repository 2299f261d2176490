type Ask = (question: string) => string | null;

const KIND_OF_QUOTED =
  /[„“"](?<word>\p{L}+)[“”"].*(?<!\p{L})wortart|(?<!\p{L})wortart.*[„“"](?<other>\p{L}+)[“”"]/iu;
const OPPOSITES =
  /gegenteil\p{L}*(?: von| zu)?:? (?<one>\p{L}+), (?<two>\p{L}+)(?: und|,) (?<three>\p{L}+)[?.! ]*$/iu;

/** "Gute Nacht, schlaf gut": two sayings in one. */
const TWO_SAYINGS =
  /^(?:wie|was) (?:sagt man|sag ich|sage ich|heißt) (?<first>\p{L}+ \p{L}[^,]*), (?:und )?(?<second>\p{L}+ \p{L}[^,]*?) auf englisch[?.! ]*$/iu;
const SAID_IN_ENGLISH = /^Auf Englisch sagt man: “(?<said>[^”]+)”/u;

/** A word in marks whose kind is asked for, and opposites of several words in one go. */
export function answerInParts(question: string, ask: Ask): string | null {
  const { word, other } = KIND_OF_QUOTED.exec(question)?.groups ?? {};
  const quoted = word ?? other;
  if (quoted) return ask(`Welche Wortart ist ${quoted}?`);
  const { first = '', second = '' } = TWO_SAYINGS.exec(question)?.groups ?? {};
  const said = [first, second].map(
    (each) =>
      SAID_IN_ENGLISH.exec((each && ask(`Was heißt ${each} auf Englisch?`)) || '')?.groups?.said,
  );
  if (first !== '' && said.every(Boolean)) return `Auf Englisch sagt man: “${said.join(' ')}”`;
  const { one, two, three } = OPPOSITES.exec(question)?.groups ?? {};
  const told = [one, two, three].map((each) => each && ask(`Was ist das Gegenteil von ${each}?`));
  return told.every(Boolean) ? told.join(' ') : null;
}
