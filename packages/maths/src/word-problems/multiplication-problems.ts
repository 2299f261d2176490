import { nouns } from './nouns.ts';
import type { WordProblem } from './word-problem.ts';

/** The same again and again. */
export const multiplicationProblems: readonly WordProblem[] = [
  {
    numbers: {
      easy: { left: [2, 10], right: [2, 10] },
      medium: { left: [12, 20], right: [6, 25] },
    },
    unit: nouns.candy,
    tell: ({ left, right, child }) =>
      `${child} packt für eine Feier ${left} Tüten. In jede Tüte kommen ${right} Bonbons. Wie viele Bonbons braucht ${child}?`,
    reply: (result) => `Es sind ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [4, 4] }, medium: { left: [12, 80], right: [4, 4] } },
    unit: nouns.wheel,
    tell: ({ left, right }) =>
      `Ein Auto hat ${right} Räder. Wie viele Räder haben ${left} Autos zusammen?`,
    reply: (result) => `Zusammen haben sie ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [8, 8] }, medium: { left: [12, 60], right: [8, 8] } },
    unit: nouns.leg,
    tell: ({ left, right }) =>
      `Eine Spinne hat ${right} Beine. Wie viele Beine haben ${left} Spinnen zusammen?`,
    reply: (result) => `Zusammen haben sie ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [5, 5] } },
    unit: nouns.finger,
    tell: ({ left, right }) =>
      `An einer Hand sind ${right} Finger. Wie viele Finger sind an ${left} Händen?`,
    reply: (result) => `Es sind ${result}.`,
  },
  {
    numbers: {
      easy: { left: [2, 10], right: [2, 10] },
      medium: { left: [11, 24], right: [12, 30] },
    },
    unit: nouns.chair,
    tell: ({ left, right }) =>
      `Im Theater stehen ${left} Reihen mit je ${right} Stühlen. Wie viele Stühle sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: {
      easy: { left: [2, 10], right: [2, 9] },
      medium: { left: [350, 950, 50, 100], right: [2, 6] },
      hard: { left: [725, 1_695, 5, 100], right: [3, 9] },
    },
    unit: nouns.euro,
    tell: ({ left, right }) =>
      `Eine Karte für den Zoo kostet ${left} €. Wie viel kosten ${right} Karten?`,
    reply: (result) => `Die Karten kosten zusammen ${result}.`,
  },
  {
    numbers: {
      easy: { left: [5, 10, 5], right: [2, 7] },
      medium: { left: [15, 45, 5], right: [3, 7] },
    },
    unit: nouns.minute,
    tell: ({ left, right, child }) =>
      `${child} liest jeden Tag ${left} min. Wie viele Minuten sind das in ${right} Tagen?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: {
      medium: { left: [12, 28], right: [3, 9] },
      hard: { left: [65, 245, 1, 10], right: [3, 9] },
    },
    unit: nouns.kilogram,
    tell: ({ left, right }) =>
      `Eine Kiste mit Obst wiegt ${left} kg. Wie viel wiegen ${right} solche Kisten?`,
    reply: (result) => `Sie wiegen zusammen ${result}.`,
  },
  {
    numbers: {
      medium: { left: [15, 80], right: [6, 12, 6] },
      hard: { left: [35, 95], right: [12, 24, 4] },
    },
    unit: nouns.bottle,
    tell: ({ left, right }) =>
      `Ein Lastwagen bringt ${left} Kisten mit je ${right} Flaschen. Wie viele Flaschen sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: { medium: { left: [250, 900, 50], right: [3, 8] } },
    unit: nouns.metre,
    tell: ({ left, right, child }) =>
      `Eine Runde um den Sportplatz ist ${left} m lang. ${child} läuft ${right} Runden. Wie viele Meter sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: { hard: { left: [12, 85, 1, 10], right: [3, 9] } },
    unit: nouns.kilometre,
    tell: ({ left, right, child }) =>
      `Der Schulweg von ${child} ist ${left} km lang. ${child} geht ihn ${right} Mal. Wie viele Kilometer sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: { hard: { left: [55, 145, 5, 100], right: [4, 12] } },
    unit: nouns.euro,
    tell: ({ left, right, child }) =>
      `${child} kauft ${right} Hefte. Jedes Heft kostet ${left} €. Wie viel muss ${child} bezahlen?`,
    reply: (result) => `Die Hefte kosten zusammen ${result}.`,
  },
  {
    numbers: {
      medium: { left: [11, 30], right: [4, 9] },
      hard: { left: [45, 125, 5, 10], right: [3, 8] },
    },
    unit: nouns.squareMetre,
    tell: ({ left, right }) =>
      `Ein rechteckiger Garten ist ${left} m lang und ${right} m breit. Wie groß ist seine Fläche?`,
    reply: (result) => `Der Garten ist ${result} groß.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [2, 10] } },
    unit: nouns.bead,
    tell: ({ left, right, child }) =>
      `${child} bastelt ${left} Ketten mit je ${right} Perlen. Wie viele Perlen sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
];
