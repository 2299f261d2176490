/** "Mein Apfel" is an apple like all others. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:mein|dein|unser)(?!\p{L})/gu, 'der'],
  [/(?<!\p{L})(?:meine|deine|unsere)(?!\p{L})/gu, 'die'],
  [/(?<!\p{L})(?:mein|dein|unser)e([mnrs])(?!\p{L})/gu, 'de$1'],
];
/** What one does is said of everybody, with the verb as it then stands. */
const VERBS: Readonly<Record<string, string>> = {
  bin: 'ist',
  ess: 'isst',
  esse: 'isst',
  fahr: 'fährt',
  fahre: 'fährt',
  habe: 'hat',
  lauf: 'läuft',
  laufe: 'läuft',
  schlaf: 'schläft',
  schlafe: 'schläft',
  seh: 'sieht',
  sehe: 'sieht',
  werde: 'wird',
  werd: 'wird',
  hab: 'hat',
  nehm: 'nimmt',
  nehme: 'nimmt',
};
const SAME = /^(?:muss|kann|darf|soll|will|mag|konnte|musste|sollte|durfte|war|hatte|wurde)$/u;
const I_DO =
  /(?<!\p{L})(?!(?:wenn|als|ob|dass|weil|wie|was|wo|warum|wieso|und|oder) )(\p{L}+) ich(?!\p{L})/gu;
/** "Fällt uns auf den Kopf", "wenn mir kalt ist" */
const TO_ME = / (?:mir|mich|uns|dir|dich)(?!\p{L})/gu;

const inflect = (verb: string): string =>
  VERBS[verb] ?? (SAME.test(verb) ? verb : `${verb.replace(/e$/u, '')}t`);

const PLACE =
  / (?:in|im|an|am|auf|bei|beim|unter|neben|hinter|vor|nach|aus)(?: (?:der|dem|den|die|das))? \p{L}+/gu;
const MANNER =
  / (?:immer|manchmal|dauernd|ständig|oft)| (?:so|ganz|total|voll|echt|richtig|immer so) (?:\p{L}+ )?(?=\p{L}+[?. ]*$)/gu;

/** The same without where and how much: of all that may be known, for which alone it matters little. */
export const withoutDetails = (question: string): string =>
  question.replace(MANNER, ' ').replace(PLACE, '').replace(/\s+/gu, ' ').trim();

/**
 * "Warum wird mein Apfel braun?" as it is asked of any apple: of one's own no book knows, of its kind it does.
 * The question itself where nothing in it is one's own.
 */
export function impersonal(question: string): string {
  const ofAnybody = question.replace(I_DO, (_, verb: string) => `${inflect(verb)} man`);
  return OWN.reduce((text, [own, any]) => text.replace(own, any), ofAnybody)
    .replace(/(?<!\p{L})(?:ich|wir)(?!\p{L})/gu, 'man')
    .replace(TO_ME, '');
}
