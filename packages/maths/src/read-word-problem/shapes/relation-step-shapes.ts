import { isSameNoun } from '../story.ts';
import { sayMoney } from './plain-problem.ts';
import type { Found, Shape } from './shape.ts';
import { calculate, share, tellWay, thereAre } from './ways.ts';

const TIMES: Readonly<Record<string, number>> = {
  doppelt: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  siebenmal: 7,
  achtmal: 8,
  zehnmal: 10,
};
const FACTOR = `(?<part>${Object.keys(TIMES).join('|')}|(?<b>\\d+) ?mal)`;
const DAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];

const factorOf = ({ part, b }: Found) => TIMES[part] ?? b;
const inUnit = (noun: string) => (value: number) =>
  noun === 'cent' ? sayMoney(value) : String(value);

/** A sum and how much more one has: who has less is asked, or who has more. */
function solveSumAndMore({ a, b, one, other, unit, noun, part, asked, text }: Found) {
  const isMoney = unit === 'cent' || noun === 'cent';
  const [sum, more] = [Math.max(a, b), Math.min(a, b)];
  const rest = sum - more;
  if (rest < 0 || rest % 2 !== 0) return null;
  const isOne = asked === one;
  if (!isOne && asked !== other) return null;
  const isMore = (part === 'mehr' || part === 'älter') === isOne;
  const say = isMoney ? sayMoney : String;
  const steps = [
    `${say(sum)} minus ${say(more)} ist ${say(rest)}`,
    `${say(rest)} geteilt durch 2 ist ${say(rest / 2)}`,
  ];
  if (isMore) steps.push(`${say(rest / 2)} plus ${say(more)} ist ${say(rest / 2 + more)}`);
  const result = isMore ? rest / 2 + more : rest / 2;
  const years = /alt/.test(text) ? 'Jahre' : '';
  return `${tellWay(...steps)} Es sind ${`${say(result)} ${years}`.trim()}.`;
}

/** What two have in relation to each other, and what comes of it. */
export const RELATION_STEP_SHAPES: readonly Shape[] = [
  {
    // "Max hat 4 mal so viele wie Jan, zusammen haben sie 25, wie viele hat Jan?"
    pattern: new RegExp(
      `(?<one>\\p{L}+) (?:hat|ist|besitzt) ${FACTOR} so (?:viele?|alt)(?: (?<noun>(?!wie )\\p{L}+))? wie (?<other>\\p{L}+).*(?:zusammen|beide) .*?(?<a>\\d+).*(?:wie ?viele?|wie alt) .*(?:hat|ist|sind) (?<asked>\\p{L}+)$`,
      'u',
    ),
    solve: (found) => {
      const factor = factorOf(found);
      const { a, one, other, asked, noun } = found;
      const small = a / (factor + 1);
      if (!Number.isInteger(small) || (asked !== one && asked !== other)) return null;
      const steps = [
        `zusammen sind es ${factor + 1} gleiche Teile`,
        `${a} geteilt durch ${factor + 1} ist ${small}`,
      ];
      if (asked === one) steps.push(`${factor} mal ${small} ist ${factor * small}`);
      return `${tellWay(...steps)} ${thereAre(asked === one ? factor * small : small, noun)}`;
    },
  },
  {
    pattern:
      /(?<one>\p{L}+) (?:hat|ist) (?<a>\d+) (?<unit>\p{L}+ )?(?<part>mehr|weniger|älter|jünger) als (?<other>\p{L}+).*(?:zusammen|beide) .*?(?<b>\d+) ?(?<noun>\p{L}*).*(?:wie ?viele?|wie alt) .*(?:hat|ist) (?<asked>\p{L}+)$/u,
    solve: solveSumAndMore,
  },
  {
    pattern:
      /(?:zusammen|beide) .*?(?<a>\d+) ?(?<noun>\p{L}*).* (?<one>\p{L}+) (?:hat|ist) (?<b>\d+) (?<unit>\p{L}+ )?(?<part>mehr|weniger|älter|jünger) als (?<other>\p{L}+).*(?:wie ?viele?|wie alt) .*(?:hat|ist) (?<asked>\p{L}+)$/u,
    solve: solveSumAndMore,
  },
  {
    // "50 in der Tüte, jeden Tag 8, wie viele sind nach 4 Tagen noch da?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:jeden tag|am tag|pro tag|täglich|jede woche|pro woche|jede stunde|pro stunde)(?: \p{L}+){0,3} (?<b>\d+).*(?:nach|in) (?<c>\d+) (?:tagen|wochen|stunden).*(?:noch|übrig|bleib)/u,
    solve: ({ a, b, c, noun }) => {
      const used = calculate(c, 'mal', b);
      if (used.value > a) return null;
      const say = inUnit(noun);
      return `${tellWay(`${c} mal ${say(b)} ist ${say(used.value)}`, `${say(a)} minus ${say(used.value)} ist ${say(a - used.value)}`)} Es sind noch ${say(a - used.value)}.`;
    },
  },
  {
    // "Mein Bruder ist 6, ich bin 3 Jahre älter, wie alt bin ich in 5 Jahren?"
    pattern:
      /(?:ist|bin) (?<a>\d+)(?: jahre(?: alt)?)?(?: und)? (?:\p{L}+ ){1,3}?(?<b>\d+) jahre (?<part>älter|jünger).*wie alt (?:bin|ist|wird|werde|sind) .* (?:in|nach) (?<c>\d+) jahren/u,
    solve: ({ a, b, c, part }) => {
      const now = calculate(a, part === 'älter' ? 'plus' : 'minus', b);
      const then = calculate(now.value, 'plus', c);
      return now.value < 0 ? null : `${tellWay(now.step, then.step)} Es sind ${then.value} Jahre.`;
    },
  },
  {
    // "Leon ist 10, Opa ist siebenmal so alt, wie alt war Opa, als Leon geboren wurde?"
    pattern: new RegExp(`(?:ist|bin) (?<a>\\d+).* ${FACTOR} so alt.*wie alt war .*geboren`, 'u'),
    solve: (found) => {
      const old = calculate(factorOf(found), 'mal', found.a);
      const then = calculate(old.value, 'minus', found.a);
      return `${tellWay(old.step, then.step)} Es sind ${then.value} Jahre.`;
    },
  },
  {
    // "Eine Pizza reicht für 3 Kinder, 8 Kinder, wie viele Pizzen?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* ein(?:e|en)? (?<one>\p{L}+) (?:reicht|langt|ist) für (?<b>\d+).*wie ?viele (?<asked>\p{L}+)/u,
    solve: ({ a, b, one, asked }) => {
      if (!isSameNoun(one.slice(0, -1), asked.slice(0, one.length))) return null;
      const parts = share(a, b);
      const count = Math.ceil(a / b);
      const more =
        parts.rest > 0
          ? ` ${parts.value} reichen nicht. Für den Rest braucht man noch eins mehr.`
          : '';
      return `${tellWay(parts.step)}${more} ${thereAre(count, asked)}`;
    },
  },
  {
    // "3 Freunde pflücken 27 Birnen, 6 sind matschig, den Rest teilen sie"
    pattern:
      /(?<a>\d+) (?:freund\p{L}*|kinder|mädchen|jungen|geschwister|leute|brüder|schwestern) (?:\p{L}+ ){1,2}(?<b>\d+) (?<noun>\p{L}+).* (?<c>\d+) (?:\p{L}+ ){0,3}(?:sind|werden|fallen|essen|gehen|verschenken|verlieren|geben).*(?:rest|übrigen|anderen).*teil/u,
    solve: ({ a, b, c, noun }) => {
      if (b <= c) return null;
      const left = calculate(b, 'minus', c);
      const parts = share(left.value, a);
      const name = noun.charAt(0).toUpperCase() + noun.slice(1);
      return `${tellWay(left.step, parts.step)} Jeder bekommt ${parts.value} ${name}.${parts.rest > 0 ? ` ${parts.rest} bleiben übrig.` : ''}`;
    },
  },
  {
    // "Ich habe 3 Euro, Mama gibt mir 2 Euro, ein Comic kostet 4 Euro, wie viel bleibt?"
    pattern:
      /(?:hab|habe|hat|spart\p{L}*) (?:\p{L}+ )?(?<a>\d+) cent.* (?:gib|gab|geb|schenk|bekomm|krieg|find)\p{L}* (?:\p{L}+ ){0,4}(?<b>\d+) cent.* (?:kost|kauf|bezahl|zahl|ausgeb|gibt)\p{L}* .*?(?<c>\d+)(?: cent)?.*(?:übrig|bleib|noch|rest|jetzt)/u,
    solve: ({ a, b, c: said, text }) => {
      const c = text.includes(`${said} cent`) ? said : said * 100;
      const all = a + b;
      if (all < c) return null;
      return `${tellWay(`${sayMoney(a)} plus ${sayMoney(b)} ist ${sayMoney(all)}`, `${sayMoney(all)} minus ${sayMoney(c)} ist ${sayMoney(all - c)}`)} Es bleiben ${sayMoney(all - c)} übrig.`;
    },
  },
  {
    // "Eine Karte kostet 7 Euro, 2 Erwachsene und 3 Kinder, Kinder zahlen nur 5 Euro"
    pattern:
      /kostet (?:\p{L}+ )?(?<a>\d+) cent.* (?<b>\d+) erwachsene\p{L}* und (?<c>\d+) kinder.* kinder (?:be)?(?:zahlen|kosten) (?:nur |je )?(?<d>\d+) cent/u,
    solve: ({ a, b, c, d }) =>
      `${tellWay(
        `${b} mal ${sayMoney(a)} ist ${sayMoney(a * b)}`,
        `${c} mal ${sayMoney(d)} ist ${sayMoney(c * d)}`,
        `${sayMoney(a * b)} plus ${sayMoney(c * d)} ist ${sayMoney(a * b + c * d)}`,
      )} Das kostet ${sayMoney(a * b + c * d)}.`,
  },
  {
    // "Heute ist Dienstag, welcher Tag ist in 10 Tagen?"
    pattern: new RegExp(
      `(?:heute|es) ist (?<one>${DAYS.join('|')}).*(?:welcher|was für ein|was) .*(?:in|nach) (?<a>\\d+) tagen`,
      'u',
    ),
    solve: ({ a, one }) => {
      const day = DAYS[(DAYS.indexOf(one) + a) % 7] ?? '';
      const name = day.charAt(0).toUpperCase() + day.slice(1);
      return `Nach 7 Tagen ist wieder der gleiche Wochentag. In ${a} Tagen ist ${name}.`;
    },
  },
];
