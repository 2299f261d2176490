import { numberWord } from '@lux/german-text/number-word.ts';

/** A word problem as a child may tell it, and the number that is asked for. */
export interface ToldProblem {
  kind: string;
  text: string;
  /** In the unit of the question: cents, centimetres, pieces. */
  answer: number;
}

type Draw = () => number;

const NAMES =
  'Lina Omar Jule Emre Pia Theo Mara Nils Zoe Ali Frieda Ben Hannah Luca Marie Finn'.split(' ');
const PEOPLE: readonly (readonly [string, string])[] = [
  ['Mein Bruder', 'er'],
  ['Meine Schwester', 'sie'],
  ['Oma', 'sie'],
  ['Opa', 'er'],
  ['Der Bauer', 'er'],
  ['Meine Freundin', 'sie'],
  ['Papa', 'er'],
];
const THINGS =
  'Murmeln Sticker Bonbons Nüsse Karten Muscheln Perlen Äpfel Kekse Steine Bausteine Stifte Luftballons Kastanien'.split(
    ' ',
  );
const GROUPS: readonly (readonly [string, string, string])[] = [
  ['eine Tüte', 'Tüten', 'jeder Tüte'],
  ['ein Karton', 'Kartons', 'jedem Karton'],
  ['eine Schachtel', 'Schachteln', 'jeder Schachtel'],
  ['ein Korb', 'Körbe', 'jedem Korb'],
  ['eine Dose', 'Dosen', 'jeder Dose'],
  ['ein Glas', 'Gläser', 'jedem Glas'],
];
const GOODS: readonly (readonly [string, string])[] = [
  ['ein Heft', 'Hefte'],
  ['ein Brötchen', 'Brötchen'],
  ['eine Kugel Eis', 'Kugeln'],
  ['ein Stift', 'Stifte'],
  ['eine Brezel', 'Brezeln'],
  ['ein Ball', 'Bälle'],
];

/** One of many problems in words, by a source of numbers from 0 to below 1. */
export function tellWordProblem(random: Draw): ToldProblem {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const isInWords = random() < 0.4;
  const n = (value: number) =>
    isInWords && value <= 20 && value > 1 ? numberWord(value) : String(value);
  const people = () =>
    random() < 0.7
      ? { who: pick(NAMES), pronoun: '' }
      : (() => {
          const [who, pronoun] = pick(PEOPLE);
          return { who, pronoun };
        })();
  const thing = pick(THINGS);
  const { who } = people();
  const other = pick(NAMES.filter((name) => name !== who));
  const have = pick(['hat', 'hat', 'besitzt', 'hatte']);
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const makers: (() => ToldProblem)[] = [
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
    () => {
      const [one, many, inEach] = pick(GROUPS);
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
      const [, many, inEach] = pick(GROUPS);
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
      const [, many] = pick(GROUPS);
      return {
        kind: 'groups then lose',
        text: `${who} hat ${n(g)} ${many} mit ${pick(['je ', 'jeweils '])}${n(e)} ${thing}. ${n(gone)} ${pick(['verschenkt', 'verliert'])} ${who}. Wie viele ${thing} ${pick(['hat', 'besitzt'])} ${who} noch?`,
        answer: g * e - gone,
      };
    },
  ];
  const told = pick(makers)();
  const isSpoken = random() < 0.3;
  return isSpoken
    ? { ...told, text: lower(told.text.replace(/[.,?](?=\s|$)/g, '').toLowerCase()) }
    : told;
}
