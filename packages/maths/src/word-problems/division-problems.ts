import { nouns } from './nouns.ts';
import type { WordProblem } from './word-problem.ts';

/** Something is shared out, or split into parts of the same size. */
export const divisionProblems: readonly WordProblem[] = [
  {
    numbers: { easy: { left: [2, 10], right: [2, 10] }, medium: { left: [12, 30], right: [3, 9] } },
    unit: nouns.cookie,
    tell: ({ left, right }) =>
      `${left} Kekse werden gerecht an ${right} Kinder verteilt. Wie viele Kekse bekommt jedes Kind?`,
    reply: (result) => `Jedes Kind bekommt ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [2, 8] }, medium: { left: [12, 48], right: [4, 9] } },
    unit: nouns.page,
    tell: ({ left, right, child }) =>
      `${child} klebt ${left} Fotos in ein Album, auf jede Seite ${right} Fotos. Wie viele Seiten werden voll?`,
    reply: (result) => `Es werden ${result} voll.`,
  },
  {
    numbers: { easy: { left: [2, 8], right: [2, 6] }, medium: { left: [11, 45], right: [4, 8] } },
    unit: nouns.group,
    tell: ({ left, right }) =>
      `${left} Kinder bilden Gruppen mit je ${right} Kindern. Wie viele Gruppen entstehen?`,
    reply: (result) => `Es entstehen ${result}.`,
  },
  {
    numbers: {
      easy: { left: [2, 9], right: [2, 9] },
      medium: { left: [11, 24], right: [3, 8] },
      hard: { left: [245, 985, 5, 100], right: [3, 8] },
    },
    unit: nouns.euro,
    tell: ({ left, right }) =>
      `${right} Eintrittskarten kosten zusammen ${left} €. Wie viel kostet eine Karte?`,
    reply: (result) => `Eine Karte kostet ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [2, 6] }, medium: { left: [12, 60], right: [3, 9] } },
    unit: nouns.tulip,
    tell: ({ left, right }) =>
      `Eine Gärtnerin pflanzt ${left} Tulpen in ${right} gleich lange Reihen. Wie viele Tulpen stehen in jeder Reihe?`,
    reply: (result) => `In jeder Reihe stehen ${result}.`,
  },
  {
    numbers: { easy: { left: [2, 10], right: [2, 10] }, medium: { left: [12, 75], right: [3, 9] } },
    unit: nouns.centimetre,
    tell: ({ left, right, child }) =>
      `${child} schneidet ein ${left} cm langes Band in ${right} gleich lange Stücke. Wie lang ist jedes Stück?`,
    reply: (result) => `Jedes Stück ist ${result} lang.`,
  },
  {
    numbers: { hard: { left: [35, 185, 5, 100], right: [3, 9] } },
    unit: nouns.metre,
    tell: ({ left, right, child }) =>
      `${child} sägt eine ${left} m lange Latte in ${right} gleich lange Stücke. Wie lang ist jedes Stück?`,
    reply: (result) => `Jedes Stück ist ${result} lang.`,
  },
  {
    numbers: {
      easy: { left: [2, 9], right: [5, 10, 5] },
      medium: { left: [6, 15], right: [10, 30, 10] },
      hard: { left: [12, 24], right: [12, 18] },
    },
    unit: nouns.day,
    tell: ({ left, right, child }) =>
      `Ein Buch hat ${left} Seiten. ${child} liest jeden Tag ${right} Seiten. Nach wie vielen Tagen ist das Buch zu Ende?`,
    reply: (result) => `Es dauert ${result}.`,
  },
  {
    numbers: { hard: { left: [4, 24], right: [2, 15, 1, 10] } },
    unit: nouns.bottle,
    tell: ({ left, right }) =>
      `${left} l Saft werden in Flaschen zu je ${right} l gefüllt. Wie viele Flaschen werden voll?`,
    reply: (result) => `Es werden ${result} voll.`,
  },
  {
    numbers: {
      medium: { left: [60, 120, 10], right: [2, 6] },
      hard: { left: [625, 1_195, 5, 10], right: [2, 6] },
    },
    unit: nouns.kilometre,
    tell: ({ left, right }) =>
      `Ein Auto fährt in ${right} Stunden ${left} km, immer gleich schnell. Wie viele Kilometer fährt es in einer Stunde?`,
    reply: (result) => `In einer Stunde fährt es ${result}.`,
  },
  {
    numbers: { medium: { left: [3, 14], right: [4, 8] }, hard: { left: [9, 28], right: [6, 12] } },
    unit: nouns.boat,
    rounding: 'up',
    tell: ({ left, right }) =>
      `${left} Kinder wollen Boot fahren. In jedes Boot passen ${right} Kinder. Wie viele Boote brauchen sie, damit alle mitfahren?`,
    reply: (result) => `Sie brauchen ${result}, damit niemand zurückbleibt.`,
  },
  {
    numbers: {
      medium: { left: [2, 9], right: [6, 10, 2] },
      hard: { left: [8, 40], right: [6, 12, 2] },
    },
    unit: nouns.box,
    rounding: 'down',
    tell: ({ left, right }) =>
      `Auf dem Hof gibt es ${left} Eier. In eine Schachtel passen ${right} Eier. Wie viele Schachteln werden ganz voll?`,
    reply: (result) => `Ganz voll werden ${result}, der Rest reicht nicht für eine weitere.`,
  },
  {
    numbers: { medium: { left: [2, 9], right: [8, 9] }, hard: { left: [4, 15], right: [8, 9] } },
    unit: nouns.bus,
    rounding: 'up',
    tell: ({ left, right }) =>
      `${left} Kinder machen einen Ausflug. In jedem Kleinbus sind ${right} Plätze für Kinder. Wie viele Kleinbusse werden gebraucht?`,
    reply: (result) => `Gebraucht werden ${result}, damit niemand zurückbleibt.`,
  },
];
