import { nouns } from './nouns.ts';
import type { WordProblem } from './word-problem.ts';

/** Something comes together or grows. */
export const additionProblems: readonly WordProblem[] = [
  {
    numbers: { easy: { left: [4, 45], right: [4, 48] } },
    unit: nouns.apple,
    tell: ({ left, right, child, friend }) =>
      `${child} pflückt ${left} Äpfel, ${friend} pflückt ${right} Äpfel. Wie viele Äpfel haben die beiden zusammen?`,
    reply: (result) => `Zusammen haben sie ${result}.`,
  },
  {
    numbers: {
      easy: { left: [6, 60], right: [3, 35] },
      medium: { left: [115, 560], right: [25, 380] },
    },
    unit: nouns.sticker,
    tell: ({ left, right, child, friend }) =>
      `${child} hat ${left} Sticker. ${friend} schenkt ${child} noch ${right} Sticker dazu. Wie viele Sticker hat ${child} jetzt?`,
    reply: (result) => `Jetzt sind es ${result}.`,
  },
  {
    numbers: { easy: { left: [5, 28], right: [2, 15] } },
    unit: nouns.child,
    tell: ({ left, right }) =>
      `Im Bus sitzen ${left} Kinder. An der Haltestelle steigen ${right} Kinder ein. Wie viele Kinder sitzen jetzt im Bus?`,
    reply: (result) => `Jetzt sitzen ${result} im Bus.`,
  },
  {
    numbers: {
      easy: { left: [5, 18], right: [8, 35] },
      medium: { left: [450, 1_590, 10, 100], right: [650, 2_490, 10, 100] },
      hard: { left: [485, 1_899, 1, 100], right: [345, 2_999, 1, 100] },
    },
    unit: nouns.euro,
    tell: ({ left, right }) =>
      `Ein Buch kostet ${left} €, ein Spiel kostet ${right} €. Wie viel kosten beide zusammen?`,
    reply: (result) => `Beide zusammen kosten ${result}.`,
  },
  {
    numbers: { medium: { left: [95, 240], right: [95, 240] } },
    unit: nouns.child,
    tell: ({ left, right }) =>
      `In eine Schule gehen ${left} Mädchen und ${right} Jungen. Wie viele Kinder sind das?`,
    reply: (result) => `Das sind ${result}.`,
  },
  {
    numbers: {
      easy: { left: [4, 20], right: [3, 20] },
      medium: { left: [12, 68], right: [14, 75] },
      hard: { left: [85, 345, 1, 10], right: [65, 298, 1, 10] },
    },
    unit: nouns.kilometre,
    tell: ({ left, right, child }) =>
      `${child} fährt mit dem Rad. Am Samstag sind es ${left} km, am Sonntag ${right} km. Wie viele Kilometer sind es an beiden Tagen zusammen?`,
    reply: (result) => `Es sind zusammen ${result}.`,
  },
  {
    numbers: {
      medium: { left: [350, 2_900, 10], right: [420, 3_400, 10] },
      hard: { left: [4_250, 18_900], right: [3_150, 21_800] },
    },
    unit: nouns.visitor,
    tell: ({ left, right }) =>
      `Am Samstag kommen ${left} Gäste in den Zoo, am Sonntag ${right} Gäste. Wie viele Gäste sind es am ganzen Wochenende?`,
    reply: (result) => `Am ganzen Wochenende sind es ${result}.`,
  },
  {
    numbers: { hard: { left: [12, 48, 1, 10], right: [105, 385, 5, 100] } },
    unit: nouns.kilogram,
    tell: ({ left, right, child }) =>
      `Der leere Koffer von ${child} wiegt ${left} kg. Die Kleider darin wiegen ${right} kg. Wie schwer ist der gepackte Koffer?`,
    reply: (result) => `Der gepackte Koffer wiegt ${result}.`,
  },
  {
    numbers: { easy: { left: [6, 50], right: [5, 45] } },
    unit: nouns.shell,
    tell: ({ left, right, child }) =>
      `${child} sammelt am Strand ${left} Muscheln. Am nächsten Tag kommen ${right} Muscheln dazu. Wie viele Muscheln sind es dann?`,
    reply: (result) => `Dann sind es ${result}.`,
  },
  {
    numbers: { medium: { left: [650, 2_400, 50], right: [350, 1_950, 50] } },
    unit: nouns.metre,
    tell: ({ left, right }) =>
      `Der Wanderweg bis zur Hütte ist ${left} m lang. Von dort sind es noch ${right} m bis zum See. Wie lang ist der ganze Weg?`,
    reply: (result) => `Der ganze Weg ist ${result} lang.`,
  },
  {
    numbers: {
      easy: { left: [10, 45, 5], right: [5, 40, 5] },
      medium: { left: [25, 95], right: [18, 90] },
    },
    unit: nouns.minute,
    tell: ({ left, right, child }) =>
      `${child} übt am Vormittag ${left} min und am Nachmittag ${right} min Klavier. Wie viele Minuten sind das zusammen?`,
    reply: (result) => `Zusammen sind es ${result}.`,
  },
  {
    numbers: { hard: { left: [-14, -2], right: [3, 19] } },
    unit: nouns.degree,
    tell: ({ left, right }) =>
      `Am Morgen sind es ${left} °C. Bis zum Mittag steigt die Temperatur um ${right} °C. Wie viel Grad sind es dann?`,
    reply: (result) => `Die Temperatur beträgt dann ${result}.`,
  },
  {
    numbers: { hard: 'fractions' },
    unit: nouns.litre,
    tell: ({ left, right }) =>
      `Für ein Getränk mischt man ${left} l Saft und ${right} l Wasser. Wie viel Liter sind das zusammen?`,
    reply: (result) => `Zusammen ergibt das ${result}.`,
  },
];
