import { PACKS, type ToldProblem, type WordsOfTelling } from './words-of-telling.ts';

/** Things in packs, and things that are shared. */
export function packProblems({
  n,
  pick,
  between,
  who,
  thing,
}: WordsOfTelling): (() => ToldProblem)[] {
  return [
    () => {
      const [one, many, inEach] = pick(PACKS);
      const [g, e] = [between(3, 9), between(3, 9)];
      return {
        kind: 'groups',
        text: pick([
          `In ${inEach} sind ${n(e)} ${thing}. ${who} kauft ${n(g)} ${many}. Wie viele ${thing} sind das?`,
          `Es gibt ${n(g)} ${many}. In ${inEach} liegen ${n(e)} ${thing}. Wie viele ${thing} sind es insgesamt?`,
          `${who} hat ${n(g)} ${many} mit je ${n(e)} ${thing}n`.replace(/nn$/, 'n') +
            `. Wie viele ${thing} hat ${who}?`,
          `In ${one.replace('eine', 'einer').replace(/^ein /, 'einem ')} sind ${n(e)} ${thing}. Wie viele ${thing} sind in ${n(g)} ${many}${many.endsWith('n') || many.endsWith('s') ? '' : 'n'}?`,
        ]),
        answer: g * e,
      };
    },
    () => {
      const [, many, inEach] = pick(PACKS);
      const [g, e] = [between(3, 9), between(3, 9)];
      return {
        kind: 'how many groups',
        text: pick([
          `${who} hat ${n(g * e)} ${thing}. In jede${inEach.slice(4)} passen ${n(e)}. Wie viele ${many} braucht ${who}?`,
          `${n(g * e)} ${thing} werden in ${many} gepackt, in ${inEach} sind ${n(e)}. Wie viele ${many} sind das?`,
        ]).replace('jeder ', pick(['jede ', 'jeder '])),
        answer: g,
      };
    },
    () => {
      const [g, e] = [between(3, 9), between(3, 9)];
      const [kids] = [pick(['Kinder', 'Freunde', 'Geschwister'])];
      return {
        kind: 'share',
        text: pick([
          `${who} verteilt ${n(g * e)} ${thing} an ${n(g)} ${kids}. Wie viele bekommt jedes Kind?`,
          `${n(g)} ${kids} teilen sich ${n(g * e)} ${thing}. Wie viele kriegt jeder?`,
          `${who} hat ${n(g * e)} ${thing} und teilt sie gerecht an ${n(g)} ${kids} auf. Wie viele ${thing} bekommt jeder?`,
          `Wir sind ${n(g)} ${kids} und haben ${n(g * e)} ${thing}. Wie viele kriegt jeder?`,
        ]),
        answer: e,
      };
    },
  ];
}
