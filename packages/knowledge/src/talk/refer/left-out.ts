import type { Thing } from '../../content/thing.ts';
import { fold } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { tokensOf } from '../whole/word-tokens.ts';

type Read = (question: string) => Said;

const SMALL = '(?:denn|dann|eigentlich|da|so|jetzt|uberhaupt|auch|echt|eh)';
const END = `(?: ${SMALL})*[ ?.!]*$`;
/** "Und wie viele hat eine Spinne?", "wie viele legt einer?" */
const BARE_COUNT =
  /^(und |aber )?wie viele ((?:hat|haben|hatte|hatten|legt|legen|bekommt|bekommen|braucht|brauchen) .+)$/u;
/** "Wofür braucht die so viele?" */
const SO_MANY = /^(.+ so viele)$/u;
/** "Warum hat man dann zwei?" */
const SOME_NUMBER =
  /^(?:und |aber |echt )*((?:warum|wieso|weshalb|wozu|wofür) (?:hat|haben|braucht|brauchen) .*?)(?:dann |denn )?(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$/u;
/** "Kann man auch mit nur einer leben?" */
const WITH_ONE =
  /^(.*\b(?:mit|ohne) (?:nur |bloß )?(?:einer|einem|einen|eine))(?: davon)? (\p{L}+en)$/u;
/** "Wie viele hat man davon?" */
const OF_THEM = new RegExp(
  `^(?:und )?wie viele (hat|haben) (man|wir|ich|ein mensch)(?: davon| ${SMALL})*[ ?.!]*$`,
  'u',
);
/** "Machen das Löwen auch?" */
const DO_THAT =
  /^(?:und |aber )?(?:machen|macht|tun|tut|können|kann) das (?:(?:ein|eine|die|der|das) )?(\p{L}+)(?: (?:denn|eigentlich))* auch$/u;
/** "Warum schnurren Katzen?" */
const WHAT_THEY_DO =
  /^(?:und )?(?:warum|wieso|weshalb|wie|wann|wo) (\p{L}+(?:en|ern|eln|t)) (?:(?:die|der|das|ein|eine) )?\p{L}+$/iu;
/** "Macht die das immer?" */
const ALWAYS = new RegExp(
  `^(?:und |aber )?(?:macht|machen|tut|tun) (?:die|der|er|sie|es) das (?:${SMALL} )*(immer|jeden tag|das ganze jahr|oft)${END}`,
  'u',
);
const ASKED_HOW = /^(?:und )?(?:warum|wieso|weshalb|wie|wann|wo) (\p{L}+t|\p{L}+en) (.+)$/iu;
/** "Hä, wieso mehr?", "warum nicht so lang?" */
const WHY_SO = new RegExp(
  `^(?:und |aber |hä+ |echt )*(?:warum|wieso|weshalb) (?:denn )?((?:nicht )?so (?:lang|lange|oft|viele?|weit|schnell|alt|groß|schwer|hoch|tief|heiß|kalt)|mehr|weniger)${END}`,
  'u',
);
const BY_DEGREE =
  /^(?:und )?wie (?:lange?|oft|schnell|weit|alt|groß|schwer|hoch|tief|heiß|kalt) (.+)$/iu;
/** "Babys haben mehr." */
const HAS_MORE =
  /(\p{Lu}\p{L}+) (haben|hat|sind|ist|werden|wird|leben|lebt) (?:\p{Ll}+ )?(mehr|weniger)(?!\p{L})/u;
/** "Wie das?" behind what was told. */
const HOW_SO = new RegExp(
  `^(?:und |aber |hä+ )*wie (?:das|kann das sein|geht das|kam das)${END}`,
  'u',
);
const VERB_FIRST = /^(?:haben|hat|sind|ist|können|kann|konnten|konnte|werden|wird)(?= )/u;
/** "Und auf der ganzen Welt?" */
const OF_WORLD = new RegExp(
  `^(?:und |aber )?(?:von|auf|in|wo ist (?:er|sie|es|der|die|das) auf) (?:der )?(?:ganzen )?(?:welt|erde)${END}`,
  'u',
);
const FIRST_OF_PLACE =
  /^((?:was|wer|wie heißt|welche\p{L}*) .*\p{L}{3,}ste[nrs]? \p{L}+) (?:von|in|im|auf|der|des)(?!\p{L}).*$/iu;
/** "Wie stark war das stärkste?" */
const BARE_FIRST = /^(?:und |aber )?(?:wie|wo|wann) .+ (?:der|die|das) \p{L}{3,}ste$/u;
/** "Welche Farbe haben die Eier?" in a talk of an animal. */
const OWN = /^(?:Ei|Nest|Küken|Fell|Feder|Flügel|Haut|Zunge|Schwanz|Zahn|Auge|Ohr|Bein)$/u;
/** "Und ich, wie lang soll ich schlafen, ich bin acht?" is not asked of koalas. */
const OF_PEOPLE =
  /(?:^|[ ,])((?:wie (?:lange?|oft|viel)|warum|wieso|wann|wozu) (?:soll|sollte|muss|müssen|darf|dürfen) (?:man|ich|wir)(?: (?!ich bin)\p{L}+)*?)(?:,? ich bin .*)?$/u;
const FILLER = / (?:überhaupt|denn|eigentlich|dann)(?= |$)/gu;
const HAS_PRONOUN = / (?:den|ihn|ihm|ihr|die|das|damit|davon|dafür|dagegen|es|da|dort)(?= |$)/u;

/** Questions with the words that were left out because the question before had them, likeliest first. */
export function withLeftOut(said: Said, topic: Topic, read: Read): string[] {
  const text = said.written.replace(/[?.! ]+$/u, '');
  const [before = ''] = topic.asked ?? [];
  const last = before.replace(/[?.! ]+$/u, '');
  return [
    ...ofNumber(text, last, topic, read),
    ...ofDoing(text, last, topic),
    ...ofDegree(text, last, topic),
    ...ofFirst(text, last, topic),
    ...ofOwner(said, text, topic),
    ...ofPeople(text, topic),
  ];
}

/** "Wie viele Zähne hat ein Hai?", "und wie viele hat ein Krokodil?" */
function ofNumber(text: string, last: string, topic: Topic, read: Read): string[] {
  const own = topic.entry?.thing ?? topic.thing;
  const part = own?.isSecondary ? (own.plural ?? own.name) : undefined;
  const [, verb, who] = OF_THEM.exec(text) ?? [];
  if (part !== undefined && verb !== undefined) return [`wie viele ${part} ${verb} ${who}`];
  const [, one, rest] = WITH_ONE.exec(text) ?? [];
  if (part !== undefined && own && one !== undefined)
    return [`${one} ${own.name} ${rest}`.replace(/^(?:und|aber) /u, '')];
  const [, why, many] = SOME_NUMBER.exec(text) ?? [];
  if (part !== undefined && why !== undefined) return [`${why.trim()} ${many} ${part}`];
  const noun = countedIn(last, topic.thing, read);
  if (noun === undefined) return [];
  const [, , count] = BARE_COUNT.exec(text) ?? [];
  if (count !== undefined && !OF_THEM.test(text)) {
    const name = topic.thing?.name ?? '';
    const whole = count.replace(/ (?:einer|eine|eins|die|der|sie|er)$/u, ` ${name}`);
    return [`wie viele ${noun} ${whole}`];
  }
  const soMany = SO_MANY.exec(text)?.[1];
  if (soMany === undefined || !topic.thing) return [];
  const { name } = topic.thing;
  return [`${soMany.replace(/ (?:die|der|sie|er|es)(?= )/u, ` ${name}`)} ${noun}`];
}

/** Whether only what was asked before says what is meant: "macht die das immer?" */
export const asksLeftOut = ({ written }: Said): boolean => {
  const text = written.replace(/[?.! ]+$/u, '');
  return ALWAYS.test(text) || /nicht so/u.test(WHY_SO.exec(text)?.[1] ?? '');
};

/** What was counted, or asked of, in the question before: "Zähne", "Eier". */
function countedIn(last: string, thing: Thing | undefined, read: Read): string | undefined {
  const counted = /(?:wie viele|(?:zwei|drei|vier|fünf|sechs|acht|zehn)) (\p{L}{4,})/u.exec(
    last,
  )?.[1];
  if (counted !== undefined) return counted;
  const asked = read(last);
  const mention = asked.mentions.findLast(
    ({ things, end, start }) =>
      end === start + 1 &&
      things.some((one) => one !== thing && one.plural !== undefined) &&
      !things.some((one) => one === thing),
  );
  const word = mention && tokensOf(asked)[mention.start];
  return word !== undefined &&
    mention?.things.some(({ plural = '' }) => fold(plural) === fold(word))
    ? word
    : undefined;
}

/** "Warum schnurren Katzen?", "machen das Löwen auch?"; "wie macht die Kuh Milch?", "macht die das immer?" */
function ofDoing(text: string, last: string, { thing }: Topic): string[] {
  const other = DO_THAT.exec(text)?.[1];
  const verb = WHAT_THEY_DO.exec(last)?.[1];
  if (other !== undefined && verb !== undefined) return [`${verb} ${other}`];
  const often = ALWAYS.exec(text)?.[1];
  const [, does, rest] = ASKED_HOW.exec(last) ?? [];
  if (often !== undefined && does !== undefined && thing) {
    const words = (rest ?? '').split(' ');
    return [[does, ...words.slice(0, -1), often, ...words.slice(-1)].join(' ')];
  }
  return HOW_SO.test(text) && VERB_FIRST.test(last) ? [`wie ${last}`, `warum ${last}`] : [];
}

/** "Wie lange lebt ein Hund?", "warum nicht so lang?" */
function ofDegree(text: string, last: string, { entry }: Topic): string[] {
  const degree = WHY_SO.exec(text)?.[1];
  if (degree === undefined) return [];
  const rest = BY_DEGREE.exec(last)?.[1];
  if (rest !== undefined && degree.includes('so ')) return [`warum ${rest} ${degree}`];
  const [, who, verb, more] = HAS_MORE.exec(`${entry?.young ?? ''} ${entry?.older ?? ''}`) ?? [];
  const counted = /wie viele (\p{L}+)/u.exec(last)?.[1];
  return who !== undefined && more === degree
    ? [`warum ${verb} ${who} ${more} ${counted ?? ''}`.trim()]
    : [];
}

/** "Was ist der höchste Berg von Europa?", "und von der ganzen Welt?" */
function ofFirst(text: string, last: string, { thing }: Topic): string[] {
  if (thing && thing.isA.length > 0 && BARE_FIRST.test(text))
    return [`${text.replace(/^(?:und|aber) /u, '')} ${thing.name}`];
  const first = OF_WORLD.test(text) ? FIRST_OF_PLACE.exec(last)?.[1] : undefined;
  return first === undefined ? [] : [`${first} der welt`];
}

/** The animal whose eggs are asked of, though only "die Eier" is said. */
function ofOwner(said: Said, text: string, { thing }: Topic): string[] {
  return thing && ownPart(said, thing)
    ? [`${text.replace(/^(?:und|aber) /u, '')} von ${thing.name}`]
    : [];
}

/** What belongs to the animal of a talk and is asked of last, with "die" and nobody's name. */
export function ownPart({ mentions, words }: Said, owner: Thing): Thing | undefined {
  const [mention, ...others] = mentions;
  if (!owner.isA.includes('Tier') || !mention || others.length > 0) return undefined;
  const isLast = mention.end === words.length && mention.rest === undefined;
  if (!isLast || !/^(?:der|die|das)$/.test(words[mention.start - 1] ?? '')) return undefined;
  return mention.things.find(({ name }) => OWN.test(name));
}

/** In a talk of animals, what one has to do oneself is asked of people. */
function ofPeople(text: string, { thing }: Topic): string[] {
  if (!thing?.isA.includes('Tier')) return [];
  const asked = OF_PEOPLE.exec(text)?.[1]
    ?.replace(FILLER, '')
    .replace(/^wie lang /u, 'wie lange ');
  return asked === undefined || HAS_PRONOUN.test(asked) ? [] : [asked];
}
