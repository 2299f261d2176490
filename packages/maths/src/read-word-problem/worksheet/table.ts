import { isSameNoun } from '../story.ts';
import type { Mention, Told } from './mention.ts';
import type { Purpose } from './read-purpose.ts';
import type { createWorker, Worked } from './worked.ts';

/** What somebody has, or what there is of a thing. */
interface Entry extends Worked {
  owner: string | null;
  noun: string | null;
}

export interface Table {
  /** Enters what was told; "later" where it is compared with what is not told yet. */
  enter: (told: Told, direction: 1 | -1 | 0, index: number) => 'entered' | 'later' | 'unread';
  answer: () => Worked | null;
  /** Whether nothing but ages was told. */
  isOfAges: () => boolean;
  /** The thing that is counted, where it is the same in all. */
  commonNoun: () => string | null;
}

const HAS =
  /^(?:hab|habe|hat|haben|habt|hatte|hatten|ist|sind|bin|war|waren|wiegt|liegen|lagen|stehen|standen|sitzen|saßen|kostet|kosten|gibt|sieht|wohnen|leben|schwimmen|hängen)$/;
const IS_NOW = /^(?:jetzt|nun|danach|nachher|ende|schluss)$/;
const OF_THEM = /^(?:davon|darunter)$/;
const GONE_PARTICIPLE =
  /^(?:(?:ver|zer|ent|weg|ab|um|aus|runter|kaputt|hin|ge)\p{L}{3,}(?:t|en))$/u;
const USES = /^(?:(?:ver)?brauch\p{L}*|benutz\p{L}*|schneid\p{L}*|säg\p{L}*|nehm\p{L}*|nimmt)$/u;
const GIVES = /^(?:gib(?:t|st)|gebe?|geben|gab|schenk\p{L}*|geschenkt|bring\p{L}*)$/u;
const RECEIVERS = /^(?:mir|uns|ihm|ihr|ihnen)$/;
const ADDED = /^(?:dazu\p{L}*|hinzu\p{L}*|noch|weitere|neue)$/u;
/** What a share is told of as, where things have their noun. */
const SHARE = 'share';
const EACH = /^(?:je|jeweils|jede[nmrs]?)$/;
/** "In jedes Glas 250 Milliliter", "je 6 in eine Schachtel" shares out. */
const PUT_INTO = /(?<!\p{L})(?:(?:in|auf|für) (?:jedes?|jeden)|in eine?n?)(?!\p{L})/u;
const TIME_SAID =
  /^(?:\p{L}+tags?|mittwochs?|gestern|heute|morgen|morgens|mittags|abends|tag|runde|spiel)$/u;
const IN_ORDER = /^(?:dann|danach|später|anschließend|nachher)$/;

const isTurned = ({ words, reference }: Told) =>
  reference !== null &&
  words.includes('das') &&
  words.some((word) => /^(?:sind|ist|waren)$/.test(word));

/** The table of a problem: who has what, and what was taken from all of it. */
export function createTable(worker: ReturnType<typeof createWorker>, purpose: Purpose): Table {
  const entries: Entry[] = [];
  const losses: Worked[] = [];
  /** Entries and losses in the order in which they were told. */
  const moves: { by: Worked; sign: 1 | -1 }[] = [];
  /** All that was told, also what was taken, for comparing. */
  const said: Entry[] = [];
  let last: 'entry' | 'loss' = 'entry';

  const whole = () => worker.sum(entries);
  const current = () => {
    const [first, ...others] = moves;
    if (first?.sign !== 1) return null;
    return others.reduce<Worked | null>(
      (all, { by, sign }) => all && worker.add(all, by, sign),
      first.by,
    );
  };
  const owners = () => new Set(entries.map(({ owner }) => owner));

  function referred(told: Told): Entry | null {
    if (told.reference === null) return said.at(-1) ?? null;
    return (
      said.findLast(
        ({ owner, noun }) => owner === told.reference || isSameNoun(noun, told.reference),
      ) ?? null
    );
  }

  function worth(told: Told): Worked | null | 'later' {
    const own: Worked = {
      value: Math.abs(told.value),
      dimension: told.dimension,
      steps: [],
      from: [told.at],
    };
    if (told.kind === 'amount') return told.count ? ofCount(told.count, own) : own;
    if (told.kind === 'share') return shareOf(told);
    const base = referred(told);
    const before = said.at(-1);
    if (base === null && before && isTurned(told)) return turned(told, before, own);
    if (base === null) return 'later';
    return told.kind === 'times'
      ? worker.timesOf(told.value, base, told.at)
      : worker.add(base, own, told.value < 0 ? -1 : 1);
  }

  function ofCount(count: Mention, each: Worked): Worked | null {
    if (isSameNoun(count.noun, purpose.noun)) return null;
    const many = { value: count.value, dimension: null, steps: [], from: [count.at] };
    return worker.multiply(many, each);
  }

  /** "Das sind 9 mehr als bei mir": of the one that was told the other follows. */
  const turned = (told: Told, before: Entry, own: Worked) =>
    told.kind === 'more'
      ? worker.add(before, own, told.value < 0 ? 1 : -1)
      : worker.timesOf(1 / told.value, before, told.at);

  /** "Die Hälfte vom Rest", "ein Drittel davon". */
  function shareOf(told: Told): Worked | null {
    const isOfRest = told.words.some((word) => /^rest(?:e?s)?$/.test(word));
    const isInOrder = told.words.some((word) => IN_ORDER.test(word));
    // "Ich ein Drittel und sie ein Viertel": both of the whole.
    const isBesideShare = last === 'loss' && said.at(-1)?.noun === SHARE;
    if (losses.length === 0 || (isBesideShare && !isOfRest && !isInOrder)) {
      const base = whole();
      return base && worker.timesOf(told.value, base, told.at);
    }
    if (!isOfRest && !isInOrder) return null;
    const base = current();
    return base && worker.timesOf(told.value, base, told.at);
  }

  function put(
    value: Worked,
    { owner, noun }: { owner: string | null; noun: string | null },
  ): 'entered' {
    const entry = { ...value, owner, noun };
    entries.push(entry);
    moves.push({ by: entry, sign: 1 });
    said.push(entry);
    last = 'entry';
    return 'entered';
  }

  function take(value: Worked, told: Told): 'entered' {
    losses.push(value);
    moves.push({ by: value, sign: -1 });
    said.push({ ...value, owner: told.owner, noun: told.kind === 'share' ? SHARE : told.noun });
    last = 'loss';
    return 'entered';
  }

  function change(entry: Entry, value: Worked, sign: 1 | -1): 'entered' | 'unread' {
    const changed = worker.add(entry, value, sign);
    if (changed === null) return 'unread';
    const next = { ...changed, owner: entry.owner, noun: entry.noun };
    entries[entries.indexOf(entry)] = next;
    for (const move of moves) if (move.by === entry) move.by = next;
    return 'entered';
  }

  function multiplyAll(told: Told, value: Worked): 'entered' | 'unread' {
    const all = whole();
    const each = told.words.findIndex((word) => EACH.test(word));
    const isNamed = /^jede/.test(told.words[each] ?? '');
    const group = isNamed ? (told.words[each + 1] ?? '') : '';
    if (PUT_INTO.test(told.words.join(' '))) return 'unread';
    const isOther =
      /^\p{L}{4,}$/u.test(group) &&
      !HAS.test(group) &&
      !/^(?:stück|kommen|kostet|stecken)$/.test(group) &&
      !entries.some(({ noun }) => isSameNoun(noun, group));
    if (
      all === null ||
      losses.length > 0 ||
      isOther ||
      isSameNoun(group, purpose.noun) ||
      entries.some(({ noun }) => isSameNoun(noun, purpose.noun) && noun !== told.noun)
    )
      return 'unread';
    const product = worker.multiply(all, value);
    if (product === null) return 'unread';
    entries.length = 0;
    moves.length = 0;
    return put(product, { owner: null, noun: told.noun });
  }

  function enter(told: Told, direction: 1 | -1 | 0, index: number) {
    const value = worth(told);
    if (value === 'later') return index >= said.length + 3 ? 'unread' : 'later';
    if (value === null) return 'unread';
    const isOfEach = told.words.some((word) => EACH.test(word));
    if (entries.length === 0)
      return told.kind === 'amount' && !isOfEach ? put(value, told) : 'unread';
    if (told.kind === 'amount' && told.words.some((word) => EACH.test(word)))
      return multiplyAll(told, value);
    if (told.kind === 'share') return enterShare(told, value, direction);
    if (told.kind === 'times' || told.kind === 'more') {
      const isTaken = purpose.isRest && last === 'loss' && (direction === -1 || !told.hasVerb);
      if (isTaken) return take(value, told);
      if (direction === -1) return 'unread';
      if (isTurned(told) && said.every(({ owner }) => owner !== told.reference))
        return put(value, { owner: told.reference, noun: said[0]?.noun ?? null });
      const isSame =
        told.reference === null && told.owner !== null && told.owner === said.at(-1)?.owner;
      if (isSame) return 'unread';
      return put(value, { owner: told.owner, noun: told.noun ?? said[0]?.noun ?? null });
    }
    return enterAmount(told, value, direction);
  }

  function enterShare(told: Told, value: Worked, direction: 1 | -1 | 0) {
    if (purpose.isLastShare) return take(value, told);
    const base = said.at(-1);
    const isOther =
      told.owner !== null &&
      told.owner !== base?.owner &&
      told.words.some((word) => /^(?:hat|habe|hab|besitzt|bekommt|kriegt)$/.test(word)) &&
      !purpose.isRest;
    if (isOther) return put(value, { owner: told.owner, noun: base?.noun ?? null });
    return direction === -1 || purpose.isRest ? take(value, told) : 'unread';
  }

  function enterAmount(told: Told, value: Worked, direction: 1 | -1 | 0) {
    const { words, owner } = told;
    const own = owner === null ? undefined : entries.find((entry) => entry.owner === owner);
    const isNow = words.some((word) => IS_NOW.test(word)) && direction === 0;
    if (isNow && !told.words.includes('dann')) return 'unread';
    if (purpose.isRestNamed && direction !== 1) return take(value, told);
    if (purpose.isChange && direction !== 1 && told.hasVerb) return 'unread';
    if (purpose.isGone) return direction === -1 || !told.hasVerb ? put(value, told) : 'unread';
    if (direction === -1) {
      if (purpose.isTotal && owners().size === 1 && !own) return 'unread';
      return own && owners().size > 1 ? change(own, value, -1) : take(value, told);
    }
    if (direction === 1) return enterGain(told, value, own);
    if (!told.hasVerb) return last === 'loss' ? take(value, told) : put(value, told);
    if (words.some((word) => OF_THEM.test(word)))
      return purpose.isRest ? take(value, told) : 'unread';
    if (purpose.isRest && words.some((word) => USES.test(word))) return take(value, told);
    if (words.some((word) => GONE_PARTICIPLE.test(word)))
      return purpose.isRest ? take(value, told) : 'unread';
    const isBare = told.noun === null && told.dimension === null && owner === null;
    if (isBare && !words.some((word) => TIME_SAID.test(word))) return 'unread';
    if (purpose.isRest || (words.includes('noch') && !purpose.isTotal)) return 'unread';
    return words.some((word) => HAS.test(word)) ? put(value, told) : 'unread';
  }

  function enterGain(told: Told, value: Worked, own: Entry | undefined) {
    const isGiven =
      told.words.some((word) => GIVES.test(word)) &&
      told.words.some((word) => RECEIVERS.test(word));
    if (own && owners().size > 1) return change(own, value, 1);
    const [first] = entries;
    const isMine = isGiven || told.owner === null || own !== undefined || first?.owner === null;
    if (isMine || told.words.some((word) => ADDED.test(word)))
      return put(value, { owner: first?.owner ?? null, noun: told.noun });
    return put(value, told);
  }

  function asked(): Entry | null {
    if (owners().size < 2 && !(purpose.noun !== null && entries.length > 1)) return null;
    const named = entries.filter(({ owner }) => owner !== null && purpose.names.includes(owner));
    if (named.length === 1) return named[0] ?? null;
    const ofNoun = entries.filter(
      ({ owner, noun }) => isSameNoun(noun, purpose.noun) || isSameNoun(owner, purpose.noun),
    );
    if (ofNoun.length === 1 && named.length === 0) return ofNoun[0] ?? null;
    const others = entries.filter(
      ({ owner }) => owner !== null && owner !== 'ich' && owner !== 'wir',
    );
    const isPronoun = purpose.names.some((word) => /^(?:er|sie|der|die)$/.test(word));
    return isPronoun && others.length === 1 ? (others[0] ?? null) : null;
  }

  function answer(): Worked | null {
    if (purpose.isLastShare) return last === 'loss' ? (said.at(-1) ?? null) : null;
    if (purpose.isDifference) {
      const [one, other, ...more] = entries;
      if (!one || !other || more.length > 0 || losses.length > 0) return null;
      return one.value >= other.value ? worker.add(one, other, -1) : worker.add(other, one, -1);
    }
    if (purpose.isRest) return losses.length === 0 && !hasTakenFromOne() ? null : current();
    if (purpose.isTotal) return current();
    if (purpose.isGone) return losses.length > 0 ? null : whole();
    const one = asked();
    if (one !== null) return losses.length === 0 ? one : null;
    return owners().size > 1 ? null : current();
  }

  const hasTakenFromOne = () =>
    entries.some(({ steps }) => steps.some((step) => step.includes(' minus ')));

  function commonNoun(): string | null {
    const nouns = [...new Set(entries.flatMap(({ noun }) => noun ?? []))];
    const [noun] = nouns;
    return nouns.length === 1 ? (noun ?? null) : null;
  }

  const isOfAges = () =>
    said.every(
      ({ noun, dimension }) => dimension === null && (noun === null || /^jahre?n?$/.test(noun)),
    );

  return { enter, answer, commonNoun, isOfAges };
}
