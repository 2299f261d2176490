type Ask = (question: string) => string | null;

const PART =
  /^was (?:ist|sind) (?:in|bei) (?:dem|diesem|unserem) satz (?:das|der|die) (?<term>subjekt|prädikat|objekt|verb|nomen|adjektive?|satzgegenstand|satzaussage|tunwort|namenwort|wiewort) (?<sentence>\p{L}+ \p{L}+.*)$/u;

/** Ways to ask that a child has, and the same as the desk reads it. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?<w>\p{L}{5,}) (?:woraus|aus was|aus welchen wörtern) besteht(?: das wort| das)?$/u,
    'aus welchen wörtern besteht $w',
  ],
  [
    /^(?:sag|nenn|gib|bild|mach|such|kennst du)?\p{L}* ?(?:mir |mal )*(?:ein |zwei |drei |vier )?zusammengesetzte[sn]? (?:nomen|wort|wörter|namenwort|namenwörter) mit (?<w>\p{L}{3,})$/u,
    'zusammengesetzte nomen mit $w',
  ],
  [
    /^(?:bei|vor|nach|hinter) welche[mr]s? wort (?:steht|kommt|muss|ist) (?:da |hier )?(?:das|ein) komma(?: hin)?:? (?<w>\p{L}+ \p{L}.*)$/u,
    'wo kommt das komma hin $w',
  ],
  [
    /^(?:der|die|das)(?: oder)? (?:der|die|das)(?: oder)?(?: (?:der|die|das))? (?<w>\p{L}{3,})$/u,
    'was ist der artikel von $w',
  ],
  [
    /^(?<w>\p{L}{3,}) (?:mit )?(?:der|die|das)(?: oder)? (?:der|die|das)(?: oder)?(?: (?:der|die|das))?$/u,
    'was ist der artikel von $w',
  ],
  [
    /^gibt es (?:von |für |zu |den |die |ein\p{L}* )*(?:der |die |das )?(?<w>\p{L}{3,}) (?:eine |einen |auch eine? )?(?:mehrzahl|plural)$/u,
    'was ist die mehrzahl von $w',
  ],
  [
    /^gibt es (?:den |die |eine |einen )?(?:mehrzahl|plural) (?:von|zu|für) (?:der |die |das |dem )?(?<w>\p{L}{3,})$/u,
    'was ist die mehrzahl von $w',
  ],
  [
    /^wie heißen (?:mehrere|viele|zwei|ganz viele) (?<w>\p{L}{3,})$/u,
    'was ist die mehrzahl von $w',
  ],
  [
    /^(?:was sagt man bei|was sind) (?:mehrere|mehreren|zwei|viele) (?<w>\p{L}{3,})$/u,
    'was ist die mehrzahl von $w',
  ],
  [
    /^(?<w>\p{L}{2,}) (?:groß oder klein|klein oder groß|groß|klein)(?: geschrieben| schreiben)?$/u,
    'schreibt man $w groß oder klein',
  ],
  [
    /^wird (?<w>\p{L}{2,}(?: \p{L}+)?) (?:groß oder klein|klein oder groß)(?: geschrieben)?$/u,
    'schreibt man $w groß oder klein',
  ],
  [
    /^(?:reim|reimwort|reime|reimwörter)(?: \p{L}+)? (?:auf|zu|für|mit) (?<w>\p{L}{2,})$/u,
    'was reimt sich auf $w',
  ],
  [
    /^(?:kann man )?(?:das wort )?(?<w>\p{L}{3,}) (?:trennen|getrennt)(?: am zeilenende)?$/u,
    'wie trennt man $w',
  ],
  [
    /^warum wird (?<w>ich|du|er|wir|mir|mich) klein ?geschrieben(?: .*)?$/u,
    'warum schreibt man $w klein',
  ],
];

/** A question in few words, as a whole one. */
export function answerReworded(text: string, ask: Ask): string | null {
  const { term, sentence } = PART.exec(text)?.groups ?? {};
  if (term !== undefined) return ask(`was ist das ${term} in dem satz ${sentence ?? ''}`);
  for (const [pattern, plain] of REWORDED) {
    const word = pattern.exec(text)?.groups?.w;
    const said = word === undefined ? null : ask(plain.replace('$w', word));
    if (said !== null) return said;
  }
  return null;
}
