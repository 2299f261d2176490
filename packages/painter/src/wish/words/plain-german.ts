import { z } from 'zod';
import { readYaml } from '../../read-yaml.ts';
import { correctSelf } from './correct-self.ts';
import { readNumber } from './read-number.ts';
import { sayings } from './sayings.ts';
import { shareNoun } from './share-noun.ts';

const lists = z.record(z.string(), z.string());
const Dialect = z.strictObject({ always: lists, inDialect: lists, signs: z.string() });

type Words = { always: Map<string, string>; inDialect: Map<string, string>; signs: Set<string> };

let words: Words | undefined;

function readDialect(): Words {
  const { always, inDialect, signs } = readYaml('dialect', Dialect);
  const invert = (list: Record<string, string>) =>
    new Map(
      Object.entries(list).flatMap(([plain, said]) =>
        said.split(' ').map((word) => [word, plain] as const),
      ),
    );
  return { always: invert(always), inDialect: invert(inDialect), signs: new Set(signs.split(' ')) };
}

/** A wish in dialect or everyday speech ("an Bären mit ana Lederhosn") in plain German words. */
export function plainGerman(prompt: string): string {
  words ??= readDialect();
  const { always, inDialect, signs } = words;
  const said = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDialect = said.some((word) => signs.has(word));
  const plain = prompt.replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word) => {
    const lower = word.toLowerCase().replace(/['’]/g, '');
    const found = always.get(lower) ?? (isDialect ? inDialect.get(lower) : undefined);
    if (found === undefined) return word;
    const isCapital = /^\p{Lu}/u.test(word) && word.length > 1;
    return isCapital ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
  return joinTorn(
    correctSelf(
      spoken(
        nominal(
          owned(
            owning(
              burning(
                racing(holding(boys(standing(teaching(lookingOn(heaped(shareNoun(plain)))))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** "steht auf dem Kopf" is a handstand, unless it is somebody's head. */
const standing = (text: string) =>
  text.replace(
    /\b(?:steht|stehe|stehen)\s+auf\s+dem\s+kopf\b(?!\s+(?:von|des|der))/giu,
    'macht einen Kopfstand',
  );

/** "bringt ihrem Küken das Tauchen bei": both do it. */
const teaching = (text: string) =>
  text.replace(
    /\bbring(?:t|e|en)\s+(?:\p{L}+em|\p{L}+er|dem|der)\s+(\p{L}+)\s+(?:das\s+)?(\p{L}+(?:en|eln|ern))\s+bei(?!\p{L})/giu,
    (_, pupil: string, doing: string) => `und ein ${pupil} ${doing.toLowerCase()}`,
  );

const SEVERAL =
  /\b(?:zwei|drei|vier|fünf|sechs|viele|wir|kinder|tiere|leute|familie|klasse|freunde|mannschaft)\b.*\balle\b/iu;

/** "eine Fee küsst einen Frosch und alle klatschen": those who look on. */
const lookingOn = (text: string) =>
  SEVERAL.test(text)
    ? text
    : text.replace(
        /\bund\s+alle\s+(?=(?:klatschen|jubeln|applaudieren|schauen\s+zu|gucken\s+zu|staunen|winken)\b)/giu,
        'und drei Kinder ',
      );

/** "beim Zähneputzen", "Laternenumzug, drei Kinder": what is done then. */
const nominal = (text: string) =>
  text
    .replace(/\b(?:beim|bei\s+dem)\s+zähneputzen\b/giu, 'putzt sich die Zähne')
    .replace(
      /\blaternenumzug\b,?\s+(?:mit\s+)?((?:\p{L}+|\d+)\s+kinder)n?\b/giu,
      '$1 halten Laternen',
    )
    .replace(/\bkinder\s+(?:beim|auf\s+dem|im)\s+laternenumzug\b/giu, 'Kinder halten Laternen')
    .replace(/\beine\s+(?:tier)?band\s+aus\s+tieren,?\s+(?:also\s+)?/giu, '')
    .replace(/\bfood\s+truck\b/giu, 'Foodtruck');

/** "eine Torte mit sieben Kerzen" has a drawing for each number up to twelve. */
const candles =
  /\b(?:geburtstags)?(?:torte|kuchen)\b,?\s+(?:mit|da\s+sind|wo|und\s+da\s+sind|auf\s+der)\s+(?:sind\s+|brennen\s+)?(?:(\p{L}+|\d+)\s+)?(?:bunten?\s+)?kerzen\b(?:\s+(?:drauf|darauf|sind|brennen|leuchten|stecken))?/giu;
const NUMBERS = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** So many where nobody counts them. */
const SOME_CANDLES = 5;

const lit = (found: string, said = '') => {
  const isUncounted = said === '' || /^(viel|bunt|brennend|leuchtend)/i.test(said);
  const number = NUMBERS[(isUncounted ? SOME_CANDLES : (readNumber(said) ?? 0)) - 1];
  return number ? `${number.replace(/^./, (letter) => letter.toUpperCase())}kerzentorte` : found;
};

const spoken = (text: string) =>
  sayings.reduce(
    (said, [pattern, plain]) => said.replace(pattern, plain),
    text.replace(candles, lit),
  );

/** "auf Papas Kopf": whose it is comes after it. */
const owning = (text: string) =>
  text.replace(
    /\b([Aa]uf|[Ii]n|[Aa]n|[Uu]nter)\s+(Papa|Mama|Oma|Opa)s\s+(Kopf|Rücken|Schoß|Arm|Bauch|Nase|Schulter|Schultern|Hand)(?!\p{L})/giu,
    (_, preposition: string, owner: string, part: string) =>
      `${preposition} ${/^(Nase|Schulter|Hand)/i.test(part) ? 'der' : 'dem'} ${part} von ${owner}`,
  );

/** "frisst Omas Wäsche": nobody says that she is there. */
const owned = (text: string) =>
  text.replace(
    /(?<!\b(?:zwei|drei|vier|viele|die|der|beide|alle|und|mit|ein paar)\s+)\b(?:papa|mama|oma|opa|tante|onkel)s\s+(?=\p{L}{3})/giu,
    '',
  );

/** "einen Stapel Bücher": books. */
const heaped = (text: string) =>
  text.replace(/\beine?n?\s+(?:Stapel|Menge|Berg voll)\s+(?=\p{Lu})/gu, '');

/** "ein junge" is a boy: young is "ein junger" or "eine junge". */
const boys = (text: string) =>
  text.replace(/\b(ein|(?:klein|groß|alt)er)\s+junge\b(?!-)/giu, '$1 Junge');

/** "hält den Ball fest" is no feast. */
const holding = (text: string) =>
  text.replace(
    /\b((?:hält|halten|haltet|hielt|steckt|stecken|klebt|kleben|sitzt|sitzen|hängt|hängen|bindet|friert|macht)\b[^.,;!?]*?)\s+fest\b/gu,
    '$1',
  );

/** "laufen um die Wette": they run. */
const racing = (text: string) =>
  text
    .replace(/\b(?:laufen|gehen)\s+um\s+die\s+wette\b/giu, 'rennen')
    .replace(/\s+um\s+die\s+wette\b/giu, '');

/** "ein Haus, das brennt" is a burning house. */
function burning(text: string): string {
  return text.replace(
    /\b(ein|eine|einen|das|der|die|den)\s+(\p{L}{3,}),?\s+(?:was|das|der|die|wo|welches)\s+(?:gerade\s+|da\s+)?brennt\b/giu,
    '$1 brennendes $2',
  );
}

/** "ein Horn" that is ridden is a unicorn, torn apart by who listened. */
function joinTorn(text: string): string {
  return text
    .replace(/\b(ein(?:em|en)?|dem|das|den|mein|meinem)\s+ein[- ]?horn\b/giu, '$1 Einhorn')
    .replace(/\b(meer)\s+(jungfrau(?:en)?)\b/giu, 'Meer$2')
    .replace(
      /\b(schnee|fleder|regen|heiß\s?luft|feuer\s?wehr)\s+(mann|maus|bogen|ballon|auto)\b/giu,
      join,
    );
}

const join = (_found: string, first: string, second: string) =>
  first.replace(/\s/g, '').replace(/^./, (letter) => letter.toUpperCase()) + second.toLowerCase();
