import type { ToldProblem, WordsOfTelling } from './words-of-telling.ts';

/** What somebody has, gets, loses, and how two compare. */
export function amountProblems({
  n,
  pick,
  between,
  random,
  who,
  other,
  thing,
  have,
}: WordsOfTelling): (() => ToldProblem)[] {
  return [
    () => {
      const [a, b] = [between(8, 30), between(2, 7)];
      const gone = pick([
        `${n(b)} davon ${pick(['verliert', 'verschenkt', 'verkauft'])} ${pick(['er', 'sie'])}.`,
        `Dann ${pick(['verliert', 'verschenkt'])} ${pick(['er', 'sie'])} ${n(b)}.`,
        `${n(b)} gehen ${pick(['verloren', 'kaputt'])}.`,
        `${pick(['Er', 'Sie'])} gibt ${other} ${n(b)} davon ab.`,
        `${pick(['Er', 'Sie'])} schenkt ${other} ${n(b)}.`,
      ]);
      return {
        kind: 'lose',
        text: `${who} ${have} ${n(a)} ${thing}. ${gone} ${pick([`Wie viele ${thing} hat ${who} noch?`, 'Wie viele sind noch übrig?', `Wie viele bleiben ${who}?`, 'Wie viele sind es jetzt?'])}`,
        answer: a - b,
      };
    },
    () => {
      const [a, b, c] = [between(8, 30), between(2, 9), between(2, 7)];
      return {
        kind: 'two steps',
        text: `${who} ${have} ${n(a)} ${thing}, ${pick(['bekommt', 'findet', 'gewinnt', 'kauft'])} ${n(b)} ${pick(['dazu', 'neue'])} und ${pick(['verliert', 'verschenkt'])} ${pick(['dann ', ''])}${n(c)}. ${pick([`Wie viele hat ${who} jetzt?`, `Wie viele ${thing} sind es jetzt?`, `Wie viele ${thing} hat ${who} am Ende?`])}`,
        answer: a + b - c,
      };
    },
    () => {
      const [a, b] = [between(3, 25), between(3, 25)];
      return {
        kind: 'total',
        text: pick([
          `${who} hat ${n(a)} ${thing} und ${other} hat ${n(b)}. Wie viele haben sie zusammen?`,
          `${who} hat ${n(a)} ${thing}, ${other} ${n(b)}. Wie viele ${thing} sind das insgesamt?`,
          `Ich hab ${n(a)} ${thing} und ${other} ${n(b)}, wie viele haben wir zusammen?`,
          `${who} sammelt am Montag ${n(a)} ${thing} und am Dienstag ${n(b)}. Wie viele ${thing} sind das zusammen?`,
        ]),
        answer: a + b,
      };
    },
    () => {
      const [a, b] = [between(3, 25), between(2, 9)];
      const more = random() < 0.5;
      return {
        kind: 'compare',
        text: pick([
          `${who} hat ${n(a)} ${thing}. ${other} hat ${n(b)} ${more ? 'mehr' : 'weniger'}. Wie viele hat ${other}?`,
          `${other} hat ${n(b)} ${thing} ${more ? 'mehr' : 'weniger'} als ${who}. ${who} hat ${n(a)}. Wie viele ${thing} hat ${other}?`,
          `${who} hat ${n(a)} ${thing}. Das sind ${n(b)} ${more ? 'weniger' : 'mehr'} als ${other} hat. Wie viele hat ${other}?`,
        ]),
        answer: more ? a + b : a - b,
      };
    },
    () => {
      const [a, f] = [between(3, 12), between(2, 4)];
      const times = ['', '', 'doppelt', 'dreimal', 'viermal'][f] ?? '';
      const isTotal = random() < 0.4;
      return {
        kind: 'times',
        text:
          pick([
            `${who} hat ${n(a)} ${thing}, ${other} hat ${times} so viele. `,
            `${other} hat ${times} so viele ${thing} wie ${who}. ${who} hat ${n(a)}. `,
          ]) + (isTotal ? 'Wie viele haben beide zusammen?' : `Wie viele hat ${other}?`),
        answer: isTotal ? a + a * f : a * f,
      };
    },
    () => {
      const [a, b] = [between(3, 15), between(16, 30)];
      return {
        kind: 'difference',
        text: `${who} hat ${n(b)} ${thing} und ${other} hat ${n(a)}. ${pick([`Wie viele hat ${who} mehr als ${other}?`, `Wie viele ${thing} hat ${other} weniger?`, 'Wie groß ist der Unterschied?'])}`,
        answer: b - a,
      };
    },
  ];
}
