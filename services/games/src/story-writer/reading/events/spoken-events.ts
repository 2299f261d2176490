const SPEECH = /[„“"»]([^„“”"«»]*)[“”"«]/gu;

/** What is said in a story may be what happens in it: a call for help, a promise asked for. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:hilfe|(?:hilf|helft) (?:mir|uns)|rette(?:t)? (?:mich|uns)|lass(?:t)? (?:mich|uns) (?:frei|los|raus))(?!\p{L})/iu,
    'helpNeeded',
  ],
  [/(?<!\p{L})(?:versprich|versprochen|verspreche|ehrenwort)/iu, 'promise'],
];

/** The kinds of events in the direct speech of a text. */
export function spokenOf(text: string): string[] {
  const said = [...text.matchAll(SPEECH)].map(([, words = '']) => words).join(' ');
  return SPOKEN.flatMap(([pattern, kind]) => (pattern.test(said) ? [kind] : []));
}
