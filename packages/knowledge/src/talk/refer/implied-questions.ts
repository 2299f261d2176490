import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, wordsOf } from '../../recognition/words.ts';
import { namedIn, type Said } from '../said/said.ts';
import { isPlural } from '../telling/say.ts';
import type { Topic } from '../topic.ts';
import { withThing } from '../whole/name-pronoun.ts';
import { isArticle, tokensOf } from '../whole/word-tokens.ts';
import { askedBesides } from './asked-besides.ts';
import { askedInside } from './asked-inside.ts';
import { askedWithout } from './asked-without.ts';
import { byLastQuestion } from './by-last-question.ts';
import { withLeftOut } from './left-out.ts';
import { moreImplied } from './more-implied.ts';

type Names = Pick<NameIndex, 'findExact' | 'isKnownWord'>;
type Read = (question: string) => Said;

/** "Und wenn ich renne?": the question before, in that case. */
const CASE = /^(?:und|aber|und was ist|und was passiert) ((?:wenn|falls) .+)$/u;
/** "Sterben die", "was machen sie": many are meant who do something. */
const MANY_DO = /(?:^|\s)(\p{L}{3,}en|sind) (die|sie)(?= |$)/u;
/** The first words of a sentence: whom it is about. */
const subjectIn = (sentence: string) =>
  /^(?:(?:Die|Viele|Manche|Alle) )?\p{Lu}\p{L}+(?= )/u.exec(sentence)?.[0] ?? '';
const LEAST_PART = 3;
const MOST_BEINGS = 2;
const isAlive = ({ isA }: Thing) =>
  isA.some((kind) => /^(?:Tier|Person|Mensch|Volk|Hochkultur|Pflanze|Beruf|Gruppe)$/.test(kind));

/** What a name means for sure, written in one word or more. */
const thingNamed = (text: string, names: Names): Thing | undefined => {
  const words = wordsOf(text);
  const [found, more] = names.findExact(words);
  const isWhole = found && !more && found.rest === undefined && found.end === words.length;
  return isWhole && found.start === 0 ? found.things[0] : undefined;
};

/**
 * Whole questions that a saying may mean besides, likeliest first. They only count where they are surely
 * answered: "kann man das Wasser trinken" in a talk of the sea asks of sea water.
 */
export function impliedQuestions(said: Said, topic: Topic, read: Read, names: Names): string[] {
  return [
    ...withLeftOut(said, topic, read),
    ...askedInside(said, topic),
    ...askedWithout(said, topic),
    ...askedBesides(said, topic, names),
    ...moreImplied(said, topic, names),
    ...byLastQuestion(said, topic, read, names),
    ...ofCase(said, topic),
    ...ofSuch(said, topic),
    ...ofBeings(said, topic, names),
    ...ofCompound(said, topic, read, names),
    ...ofToldCompound(said, topic),
    ...ofOther(said, topic, read, names),
  ];
}

/** "Gibt es bei uns auch welche?" */
function ofSuch(said: Said, { thing }: Topic): string[] {
  const isOfSuch =
    thing !== undefined && /^(?:und )?gibts?\b.*\b(?:welche|solche|sowas)$/.test(said.folded);
  return isOfSuch ? [withThing(said, thing)].flatMap((one) => one ?? []) : [];
}

function ofCase({ written }: Said, { asked = [], thing }: Topic): string[] {
  const clause = CASE.exec(written.replace(/[?.! ]+$/u, ''))?.[1];
  const [before] = asked;
  if (clause === undefined || before === undefined || !thing) return [];
  const [main = ''] = before.split(/[ ,]+(?:wenn|falls) /u);
  return [`${main} ${clause}`];
}

/** "Wie entsteht Honig?", "was machen die im Winter?": the bees that were told of do something. */
function ofBeings(said: Said, { entry, thing }: Topic, names: Names): string[] {
  const [phrase, verb] = MANY_DO.exec(said.question) ?? [];
  if (!phrase || verb === undefined || !entry || !thing || isAlive(thing) || isPlural(thing))
    return [];
  if (said.mentions.some(({ start }) => said.words[start - 1] === 'die')) return [];
  if (said.words.some((word) => /^(?:da|dort)$/.test(word))) return [];
  const beings = [
    ...new Set(
      names
        .findExact(
          wordsOf(
            entry.young
              .split(/[.!?] /u)
              .map(subjectIn)
              .join(' . '),
          ),
        )
        .flatMap(({ things: [one], rest }) => (one && rest === undefined ? [one] : []))
        .filter((one) => isAlive(one) && one !== thing && one.plural !== undefined),
    ),
  ].slice(0, MOST_BEINGS);
  return beings.map(({ plural = '' }) => said.question.replace(MANY_DO, ` $1 ${plural}`).trim());
}

const BEFORE_NOUN = /^(?:das|die|der|den|dem|eine?[nmr]?)$/;
const LEAST_FRONT = 3;
/** "Sind das Fische?" asks what those are that are talked of. */
const ARE_THEY =
  /^(?:und |aber )?(?:sind|waren|ist|war) das (?:(?:denn|eigentlich|auch|echt|wirklich) )*\w+$/;
const AT_PLACE = /^(?:auf|in|an|bei|unter|uber|neben|hinter|vor)$/;

/** "Wo wachsen die Bohnen?" behind what was told of "Kakaobohnen" asks of these. */
function ofToldCompound(said: Said, { entry, thing }: Topic): string[] {
  if (!entry || said.isOfAnother || ARE_THEY.test(said.folded)) return [];
  const tokens = tokensOf(said);
  const told = `${entry.young} ${entry.older}`.match(/(?<!\p{L})\p{Lu}\p{L}{6,}/gu) ?? [];
  return tokens.flatMap((token, at) => {
    const key = fold(token);
    if (!BEFORE_NOUN.test(fold(tokens[at - 1] ?? '')) || key.length <= LEAST_PART) return [];
    const isNamed = [thing?.name, thing?.plural].some((name) => name && fold(name) === key);
    const whole = isNamed
      ? undefined
      : told.find((word) => fold(word).endsWith(key) && word.length - key.length >= LEAST_FRONT);
    return whole === undefined
      ? []
      : [[...tokens.slice(0, at), whole, ...tokens.slice(at + 1)].join(' ')];
  });
}

/** "Das Wasser" in a talk of the sea: "Meerwasser", where there is such a word. */
function ofCompound(said: Said, topic: Topic, read: Read, names: Names): string[] {
  if (said.isOfAnother) return [];
  const [before] = topic.asked ?? [];
  const ofTalk = [...new Set([topic.thing, ...(before ? namedIn(read(before)) : [])])];
  const tokens = tokensOf(said);
  return tokens.flatMap((token, at) => {
    if (!BEFORE_NOUN.test(fold(tokens[at - 1] ?? '')) || token.length < LEAST_PART) return [];
    // "Wie schwer ist der Hai?" in a talk of whales is no question of the "Walhai".
    const own = thingNamed(token, names);
    if (own && isAlive(own)) return [];
    // "Auf dem Berg" is a place of its own.
    if (own && !own.isSecondary && AT_PLACE.test(fold(tokens[at - 2] ?? ''))) return [];
    return ofTalk.flatMap((thing) => {
      if (!thing) return [];
      // A word of its own that nobody named: the sea's water, but no "Hundehaus".
      const whole = [thing.name, thing.plural ?? thing.name]
        .map((front) => `${front}${fold(token)}`)
        .find((one) => names.isKnownWord(fold(one)));
      return whole === undefined
        ? []
        : [[...tokens.slice(0, at - 1), whole, ...tokens.slice(at + 1)].join(' ')];
    });
  });
}

const OF_OTHER =
  /^(?:und |aber )?(?:wie (?:ist|geht|war) (?:das|es|so was|sowas) (?:denn )?)(?:bei|beim|mit|in|im|auf)(?: de[mnr])? (.+)$/u;

/** "Was ist eine Sonnenfinsternis?", "und wie ist das beim Mond?": the eclipse of the moon. */
function ofOther(said: Said, topic: Topic, read: Read, names: Names): string[] {
  const other = OF_OTHER.exec(said.written.replace(/[?.! ]+$/u, ''))?.[1];
  const asked = (topic.asked ?? []).map(read).find((one) => namedIn(one).length > 0);
  const [meant] = other === undefined ? [] : namedIn(read(other));
  if (!asked || !meant) return [];
  const tokens = [...tokensOf(asked)];
  const swapped = asked.mentions.flatMap(({ certainty, start, end }) => {
    if (certainty !== 'sure' || end !== start + 1) return [];
    const word = asked.words[start] ?? '';
    for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
      const front = thingNamed(word.slice(0, at), names);
      if (!front) continue;
      const whole = `${fold(meant.name)}${word.slice(at)}`;
      const joined = `${fold(meant.name)}${word.slice(at).replace(/^(?:en|n|s|es)/, '')}`;
      const found = [whole, joined].find((one) => thingNamed(one, names) !== undefined);
      if (found !== undefined)
        return [[...tokens.slice(0, start), found, ...tokens.slice(end)].join(' ')];
    }
    return [];
  });
  const named = asked.mentions.find(
    ({ certainty, things }) =>
      certainty === 'sure' &&
      things.some(({ isA }) => isA.some((kind) => meant.isA.includes(kind))),
  );
  if (swapped.length > 0 || !named) return swapped;
  const from = isArticle(tokens[named.start - 1]) ? named.start - 1 : named.start;
  return [[...tokens.slice(0, from), meant.name, ...tokens.slice(named.end)].join(' ')];
}
