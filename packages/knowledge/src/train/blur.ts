/** How one hears, tears and writes: letters, endings and small words, by what is changed and into what. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ist(?= |$)/u, 'is'],
  [/ist(?= |$)/u, 'isch'],
  [/nicht(?= |$)/u, 'nich'],
  [/eine?(?= )/u, 'n'],
  [/ein(?= )/u, 'a'],
  [/en(?= |$)/u, 'n'],
  [/en(?= |$)/u, 'e'],
  [/en(?= |$)/u, 'a'],
  [/e(?= |$)/u, ''],
  [/t(?= |$)/u, 'd'],
  [/st/u, 'schd'],
  [/ß|ss/u, 's'],
  [/v/u, 'f'],
  [/ie/u, 'i'],
  [/ei/u, 'ai'],
  [/ä/u, 'e'],
  [/ü/u, 'i'],
  [/([lmnprt])\1/u, '$1'],
  [/ck/u, 'k'],
  [/ch(?= |$)/u, 'k'],
  [/der(?= )/u, 'da'],
  [/was(?= )/u, 'wat'],
  [/was(?= )/u, 'wos'],
  [/das(?= |$)/u, 'dat'],
  [/das(?= |$)/u, 'des'],
  [/haben(?= )/u, 'ham'],
  [/haben(?= )/u, 'hend'],
  [/wie viele?/u, 'wifiel'],
  [/ /u, ' äh '],
  [/ /u, ' also '],
  [/(?<= )(\p{L}{2,4}) /u, '$1 $1 '],
  [/$/u, ' du'],
  [/^/u, 'lux '],
];
/** What children say before and behind a question. */
const LEADS = [
  'du',
  'sag mal',
  'ich will wissen',
  'weißt du',
  'mich interessiert',
  'mal ne frage',
  'papa fragt',
  'wir haben das in der schule',
  'ich hab vergessen',
  'meine freundin will wissen',
  'oh cool',
  'und',
];
const TAILS = [
  'in echt',
  'in wirklichkeit',
  'nicht im film',
  'hab ich vergessen',
  'das hab ich im fernsehen gesehen',
  'für die schule',
  'und so',
  'oder so',
  'bitte',
  'weißt du das',
  'stimmt das',
  'sag schon',
  'also bei uns',
  'hab ich mich gefragt',
  'weil ich das nicht weiß',
  'wenn man genau hinguckt',
];
/** How often one of them is said. */
const LEAD_PART = 0.3;
const TAIL_PART = 0.45;
const MOST_CHANGES = 3;

/** A sentence as a recogniser or a dialect has it, changed in one to three places by `random`. */
export function blur(text: string, random: () => number): string {
  let blurred = framed(text, random);
  const count = 1 + Math.floor(random() * MOST_CHANGES);
  for (let done = 0; done < count; done += 1) {
    const fitting = CHANGES.filter(([pattern]) => pattern.test(blurred));
    const [pattern, into] = fitting[Math.floor(random() * fitting.length)] ?? [];
    if (!pattern || into === undefined) continue;
    blurred = blurred.replace(pattern, into);
  }
  return blurred;
}

function framed(text: string, random: () => number): string {
  const lead = random() < LEAD_PART ? `${LEADS[Math.floor(random() * LEADS.length)]} ` : '';
  const tail = random() < TAIL_PART ? ` ${TAILS[Math.floor(random() * TAILS.length)]}` : '';
  return `${lead}${text}${tail}`;
}
