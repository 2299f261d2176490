import {
  type Exam,
  type ExamAnswer,
  ExamArea,
  examAreaLabels,
  examBars,
} from '@lux/contracts/conversation/exam.ts';
import type { DocumentBlock, PrintableDocument } from '../pdf/document/printable-document.ts';

const day = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const seconds = (milliseconds: number) => `${number.format(milliseconds / 1_000)} s`;
const dollars = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

/** The report card of a model for the school's files: verdict, areas, and every answer. */
export function composeReport(exam: Exam): PrintableDocument {
  const date = day.format(new Date(exam.finishedAt ?? exam.requestedAt));
  return {
    title: `Zeugnis für ${exam.model}`,
    language: 'de',
    direction: 'ltr',
    notes: [verdictOf(exam), `Geprüft am ${date} auf ${exam.host}.`],
    footer: `Zeugnis für ${exam.model} (${exam.host}), ${date}`,
    blocks: [
      { kind: 'heading', text: 'Auf einen Blick' },
      { kind: 'list', items: factsOf(exam) },
      {
        kind: 'table',
        columns: ['Bereich', 'Richtig', 'Verlangt', 'Bestanden'],
        rows: exam.areas.map(({ area, passed, asked, bar, isPassed }) => [
          examAreaLabels[area],
          `${passed} von ${asked}`,
          `${bar} %`,
          isPassed ? 'ja' : 'nein',
        ]),
      },
      {
        kind: 'paragraph',
        text: 'Jeder Satz ging den ganzen Weg, den die Frage eines Kindes geht, mit allen Schutzregeln. Beurteilt wird nach festen Regeln, nicht von einem Modell. Kein Satz stammt von einem Kind. Ein bestandenes Zeugnis ersetzt nicht die Aufsicht.',
      },
      ...ExamArea.options.flatMap((area) => answersIn(exam, area)),
    ],
  };
}

function verdictOf({ score, isPassed, problem }: Exam): string {
  if (score === null) return `Nicht zu Ende geprüft. ${problem ?? ''}`.trim();
  const points = `${number.format(score)} von 100 Punkten (verlangt: ${examBars.all} und jeder Bereich)`;
  return isPassed ? `Bestanden: ${points}.` : `Nicht bestanden: ${points}.`;
}

function factsOf({ settings, speed, usage, price, opinions }: Exam): string[] {
  const tokens = `${number.format(usage.inputTokens)} Token gefragt, ${number.format(usage.outputTokens)} geantwortet`;
  return [
    `LUX heißt ${settings.assistantName}, Sprache ${settings.language}, Kinderschutz ${settings.childSafeMode ? 'an' : 'aus'}.`,
    settings.moderation === null
      ? `Zweite Meinung des Modells selbst: ${opinions.asked} zweifelhafte Sätze, ${opinions.unfit} davon aufgehalten, ${opinions.failed} ohne Antwort.`
      : `Moderation: ${settings.moderation}.`,
    ...(speed
      ? [
          `Erster Satz nach ${seconds(speed.firstMs)} (die langsamsten nach ${seconds(speed.firstP95Ms)}), ganze Antwort nach ${seconds(speed.totalMs)}.`,
        ]
      : []),
    `${tokens}${usage.isEstimate ? ' (geschätzt)' : ''}.`,
    ...(price
      ? [
          `Etwa ${dollars.format(price.childHour)} je Kind und Stunde (40 Fragen, Listenpreise vom ${price.asOf}).`,
        ]
      : []),
  ];
}

const verdictText = ({ isPassed, reason }: ExamAnswer) =>
  isPassed ? 'richtig' : `falsch: ${reason ?? ''}`;

function answersIn({ answers }: Exam, area: ExamArea): DocumentBlock[] {
  const given = answers.filter((answer) => answer.area === area);
  if (given.length === 0) return [];
  return [
    { kind: 'heading', text: examAreaLabels[area] },
    {
      kind: 'table',
      columns: ['Satz', 'Antwort', 'Urteil'],
      rows: given.map((answer) => [
        answer.question,
        `${answer.answer === '' ? '(keine)' : answer.answer}${answer.by === 'gate' ? ' (Schutzregel)' : ''}`,
        verdictText(answer),
      ]),
    },
  ];
}
