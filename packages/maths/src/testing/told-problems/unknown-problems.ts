import type { ToldProblem, WordsOfTelling } from './words-of-telling.ts';

/** What was there before, what changed, what the other part is. */
export function unknownProblems({
  n,
  pick,
  between,
  who,
  thing,
}: WordsOfTelling): (() => ToldProblem)[] {
  return [
    () => {
      const [end, gone] = [between(5, 20), between(2, 9)];
      return {
        kind: 'start',
        text: pick([
          `${who} verliert ${n(gone)} ${thing} und hat jetzt noch ${n(end)}. Wie viele hatte ${who} vorher?`,
          `${who} hat ${n(gone)} ${thing} verschenkt. Jetzt hat ${who} noch ${n(end)}. Wie viele ${thing} waren es am Anfang?`,
          `${who} hat noch ${n(end)} ${thing}. ${n(gone)} hat ${who} verloren. Wie viele waren es vorher?`,
        ]),
        answer: end + gone,
      };
    },
    () => {
      const [start, end] = [between(15, 30), between(3, 12)];
      return {
        kind: 'change unknown',
        text: pick([
          `${who} hatte ${n(start)} ${thing}. Jetzt hat ${who} noch ${n(end)}. Wie viele hat ${who} verloren?`,
          `Am Morgen lagen ${n(start)} ${thing} im Korb, am Abend sind es nur noch ${n(end)}. Wie viele wurden weggenommen?`,
        ]),
        answer: start - end,
      };
    },
    () => {
      const [all, part] = [between(15, 30), between(3, 12)];
      return {
        kind: 'part',
        text: pick([
          `In der Klasse sind ${all} Kinder. ${n(part)} davon sind Mädchen. Wie viele Jungen sind es?`,
          `Von ${all} Kindern haben ${n(part)} eine Brille. Wie viele Kinder haben keine Brille?`,
          `Auf der Weide sind ${all} Tiere, ${n(part)} davon sind Schafe und der Rest Ziegen. Wie viele Ziegen sind es?`,
        ]),
        answer: all - part,
      };
    },
  ];
}
