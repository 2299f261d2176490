import { heads, helpLabels, refusalLabels } from '../classifier/labels.ts';
import type { Thresholds } from '../classifier/thresholds.ts';
import type { Judged } from './cross-validate.ts';

interface Value {
  one: Judged;
  isMeant: boolean;
  likely: number;
}

/** What the head of pictures finds, and how often the language is right. */
export function reportOthers(
  { badPicture }: Thresholds,
  pictures: readonly { isMeant: boolean; likely: number }[],
  languages: readonly Judged[],
): void {
  const refused = (isMeant: boolean) => {
    const some = pictures.filter((one) => one.isMeant === isMeant);
    return percent(some.filter(({ likely }) => likely >= badPicture).length, some.length);
  };
  const right = languages.filter(
    ({ sentence, shares }) =>
      heads.language[shares.indexOf(Math.max(...shares))] === sentence.language,
  );
  console.log(`pictures: ${refused(true)} of the bad ones, ${refused(false)} of the others`);
  console.log(`languages: ${percent(right.length, languages.length)} right`);
}

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;

/** What the rules and the learnt part hear together, by label and by language. */
export function reportMeaning(
  name: string,
  {
    help: { values: help },
    refusal: { values: refusal },
  }: Record<'help' | 'refusal', { values: readonly Value[] }>,
  thresholds: Pick<Thresholds, 'help' | 'refusal' | 'harmless'>,
): void {
  const rows = help.map(({ one: { sentence, shares }, likely }, at) => {
    const isExcused = sentence.ruledBy === 'score' && (shares.at(-1) ?? 0) >= thresholds.harmless;
    const isRuled = sentence.ruled !== 'ok' && !isExcused;
    const isHelp = (isRuled && sentence.ruled === 'crisis') || likely >= thresholds.help.doubtful;
    const isRefused = (refusal[at]?.likely ?? 0) >= thresholds.refusal.doubtful;
    return { sentence, isHelp, isStopped: isHelp || isRuled || isRefused };
  });
  type Row = (typeof rows)[number];
  const line = (what: string, some: readonly Row[], right: (row: Row) => boolean) => {
    if (some.length === 0) return;
    const ruled = some.filter(({ sentence }) => sentence.ruled !== 'ok').length;
    const found = percent(some.filter(right).length, some.length);
    console.log(
      `  ${what.padEnd(28)} ${String(some.length).padStart(5)}  rules ${percent(ruled, some.length).padStart(7)}  with what was learnt ${found.padStart(7)}`,
    );
  };
  const isHeard = (row: Row) => row.isHelp;
  const isStopped = (row: Row) => row.isStopped;
  console.log(name);
  const own = rows.filter(({ sentence }) => sentence.from === 'training');
  const of = (is: (label: string) => boolean) => own.filter(({ sentence }) => is(sentence.label));
  for (const label of Object.keys(helpLabels))
    line(
      label,
      of((one) => one === label),
      isHeard,
    );
  for (const label of Object.keys(refusalLabels)) {
    line(
      label,
      of((one) => one === label),
      isStopped,
    );
  }
  line(
    'all calls for help',
    of((label) => label in helpLabels),
    isHeard,
  );
  line(
    'all to be turned down',
    of((label) => label in refusalLabels),
    isStopped,
  );
  line(
    'harmless, taken for help',
    of((label) => label === 'harmless'),
    isHeard,
  );
  line(
    'harmless, stopped',
    of((label) => label === 'harmless'),
    isStopped,
  );
  line(
    'pictures, stopped',
    of((label) => label === 'picture-ok'),
    isStopped,
  );
  line(
    'harmless lists, stopped',
    rows.filter(({ sentence }) => sentence.from === 'corpus' && sentence.label === 'harmless'),
    isStopped,
  );
  for (const language of heads.language) {
    const here = of((label) => label in helpLabels);
    line(
      `help in ${language}`,
      here.filter(({ sentence }) => sentence.language === language),
      isHeard,
    );
  }
}
