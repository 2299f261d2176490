import { nouns } from './nouns.ts';
import type { WordProblem } from './word-problem.ts';

/** Something goes away, is missing, or differs. */
export const subtractionProblems: readonly WordProblem[] = [
  {
    numbers: { easy: { left: [9, 20], right: [2, 8] } },
    unit: nouns.balloon,
    tell: ({ left, right, child }) =>
      `${child} hat ${left} Luftballons. ${right} davon fliegen weg. Wie viele Luftballons sind noch da?`,
    reply: (result) => `Es sind noch ${result} da.`,
  },
  {
    numbers: {
      easy: { left: [15, 90], right: [4, 60] },
      medium: { left: [230, 850], right: [45, 480] },
    },
    unit: nouns.car,
    tell: ({ left, right }) =>
      `Auf dem Parkplatz stehen ${left} Autos. ${right} Autos fahren weg. Wie viele Autos bleiben stehen?`,
    reply: (result) => `Es bleiben ${result} stehen.`,
  },
  {
    numbers: {
      easy: { left: [24, 98], right: [7, 80] },
      medium: { left: [140, 420], right: [35, 290] },
    },
    unit: nouns.page,
    tell: ({ left, right, child }) =>
      `Ein Buch hat ${left} Seiten. ${child} hat schon ${right} Seiten gelesen. Wie viele Seiten fehlen noch?`,
    reply: (result) => `Es fehlen noch ${result}.`,
  },
  {
    numbers: {
      easy: { left: [15, 60], right: [4, 38] },
      medium: { left: [2_000, 5_000, 500, 100], right: [350, 1_950, 10, 100] },
      hard: { left: [2_000, 10_000, 500, 100], right: [349, 1_999, 1, 100] },
    },
    unit: nouns.euro,
    tell: ({ left, right, child }) =>
      `${child} hat ${left} € gespart und kauft ein Spiel für ${right} €. Wie viel Geld bleibt übrig?`,
    reply: (result) => `Es bleiben ${result} übrig.`,
  },
  {
    numbers: { easy: { left: [58, 79], right: [6, 12] } },
    unit: nouns.year,
    tell: ({ left, right, child }) =>
      `Der Opa von ${child} ist ${left} Jahre alt. ${child} ist ${right} Jahre alt. Wie viele Jahre ist der Opa älter?`,
    reply: (result) => `Der Opa ist ${result} älter.`,
  },
  {
    numbers: {
      easy: { left: [25, 60], right: [8, 20] },
      medium: { left: [64, 160], right: [12, 45] },
    },
    unit: nouns.metre,
    tell: ({ left, right }) =>
      `Ein Turm ist ${left} m hoch. Der Baum daneben ist ${right} m hoch. Wie viele Meter ist der Turm höher?`,
    reply: (result) => `Der Turm ist ${result} höher.`,
  },
  {
    numbers: { medium: { left: [280, 760], right: [48, 260] } },
    unit: nouns.passenger,
    tell: ({ left, right }) =>
      `Im Zug sitzen ${left} Fahrgäste. Am Bahnhof steigen ${right} Fahrgäste aus und niemand steigt ein. Wie viele Fahrgäste fahren weiter?`,
    reply: (result) => `Es fahren ${result} weiter.`,
  },
  {
    numbers: {
      medium: { left: [320, 980], right: [90, 310] },
      hard: { left: [1_850, 4_200, 1, 10], right: [485, 1_790, 1, 10] },
    },
    unit: nouns.kilometre,
    tell: ({ left, right, child }) =>
      `Familie Yilmaz fährt mit ${child} ${left} km in den Urlaub. ${right} km sind schon geschafft. Wie viele Kilometer fehlen noch?`,
    reply: (result) => `Es fehlen noch ${result}.`,
  },
  {
    numbers: {
      medium: { left: [12_000, 48_000, 500], right: [3_500, 11_500, 500] },
      hard: { left: [21_500, 68_000, 50], right: [9_450, 20_900, 10] },
    },
    unit: nouns.seat,
    tell: ({ left, right }) =>
      `In einem Stadion gibt es ${left} Plätze. ${right} Plätze sind noch frei. Wie viele Plätze sind besetzt?`,
    reply: (result) => `Besetzt sind ${result}.`,
  },
  {
    numbers: { hard: { left: [95, 245, 5, 10], right: [125, 885, 5, 100] } },
    unit: nouns.metre,
    tell: ({ left, right, child }) =>
      `Ein Seil ist ${left} m lang. ${child} schneidet ${right} m davon ab. Wie lang ist das Seil noch?`,
    reply: (result) => `Das Seil ist noch ${result} lang.`,
  },
  {
    numbers: { hard: { left: [1, 9], right: [11, 19] } },
    unit: nouns.degree,
    tell: ({ left, right }) =>
      `Am Abend sind es ${left} °C. In der Nacht sinkt die Temperatur um ${right} °C. Welche Temperatur zeigt das Thermometer dann?`,
    reply: (result) => `Dann zeigt es ${result}.`,
  },
  {
    numbers: { hard: 'fractions' },
    unit: nouns.litre,
    tell: ({ left, right, child }) =>
      `In einer Flasche ist ${left} l Saft. ${child} gießt ${right} l in einen Krug. Wie viel Liter bleiben in der Flasche?`,
    reply: (result) => `Die Flasche enthält noch ${result} Saft.`,
  },
  {
    numbers: { easy: { left: [12, 48], right: [3, 30] } },
    unit: nouns.cookie,
    tell: ({ left, right, child }) =>
      `${child} backt ${left} Kekse. Die Gäste essen ${right} Kekse. Wie viele Kekse sind übrig?`,
    reply: (result) => `Es sind ${result} übrig.`,
  },
  {
    numbers: {
      easy: { left: [30, 90, 5], right: [5, 60, 5] },
      medium: { left: [80, 150, 5], right: [15, 75] },
    },
    unit: nouns.minute,
    tell: ({ left, right }) =>
      `Ein Film dauert ${left} min. ${right} min sind schon vorbei. Wie viele Minuten dauert er noch?`,
    reply: (result) => `Er dauert noch ${result}.`,
  },
];
