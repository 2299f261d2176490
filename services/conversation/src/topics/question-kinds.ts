/** What a question wants to know; `other` is all that no question word tells. */
export type QuestionKind =
  | 'what'
  | 'who'
  | 'where'
  | 'when'
  | 'why'
  | 'how-many'
  | 'how-much'
  | 'name'
  | 'food'
  | 'with-what'
  | 'other';

const NUMBER =
  /\d|(?<!\p{L})(?:ein einzige[sn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|viele|mehrere|kein\p{L}*)(?!\p{L})/iu;

/** Question words, the most telling first, with what a sentence has that answers them. */
const KINDS: readonly (readonly [QuestionKind, RegExp, RegExp])[] = [
  [
    'food',
    /(?<!\p{L})was (?:frisst|fressen|isst|essen|aßen|fraß\p{L}*)(?!\p{L})|(?<!\p{L})ernähr/iu,
    /fr[ei]ss|fraß|ernähr|(?<!\p{L})(?:isst|essen|aßen|jagt|jagen|knabber\p{L}*)(?!\p{L})/iu,
  ],
  ['how-many', /(?<!\p{L})(?:wie ?viele?)(?!\p{L})/iu, NUMBER],
  [
    'how-much',
    /(?<!\p{L})wie (?:alt|lange?|groß|hoch|breit|tief|schwer|schnell|weit|heiß|kalt|warm|oft|teuer)(?!\p{L})/iu,
    NUMBER,
  ],
  [
    'why',
    /(?<!\p{L})(?:warum|wieso|weshalb|wozu|wofür)(?!\p{L})/iu,
    /(?<!\p{L})(?:weil|deshalb|darum|damit|denn|dadurch|wegen|daher|um)(?!\p{L})/iu,
  ],
  [
    'when',
    /(?<!\p{L})(?:wann|welche[mnrs]? (?:jahr|monat|tag|jahreszeit))(?!\p{L})/iu,
    /\d{2,4}|jahrhundert|(?<!\p{L})(?:frühling|sommer|herbst|winter|frühjahr|nachts?|abends?|morgens?|mittags?|tagsüber|\p{L}*tags?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|mittelalter|jahre?n?|wochen?|monate?n?|stunden?|uhr|mittwochs?|bevor|nachdem|wenn)(?!\p{L})/iu,
  ],
  [
    'where',
    /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})/iu,
    /(?<!\p{L})(?:in|ins|im|auf|am|an|neben|hinter|unter|vor|bei|beim|zwischen|über|um|aus|nach|von|dort|zum|zur)(?!\p{L})/iu,
  ],
  [
    'with-what',
    /(?<!\p{L})(?:womit|woraus|aus was|mit was|wodurch)(?!\p{L})/iu,
    /(?<!\p{L})(?:mit|aus|durch)(?!\p{L})/iu,
  ],
  [
    'name',
    /(?<!\p{L})(?:wie (?:heißt|heißen|hieß\p{L}*|nennt)|wie ist der name)(?!\p{L})/iu,
    /(?<!\p{L})(?:heiß|hieß|nenn|nannt|genannt|name)/iu,
  ],
  ['who', /(?<!\p{L})(?:wer|wen|wem|welche[rsn]?)(?!\p{L})/iu, /./u],
  ['what', /(?<!\p{L})(?:was|erzähl\p{L}*|erklär\p{L}*)(?!\p{L})/iu, /./u],
];

export function readKind(question: string): QuestionKind {
  return KINDS.find(([, asked]) => asked.test(question))?.[0] ?? 'other';
}

/** Whether a sentence has what an answer of this kind must have. */
export function answersKind(kind: QuestionKind, sentence: string): boolean {
  return KINDS.find(([name]) => name === kind)?.[2].test(sentence) ?? true;
}
