import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, isStopWord, wordsOf } from '../../recognition/words.ts';
import { isWhyAlone } from '../said/go-on.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { withThing } from '../whole/name-pronoun.ts';
import { tokensOf } from '../whole/word-tokens.ts';

type Names = Pick<NameIndex, 'findExact'>;
type Read = (question: string) => Said;

const BY_DEGREE =
  /^(?:und |aber )?wie (lange?|oft|schnell|weit|alt|groß|schwer|hoch|tief|heiß|kalt|viele) /iu;
const BY_WORD =
  /^(?:und |aber )?(?:(?:in|auf|an|seit) )?(?:was|wie|wo|woher|wohin|wann|wer|welche\p{L}*) (?=\p{L})/iu;
const ASKS_WHY = /^(?:und |aber )?(?:warum|wieso|weshalb|wozu)(?!\p{L})/iu;
const IS_PART = /^(?:Körperteil|Organ|Sinnesorgan)$/;
export const isPart = ({ isA, isSecondary }: Thing): boolean =>
  isSecondary || isA.some((kind) => IS_PART.test(kind));

/** "Wie viele?", "wie viele hat die davon?" */
const HOW_MANY =
  /^(?:und )?wie ?viele?(?: (?:denn|genau|ungefahr|sind das|hat (?:der|die|das|er|sie|es)|haben (?:die|sie)|davon))*[ ?.!]*$/;
const HAS_SOME = /^(?:und )?(?:hat|haben) /;
const THERE = /\b(?:da|dort)\b/;
const SAME_TOO =
  /^(?:und )?(haben|hat|konnen|kann|machen|macht|brauchen|braucht) (?!(?:der|die|das|er|sie|es|man|ich|du|wir) (?:das|die|es)\b)(.+) (?:(?:das|die|es|so was|welche|sowas) auch|auch (?:eine?[nrms]?|welche|so was|sowas|so eine?[nrms]?))[ ?.!]*$/;
/** Whether somebody else is asked to have or do the same: what else is known of them is no answer. */
export const asksSameToo = (folded: string): boolean => SAME_TOO.test(folded);
const SAME_VERBS = [/^ha(?:ben|t)$/, /^k(?:onnen|ann)$/, /^mach(?:en|t)$/, /^brauch(?:en|t)$/];
const IS_MORE =
  /^(?:und |aber )?(?:ist|sind|war|waren|wird|werden) .*\b(schneller|langsamer|grosser|kleiner|schwerer|leichter|alter|hoher|langer|starker|gefahrlicher|heisser|kalter)[ ?.!]*$/;
const AGAINST =
  /^(?:und )?(?:was (?:hilft|tut man|macht man|kann man)|wie schutzt man sich) (?:\w+ ){0,2}dagegen(?: \w+)?[ ?.!]*$/;

/** What a question of the talk asks besides once its last question is known, likeliest first. */
export function byLastQuestion(said: Said, topic: Topic, read: Read, names: Names): string[] {
  return [
    ...ofWhy(said, topic),
    ...ofCount(said, topic, read),
    ...ofPart(said, topic, read),
    ...ofCapital(said, topic, names),
    ...ofSameToo(said, topic, read),
    ...ofMore(said, topic),
    ...ofAdverb(said, topic),
  ];
}

/** "Wann sind sie ausgestorben?", "und warum?": the question before, asked by that word. */
function ofWhy({ folded }: Said, { asked = [] }: Topic): string[] {
  const [before] = asked;
  if (before === undefined || !isWhyAlone(folded) || ASKS_WHY.test(before)) return [];
  const isDenied = /\bnicht\b/.test(folded) ? ' nicht' : '';
  const text = before.replace(/[?.! ]+$/u, '');
  const degree = BY_DEGREE.exec(text)?.[1];
  if (degree !== undefined) return [`warum ${text.replace(BY_DEGREE, '')} so ${degree}`];
  const rest = text
    .replace(BY_WORD, '')
    .replace(/^(?:und|aber) /iu, '')
    .replace(/ (?:genau|denn|eigentlich)(?= |$)/giu, '');
  return [`warum ${rest}${isDenied}`];
}

/** "Hat eine Schnecke Zähne?", "wie viele?" */
function ofCount({ folded }: Said, { asked = [], thing }: Topic, read: Read): string[] {
  const [before] = asked;
  if (!thing || before === undefined || !HOW_MANY.test(folded)) return [];
  const last = read(before);
  if (!HAS_SOME.test(last.folded)) return [];
  const naming = new Set([thing.name, thing.plural ?? '', ...thing.also].flatMap(wordsOf));
  const noun = tokensOf(last).findLast(
    (word) => !isStopWord(fold(word)) && !naming.has(fold(word)) && word.length > 2,
  );
  return noun === undefined ? [] : [`wie viele ${noun} hat ${thing.name}`];
}

/** "Wie viele Zähne hat ein Hai?", "wachsen die wieder nach?": the shark's teeth, that were asked of. */
function ofPart(said: Said, { asked = [], thing }: Topic, read: Read): string[] {
  const [before] = asked;
  if (!thing || before === undefined || !said.hasPronoun || said.mentions.length > 0) return [];
  const parts = read(before).mentions.flatMap(({ certainty, things: [one] }) =>
    certainty === 'sure' && one && one !== thing && isPart(one) ? [one] : [],
  );
  return parts.flatMap((part) => {
    const whose: Thing = {
      ...part,
      name: `${part.name} von ${thing.name}`,
      ...(part.plural !== undefined && { plural: `${part.plural} von ${thing.name}` }),
    };
    return withThing(said, whose) ?? [];
  });
}

/** "Was kann man da sehen?" behind a capital asks of the city that was told. */
function ofCapital(said: Said, { entry }: Topic, names: Names): string[] {
  if (!entry || !THERE.test(said.folded) || said.mentions.length > 1) return [];
  const city = capitalIn(entry, names);
  if (!city) return [];
  const tokens = tokensOf(said);
  return [tokens.map((word) => (THERE.test(fold(word)) ? `in ${city.name}` : word)).join(' ')];
}

/** "Warum haben Katzen Schnurrhaare?", "haben Hunde das auch?" */
function ofSameToo(said: Said, { asked = [] }: Topic, read: Read): string[] {
  const [verb, rest] = SAME_TOO.exec(said.folded)?.slice(1) ?? [];
  const [before] = asked;
  const [mention] = said.mentions;
  if (verb === undefined || rest === undefined || before === undefined || !mention) return [];
  const last = read(before);
  const tokens = tokensOf(last);
  const us = last.words.findIndex((word) => /^(?:wir|man|menschen)$/.test(word));
  const named = last.mentions.find(
    ({ certainty, things: [one] }) => certainty === 'sure' && one && !isPart(one),
  );
  const at = last.words.findIndex((word) =>
    SAME_VERBS.some((one) => one.test(word) && one.test(verb)),
  );
  const who = named ?? (us >= 0 ? { start: us, end: us + 1 } : undefined);
  if (!who || at < 0 || at > who.start) return [];
  const name = tokensOf(said).slice(mention.start, mention.end);
  return [[tokens[at] ?? verb, ...name, ...tokens.slice(who.end)].join(' ')];
}

/** "Wie schnell ist ein Gepard?", "ist ein Auto schneller?" */
function ofMore(said: Said, { thing }: Topic): string[] {
  const more = IS_MORE.exec(said.folded)?.[1];
  const [mention, ...others] = said.mentions;
  if (!thing || more === undefined || !mention || others.length > 0 || said.hasPronoun) return [];
  if (mention.things.includes(thing) || mention.things.some(isPart)) return [];
  const name = tokensOf(said).slice(mention.start, mention.end).join(' ');
  return [`was ist ${tokensOf(said).at(-1)} ${name} oder ${thing.name}`];
}

/** "Was hilft dagegen?" of a cough. */
function ofAdverb(said: Said, { thing }: Topic): string[] {
  if (!thing || thing.name === '' || !AGAINST.test(said.folded)) return [];
  return [`was hilft gegen ${thing.name}`];
}

/** Whether an entry answers who asked for a capital. */
export const tellsCapital = ({
  aspect,
  asks,
}: {
  aspect?: string | undefined;
  asks: readonly string[];
}): boolean => aspect === 'capital' || /hauptstadt/iu.test(asks[0] ?? '');

/** The city that an answer to who asked for a capital names. */
export function capitalIn(
  { aspect, asks, older }: { aspect?: string; asks: readonly string[]; older: string },
  names: Names,
): Thing | undefined {
  if (!tellsCapital({ aspect, asks })) return undefined;
  return names
    .findExact(wordsOf(older))
    .flatMap(({ things: [one], rest }) => (one && rest === undefined ? [one] : []))
    .find(({ isA }) => isA.some((kind) => /stadt$/iu.test(kind)));
}
