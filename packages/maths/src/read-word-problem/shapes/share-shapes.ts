import { isSameNoun } from '../story.ts';
import { capital } from './plain-problem.ts';
import type { Shape } from './shape.ts';

const PEOPLE =
  '(?:kinder|kindern|freunde|freunden|leute|leuten|personen|geschwister|schüler|gäste|gästen|mädchen|jungen|hunde|katzen)';
const SIZES: Readonly<Record<string, number>> = {
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  siebener: 7,
  achter: 8,
  zehner: 10,
};
const GROUP = '(?:gruppen?|teams?|reihen?|paare?n?|mannschaften|tischen?|päckchen)';

const left = (rest: number) =>
  rest === 0 ? '' : rest === 1 ? ' 1 bleibt übrig.' : ` ${rest} bleiben übrig.`;

function divide(whole: number, each: number): string {
  const [count, rest] = [Math.floor(whole / each), whole % each];
  return `${whole} geteilt durch ${each} ist ${count}${rest > 0 ? ` Rest ${rest}` : ''}.`;
}

/** Sharing out, groups, and how many are needed to hold all. */
export const SHARE_SHAPES: readonly Shape[] = [
  {
    // "20 Kekse für 6 Kinder, wie viele bekommt jeder?"
    pattern: new RegExp(
      `(?<a>\\d+) (?<noun>\\p{L}+)(?: (?:werden|sollen|verteilt?|teilen|teilt|sich|gerecht))* (?:für|auf|an|unter|zwischen) (?:meine |die |alle )?(?<b>\\d+) ${PEOPLE}.* (?:wie ?viele?|was) .*(?:jede|übrig|bleib)`,
      'u',
    ),
    solve: ({ a, b, noun }) =>
      a < b
        ? null
        : `${divide(a, b)} Jeder bekommt ${Math.floor(a / b)} ${capital(noun)}.${left(a % b)}`,
  },
  {
    // "24 Kinder in Vierergruppen, wie viele Gruppen?"
    pattern: new RegExp(
      `(?<a>\\d+) \\p{L}+.* (?<size>zweier|dreier|vierer|fünfer|sechser|siebener|achter|zehner)-? ?(?<noun>${GROUP})(?!\\p{L}).*wie ?viele (?:${GROUP})`,
      'u',
    ),
    solve: ({ a, size, noun }) => {
      const each = SIZES[size] ?? 1;
      return `${divide(a, each)} Es sind ${Math.floor(a / each)} ${capital(noun)}.${left(a % each)}`;
    },
  },
  {
    // "18 Kinder immer zu zweit, wie viele Paare?"
    pattern:
      /(?<a>\d+) \p{L}+.* (?:immer |je )?(?:zu zweit|zu zweien|paarweise|zu 2).*wie ?viele (?<noun>\p{L}+)/u,
    solve: ({ a, noun }) =>
      `${divide(a, 2)} Es sind ${Math.floor(a / 2)} ${capital(noun)}.${left(a % 2)}`,
  },
  {
    // "28 Kinder, in ein Auto passen 4, wie viele Autos brauchen sie?"
    pattern:
      /(?<a>\d+) \p{L}+.* in (?:ein(?:e|en|em|er)?|jede[nmrs]?) (?<one>\p{L}+) (?:passen|passt|dürfen|gehen|sitzen) (?:immer |nur |höchstens )?(?<b>\d+).*wie ?viele (?<noun>\p{L}+)(?!.*(?:übrig|bleib))/u,
    solve: ({ a, b, noun, one }) => {
      if (!isSameNoun(one, noun)) return null;
      const rest = a % b;
      const count = Math.ceil(a / b);
      const more =
        rest > 0 ? ` ${count - 1} reichen nicht. Für den Rest braucht man noch eins mehr.` : '';
      return `${divide(a, b)}${more} Es sind ${count} ${capital(noun)}.`;
    },
  },
  {
    // "Ein Buch hat 120 Seiten, ich lese jeden Tag 15, wie lange brauche ich?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:jeden tag|am tag|pro tag|täglich|jede woche|pro woche) (?:immer )?(?<b>\d+)(?!\d| (?:euro|cent|stunden|minuten)).*(?:wie lange?|wie ?viele (?:tage|wochen))/u,
    solve: ({ a, b, text }) => {
      const unit = text.includes('woche') ? 'Wochen' : 'Tage';
      const rest = a % b;
      const more =
        rest > 0
          ? ` Für den Rest braucht man noch eine${unit === 'Tage' ? 'n Tag' : ' Woche'}.`
          : '';
      return `${divide(a, b)}${more} Es sind ${Math.ceil(a / b)} ${unit}.`;
    },
  },
  {
    // "12 Stücke, wir sind 5, jeder isst 2, wie viele bleiben?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:wir sind|es sind|es kommen|für) (?<b>\d+)(?: \p{L}+)? (?:und )?jede[rs]? (?:\p{L}+ )?(?<c>\d+).*(?:bleib|übrig|noch da|noch)/u,
    solve: ({ a, b, c, noun }) =>
      a < b * c
        ? null
        : `Erst: ${b} mal ${c} ist ${b * c}. Dann: ${a} minus ${b * c} ist ${a - b * c}. Es bleiben ${a - b * c} ${capital(noun)}.`,
  },
  {
    // "Von 48 Autos ist ein Viertel rot, wie viele sind rot?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+).* (?:die|ein|eine) (?<part>hälfte|drittel|viertel|fünftel|zehntel) (?:davon |von ihnen )?(?:ist|sind|hat|haben) (?<what>\p{L}+).*wie ?viele (?:\p{L}+ )?(?:sind|ist|haben|hat) (?<asked>\p{L}+)/u,
    solve: ({ a, noun, part, what, asked }) => {
      const by = { hälfte: 2, drittel: 3, viertel: 4, fünftel: 5, zehntel: 10 }[part] ?? 1;
      if (a % by !== 0 || what !== asked) return null;
      return `${part === 'hälfte' ? 'Die Hälfte' : `Ein ${capital(part)}`} von ${a} ist ${a / by}. Es sind ${a / by} ${capital(noun)}.`;
    },
  },
  {
    // "3 Hosen und 4 Hemden, wie viele Outfits?"
    pattern:
      /(?<a>\d+) (?<noun>\p{L}+) und (?<b>\d+) \p{L}+.*wie ?viele (?:verschiedene )?(?:outfits|kombinationen|möglichkeiten)/u,
    solve: ({ a, b }) => `${a} mal ${b} ist ${a * b}. Es gibt ${a * b} Möglichkeiten.`,
  },
  {
    pattern:
      /(?:von|seite) seite (?<a>\d+) bis (?:zu |zur )?(?:seite )?(?<b>\d+).*wie ?viele seiten/u,
    solve: ({ a, b }) =>
      b <= a
        ? null
        : `${b} minus ${a} ist ${b - a}. Seite ${a} zählt mit, darum kommt 1 dazu. Es sind ${b - a + 1} Seiten.`,
  },
];
