import type { ToldProblem, WordsOfTelling } from './words-of-telling.ts';

const GOODS: readonly (readonly [string, string])[] = [
  ['ein Heft', 'Hefte'],
  ['ein Brötchen', 'Brötchen'],
  ['eine Kugel Eis', 'Kugeln'],
  ['ein Stift', 'Stifte'],
  ['eine Brezel', 'Brezeln'],
  ['ein Ball', 'Bälle'],
];

/** Prices, change, and money that is left or missing. */
export function moneyProblems({
  n,
  pick,
  between,
  random,
  who,
}: WordsOfTelling): (() => ToldProblem)[] {
  return [
    () => {
      const [one, many] = pick(GOODS);
      const [count, price] = [between(2, 8), pick([50, 80, 100, 150, 200, 300, 250])];
      const said =
        price % 100 === 0
          ? `${n(price / 100)} Euro`
          : price < 100
            ? `${price} Cent`
            : `${Math.floor(price / 100)},${price % 100} Euro`;
      const paid = Math.ceil((count * price) / 1_000) * 1_000;
      return random() < 0.5
        ? {
            kind: 'price',
            text: pick([
              `${one.charAt(0).toUpperCase()}${one.slice(1)} kostet ${said}. Was kosten ${n(count)} ${many}?`,
              `${who} kauft ${n(count)} ${many}. ${one.charAt(0).toUpperCase()}${one.slice(1)} kostet ${said}. Wie viel muss ${who} bezahlen?`,
              `${who} kauft ${n(count)} ${many} für je ${said}. Wie viel kostet das?`,
            ]),
            answer: count * price,
          }
        : {
            kind: 'change',
            text: `${who} kauft ${n(count)} ${many}. ${one.charAt(0).toUpperCase()}${one.slice(1)} kostet ${said}. ${pick([`${who} zahlt mit ${paid / 100} Euro.`, `${pick(['Er', 'Sie'])} gibt ${paid / 100} Euro.`, `${pick(['Er', 'Sie'])} bezahlt mit einem ${paid / 100}-Euro-Schein.`])} ${pick([`Wie viel bekommt ${who} zurück?`, 'Was kriegt sie zurück?'])}`,
            answer: paid - count * price,
          };
    },
    () => {
      const [a, b, c] = [between(20, 60), between(3, 9), between(3, 9)];
      return {
        kind: 'money left',
        text: `${who} hat ${a} Euro. ${pick([`${pick(['Er', 'Sie'])} kauft ein Buch für ${n(b)} Euro und einen Ball für ${n(c)} Euro.`, `Ein Buch kostet ${n(b)} Euro, ein Ball kostet ${n(c)} Euro. ${who} kauft beides.`])} Wie viel Geld hat ${who} ${pick(['noch', 'dann noch', 'übrig'])}?`,
        answer: (a - b - c) * 100,
      };
    },
    () => {
      const [whole, had] = [between(30, 90), between(5, 25)];
      return {
        kind: 'missing',
        text: pick([
          `${who} will ein Skateboard für ${whole} Euro kaufen. ${pick(['Er', 'Sie'])} hat schon ${had} Euro. Wie viel fehlt noch?`,
          `Ein Roller kostet ${whole} Euro. ${who} hat ${had} Euro gespart. Wie viel Geld fehlt ${who} noch?`,
        ]),
        answer: (whole - had) * 100,
      };
    },
  ];
}
