import { SENTENCES } from './wish/topics.ts';
import type { Wish } from './wish/wish.ts';

/** LUX's own words in a practice. The state of a practice is read back from them: change both together. */
export const PRAISES = ['Richtig!', 'Genau!', 'Super!', 'Stimmt!', 'Prima!'];
export const NOT_YET = 'Noch nicht ganz.';
export const HELP = 'Kein Problem, ich helfe dir.';
export const NEVER_MIND = 'Nicht schlimm!';
export const COMPARE = 'Vergleich es mit deinem Wort.';
/** For who asks whether what it wrote on paper was right. */
export const COMPARED = 'Dein Blatt sehe ich nicht.';
export const WRITTEN_SO = 'Steht es bei dir genauso, ist es richtig.';
export const SKIP = 'Gut, dann eine andere.';
export const HARDER = 'Gut, jetzt wird es schwerer.';
export const EASIER = 'Gern, jetzt wird es leichter.';
export const GO_ON = 'Gern, wir üben weiter.';
export const BREAK = 'Magst du weiter üben?';
export const LATER = 'Alles klar. Wir üben ein andermal.';
export const CHOOSE = 'Was möchtest du üben? Rechnen, Englisch, Schreiben oder ein Quiz?';
export const MORE_TO_CHOOSE = 'Es gibt auch Uhr, Geld, Reime, Gegenteile und das Abc.';
export const NOT_HEARD = 'Das habe ich nicht als Antwort verstanden.';
export const BACK = 'Zurück zu unserer Aufgabe.';
export const CHECKED = 'Ja, das war richtig.';
export const UNCHECKED = 'Das war noch nicht ganz richtig.';
export const LOST = 'Das war noch nicht richtig. Aber Üben hilft.';
export const WAIT = 'Lass dir ruhig Zeit.';
export const ENCOURAGE = 'Das lernst du noch. Wir gehen in kleinen Schritten.';
export const REMARK = 'Schön!';
export const PROTEST = 'Lass uns noch einmal genau hinschauen.';
export const NO_REASON = 'Warum das so ist, weiß ich leider nicht genau.';
export const CHANGED = 'Gern, das machen wir.';
export const BEFORE = 'Das war richtig:';
export const WHATEVER = 'Macht nichts. Wir probieren es ganz in Ruhe zusammen.';
export const NO_MARKS = 'Noten gebe ich nicht.';
export const CHOICES = 'Du kannst zwischen A, B und C wählen.';
export const NOTHING_SAID = 'Ich habe noch keine Antwort von dir gehört.';
export const STILL_SO = 'Doch, das stimmt wirklich:';
export const OF_COURSE = 'Klar.';
export const BACK_SOON = 'Kein Problem, ich warte auf dich.';
export const UNKNOWN = 'Das weiß ich leider nicht.';
export const ALLOWED = 'Ja, das darfst du gern.';
export const AGAIN = 'Gern noch einmal.';
export const SLOWLY = 'Gern, ganz langsam.';
/** Begins a task that a child has named. */
export const TAKEN = 'Gut, das nehmen wir.';
export const UNKNOWN_NAME = 'Das kenne ich leider nicht.';
export const NOT_LEARNT = 'Macht nichts, das kommt noch. Dann eine andere.';
/** The child asks, and LUX answers. */
export const SWAPPED = 'Gern! Jetzt fragst du mich.';
export const ASK_ME = 'Was fragst du mich?';
export const ASK_ME_MORE = 'Was fragst du mich als Nächstes?';
export const STARTS = /^Los geht’s/;
export const ENDS = /(?:^| )Schön, dass du geübt hast!|^Alles klar\. Wir üben ein andermal\./;

const SUBJECTS: Record<Wish['subject'], string> = {
  maths: 'mit dem Rechnen',
  quiz: 'mit dem Quiz',
  english: 'mit Englisch',
  spelling: 'mit dem Schreiben',
  articles: 'mit der, die und das',
  plurals: 'mit der Mehrzahl',
  letters: 'mit dem ABC',
  clock: 'mit der Uhr',
  capitals: 'mit den Hauptstädten',
  opposites: 'mit den Gegenteilen',
  problems: 'mit den Textaufgaben',
  rhymes: 'mit dem Reimen',
  doubles: 'mit dem Doppelten und der Hälfte',
  money: 'mit dem Geld',
  fractions: 'mit den Brüchen',
  splits: 'mit dem Zerlegen',
  counting: 'mit dem Zählen',
  compare: 'mit dem Vergleichen',
  tenses: 'mit der Vergangenheit',
  kinds: 'mit den Wortarten',
  bigOrSmall: 'mit Groß und Klein',
  syllables: 'mit den Silben',
  decimals: 'mit den Kommazahlen',
  englishVerbs: 'mit den englischen Verben',
  units: 'mit den Größen',
  gaps: 'mit den Lücken',
  rows: 'mit den Zahlenreihen',
  rounding: 'mit dem Runden',
  persons: 'mit den Verben',
  stepped: 'mit dem Steigern',
  cases: 'mit den vier Fällen',
};

export const start = ({ subject }: Wish) => `Los geht’s ${SUBJECTS[subject]}!`;

interface Score {
  right: number;
  done: number;
  /** Words that were written on paper. */
  written?: number;
  /** Tasks that were set. */
  set?: number;
  wish?: Pick<Wish, 'topic'>;
  /** A task waits, and was answered wrong once. */
  isMissed?: boolean;
  isOpen?: boolean;
}

const written = (count: number, isOfSentences: boolean): string => {
  if (count === 1) return isOfSentences ? 'einen Satz' : 'ein Wort';
  return `${count} ${isOfSentences ? 'Sätze' : 'Wörter'}`;
};

export function score(run: Score): string {
  const { right, done, written: count = 0, set = 0, wish } = run;
  if (count > 0 && done === 0)
    return `Du hast schon ${written(count, wish?.topic === SENTENCES)} geschrieben.`;
  if (done === 0)
    return set > 1
      ? `Das ist Aufgabe ${set}. Gelöst hast du noch keine, aber das macht nichts.`
      : 'Du hast noch keine Aufgabe fertig.';
  // Beside a wrong try "1 von 1" would sound as if all were right.
  if (run.isOpen && run.isMissed)
    return `Richtig hast du bis jetzt ${right === 0 ? 'noch keine' : right}. Diese hier ist noch offen.`;
  if (right === done && done > 1) return `Das sind ${right} von ${done}, also alle!`;
  return `Das ${right === 1 ? 'ist' : 'sind'} ${right} von ${done}.`;
}

/** For who asks how many were wrong. */
export function missed({ right, done }: Score): string {
  if (done === 0) return 'Bis jetzt ist noch keine Aufgabe fertig.';
  if (right === done) return 'Falsch war keine!';
  return `Nicht gewusst hast du ${done - right} von ${done}. Das macht nichts.`;
}

export function end(run: Score): string {
  if (run.done === 0 && (run.written ?? 0) > 0)
    return `Schön, dass du geübt hast! ${score(run)} Bis zum nächsten Mal.`;
  if (run.done === 0) return LATER;
  const told = score({ ...run, isOpen: false });
  if (run.right === 0) return 'Schön, dass du geübt hast! Beim nächsten Mal klappt es leichter.';
  return `Schön, dass du geübt hast! ${told} Bis zum nächsten Mal.`;
}

/** How many tasks LUX has said that are left; null where it has not. */
export function countLeft(said: string): number | null {
  if (said.includes('Nur noch diese eine, dann')) return 1;
  const [, count] = /(?<!\p{L})Noch (\d+), dann machen wir Pause\./u.exec(said) ?? [];
  return count === undefined ? null : Number(count);
}

/** So many tasks are left before LUX asks whether to go on. */
export const left = (count: number) =>
  count === 1
    ? 'Nur noch diese eine, dann machen wir Pause.'
    : `Noch ${count}, dann machen wir Pause.`;
