import { PACKS, type ToldProblem, type WordsOfTelling } from './words-of-telling.ts';

/** Rates, ages, lengths, halves, a bus, fruit. */
export function everydayProblems({
  n,
  pick,
  between,
  random,
  who,
  other,
  thing,
}: WordsOfTelling): (() => ToldProblem)[] {
  return [
    () => {
      const [per, weeks] = [between(2, 9), between(3, 12)];
      return random() < 0.5
        ? {
            kind: 'rate',
            text: `${who} ${pick(['spart jede Woche', 'bekommt jede Woche', 'legt pro Woche'])} ${n(per)} Euro${''}. Wie viel ${pick(['Geld hat', 'Euro hat'])} ${who} nach ${n(weeks)} Wochen?`,
            answer: per * weeks * 100,
          }
        : {
            kind: 'how long',
            text: `Ein Buch hat ${per * weeks} Seiten. ${who} liest ${pick(['jeden Tag', 'am Tag', 'täglich'])} ${n(per)} Seiten. ${pick(['Wie viele Tage braucht', 'Nach wie vielen Tagen ist'])} ${who}${''} ${'fertig'}?`.replace(
              /(braucht \p{L}+(?: \p{L}+)?) fertig/u,
              '$1',
            ),
            answer: weeks,
          };
    },
    () => {
      const [age, by] = [between(6, 14), between(2, 5)];
      const older = random() < 0.5;
      return {
        kind: 'age',
        text: pick([
          `${who} ist ${n(age)} Jahre alt. ${other} ist ${n(by)} Jahre ${older ? 'älter' : 'jünger'}. Wie alt ist ${other}?`,
          `${other} ist ${n(by)} Jahre ${older ? 'älter' : 'jünger'} als ${who}. ${who} ist ${n(age)}. Wie alt ist ${other}?`,
        ]),
        answer: older ? age + by : age - by,
      };
    },
    () => {
      const [whole, cut] = [between(2, 5), between(2, 9) * 10];
      return {
        kind: 'length',
        text: pick([
          `Ein Seil ist ${whole} Meter lang. ${who} schneidet ${cut} Zentimeter ab. Wie lang ist das Seil noch?`,
          `${who} hat ein Band von ${whole} m und schneidet ${cut} cm ab, wie lang ist der Rest?`,
        ]),
        answer: whole * 100 - cut,
      };
    },
    () => {
      const half = between(3, 15);
      return {
        kind: 'half',
        text: `${who} hat ${n(half * 2)} ${thing} und ${pick(['verschenkt', 'verliert', 'isst'])} die Hälfte${pick([' davon', ''])}. Wie viele ${pick(['hat', 'bleiben'])} ${who} ${pick(['noch', 'übrig'])}?`.replace(
          'bleiben',
          'hat',
        ),
        answer: half,
      };
    },
    () => {
      const [a, out, into] = [between(15, 40), between(2, 9), between(2, 9)];
      return {
        kind: 'bus',
        text: `Im ${pick(['Bus', 'Zug'])} ${pick(['sitzen', 'sind'])} ${n(a)} Leute. ${pick([`${n(out)} steigen aus und ${n(into)} steigen ein.`, `An der Haltestelle steigen ${n(out)} aus, ${n(into)} steigen ein.`])} Wie viele ${pick(['Leute ', ''])}sind ${pick(['jetzt', 'dann'])} ${pick(['drin', 'im Bus'])}?`,
        answer: a - out + into,
      };
    },
    () => {
      const [one, two, three] = [between(3, 9), between(3, 9), between(3, 9)];
      return {
        kind: 'three',
        text: `${pick(['Auf dem Tisch liegen', 'Im Korb sind'])} ${n(one)} Äpfel, ${n(two)} Birnen und ${n(three)} ${pick(['Bananen', 'Pflaumen'])}. Wie ${pick(['viele Früchte sind das', 'viel Obst ist das', 'viele Früchte sind es zusammen'])}?`,
        answer: one + two + three,
      };
    },
    () => {
      const [g, e, gone] = [between(3, 6), between(3, 9), between(2, 5)];
      const [, many] = pick(PACKS);
      return {
        kind: 'groups then lose',
        text: `${who} hat ${n(g)} ${many} mit ${pick(['je ', 'jeweils '])}${n(e)} ${thing}. ${n(gone)} ${pick(['verschenkt', 'verliert'])} ${who}. Wie viele ${thing} ${pick(['hat', 'besitzt'])} ${who} noch?`,
        answer: g * e - gone,
      };
    },
  ];
}
