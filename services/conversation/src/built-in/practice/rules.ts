import type { Task } from './tasks/task.ts';
import type { Subject, Wish } from './wish/wish.ts';

const OF_SIGNS: readonly [RegExp, string][] = [
  [/ plus /u, 'Plus heißt: Es kommt etwas dazu.'],
  [/ minus /u, 'Minus heißt: Es wird etwas weniger.'],
  [/ mal /u, 'Mal heißt: Du zählst dieselbe Zahl mehrmals zusammen.'],
  [/ geteilt durch /u, 'Geteilt heißt: Du verteilst alles gerecht.'],
];

/** How tasks of a subject are solved, without any solution. */
const OF_SUBJECTS: Partial<Record<Subject, string>> = {
  articles: 'Der, die und das sind die Begleiter von Nomen.',
  plurals: 'Die Mehrzahl sagst du, wenn es mehrere sind: ein Ball, zwei Bälle.',
  opposites: 'Ein Gegenteil sagt genau das Umgekehrte: heiß und kalt.',
  kinds:
    'Nomen sind Namen für Dinge, Tiere und Menschen. Verben sagen, was man tut. Adjektive sagen, wie etwas ist.',
  bigOrSmall: 'Nomen und Satzanfänge schreibst du groß, alles andere klein.',
  syllables: 'Eine Silbe ist ein Stück vom Wort. Bei jedem Stück klatschst du einmal.',
  tenses: 'Die Vergangenheit sagst du, wenn etwas schon vorbei ist: Gestern ging ich.',
  englishVerbs: 'Sag erst die Form für jetzt, dann die für gestern, dann die mit “have”.',
  rhymes: 'Reimwörter klingen hinten gleich: Haus und Maus.',
  capitals: 'Jedes Land hat eine Hauptstadt. Meist sitzt dort die Regierung.',
  clock: 'Der kleine Zeiger zeigt die Stunde, der große die Minuten.',
  doubles: 'Das Doppelte ist zweimal so viel, die Hälfte ist einer von zwei gleichen Teilen.',
  money: 'Rückgeld ist, was vom gegebenen Geld übrig bleibt.',
  fractions: 'Ein Bruch ist ein Teil von einem Ganzen.',
  decimals: 'Vor dem Komma stehen die Ganzen, dahinter die Zehntel.',
  splits: 'Such die Zahl, die noch fehlt.',
  counting: 'Sag die Zahlen der Reihe nach.',
  compare: 'Die größere Zahl kommt beim Zählen später.',
  problems: 'Such erst die Zahlen. Überleg dann, ob es mehr oder weniger wird.',
  letters: 'Sag das Abc von vorn, bis du da bist.',
  spelling: 'Sprich das Wort langsam, und hör auf jeden Laut.',
  english: 'Denk an ein Bild zu dem Wort.',
  units: 'Schau, wie viele kleine Einheiten in eine große passen.',
  rows: 'Such, was von Zahl zu Zahl passiert. Es ist immer dasselbe.',
  rounding: 'Schau auf die Ziffer dahinter: Bis 4 rundest du ab, ab 5 auf.',
  persons: 'Das Verb ändert sein Ende, je nachdem, wer etwas tut.',
  stepped: 'Vergleich erst zwei Dinge, dann viele: schnell, schneller, am schnellsten.',
  cases: 'Nominativ: wer? Genitiv: wessen? Dativ: wem? Akkusativ: wen?',
  gaps: 'Setz beide Wörter ein, und lies den Satz leise.',
};

/** How a task is done, for who asks for the rule. */
export function ruleOf({ subject }: Wish, task: Task): string {
  if (subject !== 'maths') return OF_SUBJECTS[subject] ?? '';
  return OF_SIGNS.find(([sign]) => sign.test(task.prompt))?.[1] ?? '';
}
