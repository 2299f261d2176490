import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { tokensOf } from '../whole/word-tokens.ts';

type Names = Pick<NameIndex, 'findExact'>;

const LITTLE = '(?: (?:denn|dann|eigentlich|so|jetzt|mal|da))*[ ?.!]*$';
/** "Und der zweithöchste?" */
const RANKED = new RegExp(
  `^(?:und |aber )?(?:welche[rs]? ist |wer ist |was ist )?(?:de[rn]|die|das) ((?:zweit|dritt)\\w+ste)n?${LITTLE}`,
);
/** "Und bei uns?" is written out as of Germany. */
const AT_HOME = new RegExp(
  `^(?:und |aber )?(?:(?:welche[rs]?|was) ist (?:es |das )?)?(?:(?:hier|bei uns) )?(?:in deutschland|hier|bei uns)${LITTLE}`,
);
const FIRST_OF = /(?<!\p{L})(?:[Dd]e[rnm]|[Dd]ie|[Dd]as) (\p{Ll}{3,}ste)n? (\p{Lu}\p{L}+)/u;
/** "Also ist eine Spinne keins?" of insects */
const IS_ONE =
  /^(?:und |also |dann |aber )*(?:ist|sind) (?:dann |also )?(?:(?:die|der|das|eine?) )?\w+ (?:dann |also |gar |auch )*(?:keine?[rs]?|eins|eine[rs]?)(?: oder)?[ ?.!]*$/;
/** "Und im Winter?" */
const AT_TIME =
  /^(?:und|aber) (?:was ist )?((?:nachts|abends|morgens|mittags|tagsüber)|(?:im|am) (?:winter|sommer|herbst|frühling|tag|abend|morgen|regen|dunkeln))$/u;
const ANY_TIME =
  / (?:nachts|abends|morgens|mittags|tagsüber|(?:im|am) (?:winter|sommer|herbst|frühling|tag|abend|morgen|regen|dunkeln))(?= |$)/gu;
/** "Warum ist der Himmel blau?", "und abends ist der doch rot": why it is so then. */
const OTHER_AT_TIME =
  /^(?:(?:und|aber) )+(nachts|abends|morgens|mittags|tagsüber|im winter|im sommer|im herbst|im frühling) (ist|sind|wird|werden) (?:der|die|das|es|er|sie) (?:(?:doch|aber|ja|auch|ganz|mal|immer) )*(\p{L}+)$/u;
const WHY_IS = /^(?:und )?(?:warum|wieso|weshalb) (?:ist|sind|wird|werden) (.+) \p{L}+$/iu;
/** "Und am weitesten weg?" */
const AM_MOST = /^(?:und |aber )(?:welcher |wer )?(?:ist )?am (\p{L}+sten)(?: weg| entfernt)?$/u;
const OF_SUN = / sonne(?: |$)/u;
/** "Und im Vergleich zur Erde?" */
const COMPARED = /^(?:und |aber )?im vergleich (?:zu[rm]?|mit)(?: de[rmn])? (\p{L}+)$/u;
/** "Und der schnellste Mensch?" */
const FIRST_OF_OTHER =
  /^(?:und |aber )?(?:wer ist |was ist )?(?:der|die|das) (\w{3,}ste) (?!von|in|an|auf|der|die)(\w{3,})[ ?.!]*$/;
/** "Und warum so kurze Arme?" */
const WHY_SO = /^(?:und |aber )?(?:warum|wieso|weshalb) so (\p{L}+e \p{L}{3,})$/u;
/** "Wie lange muss man?" */
const BARE_MODAL =
  /^(?:und )?(wie (?:lange?|oft|viel)|wann|womit|wo) (muss|soll|sollte|darf|kann) (?:man|ich)(?: (?:das|die|es|denn|da|machen|tun))*[ ?.!]*$/;
const ASKED_MODAL =
  /^(?:und )?(?:warum|wieso|weshalb|wozu|wann|wie|womit) (?:muss|soll|sollte|darf|kann) (?:man|ich|wir) (.+)$/iu;
/** "Gibt es noch Ritter?", "warum nicht mehr?" */
const NO_MORE = /^(?:und |aber )?(?:warum|wieso|weshalb) (?:denn )?(?:nicht|keine) mehr[ ?.!]*$/;
const IS_THERE =
  /^(?:gibt es|gibts|leben|lebt) (?:heute |denn )?(?:noch |heute noch )?(?:die )?(\p{L}+)/iu;
/** "Wie viele haben wir?" of what a country has */
const HOW_MANY = new RegExp(
  `^(?:und )?wie ?viele? (?:haben wir|gibts?|gibt es|sind es|hat deutschland)(?: (?:davon|es|denn|uberhaupt|bei uns|hier|in deutschland|insgesamt))*${LITTLE}`,
);
/** "Wie hoch ist die?" of what flies asks where. */
const HOW_HIGH = new RegExp(
  `^(?:und )?wie hoch(?: (?:ist|sind|fliegt|fliegen) (?:die|der|das|sie|er|es))?${LITTLE}`,
);
const IN_THE_AIR = /Raumstation|Raumfahrzeug|Satellit|Flugzeug|Luftfahrzeug|Hubschrauber|Wolke/u;
/** "Und meine Mama?", "und Erwachsene?" */
const GROWN_UPS =
  /^(?:und |aber )?(?:bei )?(?:mein\w* (?:mama|mami|papa|papi|mutter|vater|eltern|oma|opa|lehrer\w*)|(?:die |ein )?erwachsenen?|die grossen)[ ?.!]*$/;
const OF_CHILD = /\b(?:hab|habe|haben|hat) (?:ich|wir|kinder|ein kind|man)\b/;

/**
 * What a few words ask besides of what was told: the second of a rank, the first of Germany, how many there
 * are, the one that is "der Vulkan" in this talk.
 */
export function askedBesides(said: Said, topic: Topic, names: Names): string[] {
  const { entry, thing, asked = [] } = topic;
  const { folded } = said;
  if (GROWN_UPS.test(folded) && OF_CHILD.test(asked[0] ?? ''))
    return [(asked[0] ?? '').replace(OF_CHILD, 'haben Erwachsene')];
  if (!thing) return [];
  const told = entry ? `${entry.young} ${entry.older}` : '';
  const ranked = RANKED.exec(folded)?.[1];
  if (ranked !== undefined) {
    const kind = FIRST_OF.exec(told)?.[2] ?? thing.isA[0];
    const word = tokensOf(said).find((token) => token.startsWith(ranked.slice(0, 5))) ?? ranked;
    return kind === undefined ? [] : [`was ist der ${word} ${kind} der welt`];
  }
  const time = AT_TIME.exec(said.written.replace(/[?.! ]+$/u, ''))?.[1];
  if (time !== undefined)
    return asked.slice(0, 1).map((one) => `${one.replace(ANY_TIME, '')} ${time}`);
  const [, when, is, so] = OTHER_AT_TIME.exec(said.written.replace(/[?.! ]+$/u, '')) ?? [];
  const [who] = asked.flatMap((one) => WHY_IS.exec(one.replace(/[?.! ]+$/u, ''))?.[1] ?? []);
  if (who !== undefined && when !== undefined) return [`warum ${is} ${who} ${when} ${so}`];
  const most = AM_MOST.exec(said.written.replace(/[?.! ]+$/u, ''))?.[1];
  if (most !== undefined) {
    const of = OF_SUN.test(asked[0] ?? '') ? ' von der sonne weg' : '';
    return [`welcher ${thing.isA[0] ?? thing.name} ist am ${most}${of}`];
  }
  const other = COMPARED.exec(said.written.replace(/[?.! ]+$/u, ''))?.[1];
  if (other !== undefined) return [`was ist größer ${thing.name} oder ${other}`];
  const ofAsked = byAsked(folded, asked[0] ?? '');
  if (ofAsked) return [ofAsked];
  const [, first, of] = FIRST_OF_OTHER.exec(folded) ?? [];
  if (first !== undefined && of !== undefined) {
    const [one = first, kind = of] = tokensOf(said).slice(-2);
    return [`wer ist der ${one} ${kind} der welt`, `was ist der ${one} ${kind} der welt`];
  }
  const soMuch = WHY_SO.exec(said.written.replace(/[?.! ]+$/u, ''))?.[1];
  if (soMuch !== undefined)
    return [`warum hat ${thing.name} so ${soMuch}`, `warum hatte ${thing.name} so ${soMuch}`];
  if (IS_ONE.test(folded)) {
    const [mention] = said.mentions;
    const what = topic.kind ?? thing.name;
    return mention && !mention.things.includes(thing)
      ? [`ist ${tokensOf(said).slice(mention.start, mention.end).join(' ')} ein ${what}`]
      : [];
  }
  if (AT_HOME.test(folded)) {
    const [, first, kind] = FIRST_OF.exec(told) ?? [];
    const most = first?.replace(/^(?:zweit|dritt)/u, '');
    return most === undefined ? [] : [`was ist der ${most} ${kind} in deutschland`];
  }
  if (HOW_MANY.test(folded) && said.mentions.every(({ things }) => !things.includes(thing))) {
    const many = thing.plural ?? thing.name;
    return [`wie viele ${many} gibt es in deutschland`, `wie viele ${many} gibt es`];
  }
  if (HOW_HIGH.test(folded) && IN_THE_AIR.test(thing.isA.join(' ')))
    return [`wie hoch fliegt ${thing.name}`];
  return ofOneTold(said, topic, names);
}

/** The question before, asked by another word. */
function byAsked(folded: string, asked: string): string | null {
  const [, how, verb] = BARE_MODAL.exec(folded) ?? [];
  const rest = ASKED_MODAL.exec(asked.replace(/[?.! ]+$/u, ''))?.[1];
  if (how !== undefined && rest !== undefined) return `${how} ${verb} man ${rest}`;
  const gone = NO_MORE.test(folded) ? IS_THERE.exec(asked)?.[1] : undefined;
  return gone === undefined ? null : `warum gibt es keine ${gone} mehr`;
}

/** Whether it only asks how long or how often one must do what was asked of. */
export const isBareModal = (folded: string): boolean => BARE_MODAL.test(folded);

/** "Ist der Vulkan noch aktiv?" behind Pompeii and the Vesuvius asks of that one. */
function ofOneTold(said: Said, topic: Topic, names: Names): string[] {
  const found = oneTold(said, topic, names);
  if (!found) return [];
  const tokens = tokensOf(said);
  const { end, one, start } = found;
  const from = one.article === '-' ? start - 1 : start;
  return [[...tokens.slice(0, from), one.name, ...tokens.slice(end)].join(' ')];
}

/** The one of a kind that "der Vulkan" means in a talk, and where the kind stands. */
export function oneTold(
  { mentions, words }: Said,
  { entry, thing }: Topic,
  names: Names,
): { one: Thing; kind: Thing; start: number; end: number } | undefined {
  const [mention, ...others] = mentions.filter(({ certainty }) => certainty === 'sure');
  const [kind, ...namesakes] = mention?.things ?? [];
  if (!mention || !kind || others.length + namesakes.length > 0) return undefined;
  if (mention.rest !== undefined || kind === thing) return undefined;
  if (!/^(?:der|die|das|den|dem)$/.test(words[mention.start - 1] ?? '')) return undefined;
  const isOne = ({ isA, name }: Thing) => isA.includes(kind.name) && name !== kind.name;
  const isSaid = kind.plural !== undefined && words[mention.start] === kind.plural.toLowerCase();
  if (isSaid && kind.plural !== kind.name) return undefined;
  const inText = entry
    ? names
        .findExact(wordsOf(`${entry.young} ${entry.older}`))
        .flatMap(({ rest, things }) => (rest === undefined && things.length === 1 ? things : []))
    : [];
  const one = thing && isOne(thing) ? thing : inText.find(isOne);
  return one && { one, kind, start: mention.start, end: mention.end };
}
