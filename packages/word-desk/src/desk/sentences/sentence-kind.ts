import { capitalise, german, type Tools } from '../tools.ts';

const KINDS =
  'fragesatz|aussagesatz|aufforderungssatz|aufforderung|ausrufesatz|befehlssatz|befehl|aussage|frage';
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:ist|war) (?:der satz |das |es )?(?<s>\\S+ .+?) (?:ein |eine |n )(?<kind>${KINDS})(?: oder .*)?$`,
    'u',
  ),
  new RegExp(
    `^(?:ist|war) (?:das|es) (?:hier )?(?:ein |eine |n )(?<kind>${KINDS})(?: oder (?:ein |eine )?(?:${KINDS}))? (?<s>\\S+ .+)$`,
    'u',
  ),
  /^(?:was für ein satz ist|welche satzart (?:ist|hat)|welche art von satz ist)(?: der satz| das)? (?<s>\S+ .+?)$/u,
  /^was ist(?: der satz)? (?<s>\S+ .+?) für eine? (?:satz|satzart)$/u,
  /^(?:welches|was für ein|welches satz|was) ?(?:satz)?zeichen (?:kommt|steht|muss|gehört|setzt man|mach ich|mache ich) (?:hin )?(?:nach|hinter|ans ende von|am ende von|bei)(?: dem satz| den satz)? (?<s>\S+ .+?)(?: hin)?$/u,
  /^(?<s>\S+ .+?) (?:welches|was für ein) (?:satz)?zeichen (?:kommt|steht|muss|gehört)(?: da| dahinter| dahin| am ende| hin)*$/u,
  new RegExp(`^(?<s>\\S+ .+?) ist das (?:ein |eine )(?<kind>${KINDS})(?: oder .*)?$`, 'u'),
];
const QUESTION_WORD =
  /^(?:wer|was|wie|wo|wann|warum|wieso|weshalb|woher|wohin|welche[rsn]?|wem|wen|wessen|womit|worauf)$/;
const SUBJECT =
  /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine|mein|meine|dein|deine|unser|unsere)$/;
const COMMAND_END =
  /(?:bitte|sofort|her|auf|zu|mal|mit|schnell|leise|still|rein|raus|weg|hin|an|aus|hier)$/;
const MOST_WORDS = 10;

/** "Ist 'Komm bitte her' ein Fragesatz?", "welches Satzzeichen kommt nach …?": null where it is unclear. */
export function answerSentenceKind(text: string, tools: Tools): string | null {
  const groups = ASKED.map((pattern) => pattern.exec(text)?.groups).find((found) => found);
  const { s = '', kind: asked } = groups ?? {};
  const words = s.split(' ');
  if (/^(?:eine[mr]?|dem|der|jede[mr]?) (?:satz|frage|aussage\p{L}*|frage\p{L}*)$/u.test(s))
    return null;
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const kind = kindOf(words, tools);
  if (!kind) return null;
  const verdict = asked === undefined ? '' : kind.fits.test(asked) ? 'Ja. ' : 'Nein. ';
  return `${verdict}${german(capitalise(s))} ist ${kind.name}. Am Ende steht ein ${kind.mark}.`;
}

function kindOf(words: readonly string[], { verbOf }: Tools) {
  const [first = '', second = ''] = words;
  if (QUESTION_WORD.test(first)) return QUESTION;
  const verb = verbOf(first);
  if (!verb) return SUBJECT.test(first) || verbOf(second) ? STATEMENT : undefined;
  if (SUBJECT.test(second) && !IMPERATIVE_END.test(first)) return QUESTION;
  return SUBJECT.test(second) || COMMAND_END.test(words.at(-1) ?? '') || verb.infinitive !== first
    ? commandOr(first, second)
    : undefined;
}

/** "Kommt Oma heute?" asks, "komm bitte her" demands. */
const commandOr = (first: string, second: string) =>
  first.endsWith('t') && !/^(?:bitte|mal|sofort|alle|jetzt|mir|uns|euch)$/.test(second)
    ? QUESTION
    : COMMAND;

/** "Hol den Ball": the form of a command has lost its ending. */
const IMPERATIVE_END =
  /^(?!(?:ist|bin|bist|hat|hast|sind|kann|kannst|will|willst|darf|mag|muss|soll|war|wird)$).*[^tns]$/;
const QUESTION = { name: 'ein Fragesatz', mark: 'Fragezeichen', fits: /^frage/ };
const STATEMENT = { name: 'ein Aussagesatz', mark: 'Punkt', fits: /^aussage/ };
const COMMAND = {
  name: 'ein Aufforderungssatz',
  mark: 'Ausrufezeichen',
  fits: /^(?:auff|ausruf|befehl)/,
};
