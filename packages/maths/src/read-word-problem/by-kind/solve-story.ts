import type { Amount } from '../read-amounts.ts';
import { type Clause, PRONOUN } from '../read-clauses.ts';
import { type Asking, FINAL, readAsking, readStep, type Step } from '../read-step.ts';
import { combine, isSameNoun, type Known, type Story, takeShare, toKnown } from '../story.ts';
import { isVerb } from '../verbs.ts';
import { applyRelation, readRelation } from './solve-relations.ts';

/** Follows the amounts through a story of having, getting and losing. */
export function solveStory(story: Story): { known: Known; asking: Asking } | null {
  const asking = readAsking(story.question);
  const known = follow(story, asking);
  return known && { known, asking };
}

function follow(story: Story, asking: Asking): Known | null {
  const states: Known[] = [];
  const changes: { sign: 'plus' | 'minus'; known: Known }[] = [];
  let final: Known | null = null;
  let lastOwner: string | null = null;
  const opening = story.clauses[0]?.words ?? [];
  const isTotalTold =
    opening[0] === 'von' || opening.some((word) => /^(?:zusammen|insgesamt|gemeinsam)$/.test(word));
  const late: Clause[] = [];
  const told = [...story.clauses, { ...story.question, deed: null }];
  for (const clause of afterwards(told, late)) {
    const owner = resolve(clause.subject, lastOwner);
    if (owner !== null) lastOwner = owner;
    const relation = readRelation(clause);
    if (relation) {
      if (states.length === 0 && !late.includes(clause)) {
        late.push(clause);
        continue;
      }
      if (!relate(story, states, clause, owner, relation)) return null;
      continue;
    }
    for (const amount of clause.amounts.filter(
      ({ isArticle, dimension }) => !isArticle || dimension !== null,
    )) {
      const isOfTotal =
        isTotalTold &&
        states.length === 1 &&
        !asking.isTotal &&
        (clause.deed === 'have' || clause.deed === null);
      const step = isOfTotal ? 'lose' : readStep(clause, amount, states, asking);
      if (step === null) return null;
      const target = findTarget(states, owner, amount, step);
      const known = amount.isShare
        ? shareOf(story, states, target, amount)
        : toKnown(amount, owner);
      if (known === null) return null;
      if (step === 'final') final = known;
      else if (step === 'have') states.push(known);
      else if (step === 'part') {
        if (!applyPart(story, states, known, amount, clause, asking)) return null;
      } else if (target === undefined)
        changes.push({ sign: step === 'gain' ? 'plus' : 'minus', known });
      else if (step === 'move') {
        if (!move(story, states, clause, owner, known)) return null;
      } else if (!change(story, states, target, step === 'gain' ? 'plus' : 'minus', known))
        return null;
    }
  }
  if (changes.length > 0) return solveStart(story, states, changes, final, asking);
  if (final) return solveChange(story, states, final, asking);
  return answerFrom(story, states, asking, lastOwner);
}

/** Who is compared with somebody told of later comes when that one is known. */
function* afterwards(told: readonly Clause[], late: readonly Clause[]): Generator<Clause> {
  yield* told;
  yield* late;
}

function resolve(subject: string | null, last: string | null): string | null {
  if (subject === null) return null;
  if (/^(?:er|sie|es)$/.test(subject)) return last;
  return subject;
}

/** The amount that grows or shrinks; undefined where none is known yet. */
function findTarget(
  states: Known[],
  owner: string | null,
  amount: Amount,
  step: Step,
): Known | undefined {
  const fits = states.filter(({ dimension }) => amount.isShare || dimension === amount.dimension);
  const own = owner === null ? [] : fits.filter((state) => state.owner === owner);
  const same = (list: Known[]) => list.find(({ noun }) => isSameNoun(noun, amount.noun));
  if (step === 'gain' && own.length > 0 && amount.noun !== null) {
    return same(own) ?? own.find(({ noun }) => noun === null) ?? own.at(-1);
  }
  return same(own) ?? own.at(-1) ?? same(fits) ?? fits.at(-1);
}

function shareOf(
  story: Story,
  states: Known[],
  target: Known | undefined,
  amount: Amount,
): Known | null {
  const whole = target ?? (states.length === 1 ? states[0] : undefined);
  return whole ? takeShare(story, whole, amount) : null;
}

function change(
  story: Story,
  states: Known[],
  target: Known,
  sign: 'plus' | 'minus',
  known: Known,
): boolean {
  const changed = combine(story, target, sign, known);
  if (!changed) return false;
  states[states.indexOf(target)] = { ...changed, noun: target.noun ?? known.noun };
  return true;
}

/** "Die Hälfte davon sind Mädchen": the part itself is asked for, or the others. */
function applyPart(
  story: Story,
  states: Known[],
  part: Known,
  amount: Amount,
  clause: Clause,
  asking: Asking,
): boolean {
  const whole = states.at(-1);
  if (!whole) return false;
  const ending = asking.words.at(-1) ?? '';
  const isAsked =
    (asking.noun !== null &&
      clause.words.some((word) => isSameNoun(word, asking.noun) && !amount.isShare)) ||
    (ending !== asking.noun &&
      !FINAL.test(ending) &&
      !isVerb(ending) &&
      clause.words.includes(ending)) ||
    (amount.isShare &&
      asking.noun !== null &&
      !isSameNoun(whole.noun, asking.noun) &&
      clause.words.some((word) => isSameNoun(word, asking.noun)));
  if (isAsked && amount.isShare) {
    states[states.length - 1] = part;
    return true;
  }
  return !isAsked && change(story, states, whole, 'minus', part);
}

function move(
  story: Story,
  states: Known[],
  { recipient }: Clause,
  from: string | null,
  known: Known,
): boolean {
  const [giver, taker] = [from, recipient].map((name) =>
    states.find(({ owner }) => owner === name),
  );
  if (!giver || !taker) return false;
  const given = { ...known, from: [...known.from, ...giver.from] };
  const taken = { ...known, from: [...known.from, ...taker.from] };
  return (
    change(story, states, giver, 'minus', taken) && change(story, states, taker, 'plus', given)
  );
}

function relate(
  story: Story,
  states: Known[],
  clause: Clause,
  owner: string | null,
  relation: NonNullable<ReturnType<typeof readRelation>>,
): boolean {
  const at = clause.words.findLastIndex((word) => word === 'als' || word === 'wie');
  const compared = at < 0 ? [] : clause.words.slice(at + 1);
  const other = states.find((state) => state.owner !== null && compared.includes(state.owner));
  const isOfSubject =
    owner !== null &&
    states.some((state) => state.owner === owner) &&
    other === undefined &&
    compared.length > 0;
  const known =
    other ?? (isOfSubject ? states.find((state) => state.owner === owner) : states.at(-1));
  if (!known) return false;
  const isOpposite = /^(?:das|dies)$/.test(clause.words[0] ?? '') || isOfSubject;
  const amountAt = clause.words.findIndex((word) => /^vielen?$/.test(word));
  const next = amountAt < 0 ? undefined : clause.words[amountAt + 1];
  const noun = next === undefined || isVerb(next) || next === 'wie' ? known.noun : next;
  const name =
    compared.findLast((word) => /^\p{L}{2,}$/u.test(word) && !PRONOUN.test(word)) ?? null;
  const isTurned = other === undefined && isOpposite && name !== null;
  const result = applyRelation(story, relation, known, isTurned);
  if (!result) return false;
  const isSame = compared.length === 0 && owner !== null && known.owner === owner;
  if (isSame && !readAsking(story.question).isTotal) states[states.indexOf(known)] = result;
  else states.push({ ...result, noun, owner: isTurned ? name : owner });
  return true;
}

/** Back from the end to the beginning. */
function solveStart(
  story: Story,
  states: Known[],
  changes: { sign: 'plus' | 'minus'; known: Known }[],
  final: Known | null,
  asking: Asking,
): Known | null {
  const end = final ?? (states.length === 1 ? states[0] : undefined);
  if (!end || !asking.isStart) return null;
  let known: Known | null = end;
  for (const { sign, known: by } of changes.toReversed()) {
    known = known && combine(story, known, sign === 'plus' ? 'minus' : 'plus', by);
  }
  return known;
}

function solveChange(story: Story, states: Known[], final: Known, asking: Asking): Known | null {
  const [start] = states;
  if (!start || states.length > 1 || start.dimension !== final.dimension) return null;
  if (asking.isStart) return final.value === start.value ? start : null;
  const [large, small] = start.value >= final.value ? [start, final] : [final, start];
  return combine(story, large, 'minus', small);
}

function answerFrom(
  story: Story,
  states: Known[],
  asking: Asking,
  lastOwner: string | null,
): Known | null {
  if (asking.isStart) return null;
  if (asking.isDifference && states.length === 2) {
    const [large, small] = states.toSorted((a, b) => b.value - a.value);
    return large && small ? combine(story, large, 'minus', small) : null;
  }
  if (asking.isRemaining && states.length === 2) {
    const [large, small] = states.toSorted((a, b) => b.value - a.value);
    return large && small ? combine(story, large, 'minus', small) : null;
  }
  if (asking.isChange && states.length > 1) return null;
  if (states.length === 1) return states[0] ?? null;
  const owners = new Set(states.map(({ owner }) => owner));
  const last = states.at(-1);
  const isCompared = story.clauses.some((clause) => readRelation(clause) !== null);
  const isDerived = isCompared && last?.owner === null && last.from.length > 1;
  if (isDerived && !asking.isTotal && !asking.isDifference) return last;
  const named = states.find(({ owner }) => owner !== null && asking.words.includes(owner))?.owner;
  const asked =
    named ?? (asking.words.some((word) => /^(?:er|sie|es)$/.test(word)) ? lastOwner : null);
  const own = states.filter(
    ({ owner, noun }) =>
      owner === asked && (noun === null || asking.noun === null || isSameNoun(noun, asking.noun)),
  );
  const isOne = !asking.isTotal && owners.size > 1 && own.length > 0;
  if (isOne && own.length === 1) return own[0] ?? null;
  if (isOne) return null;
  const isPlain =
    asking.isTotal || owners.size === 1 || states.every(({ owner }) => owner === null);
  const [first, ...others] = states;
  if (!isPlain || !first) return null;
  const nouns = states.filter(({ noun }) => isSameNoun(noun, asking.noun));
  if (nouns.length === 1 && !asking.isTotal && states.every(({ noun }) => noun !== null))
    return nouns[0] ?? null;
  if (nouns.length > 0 && nouns.length < states.filter(({ noun }) => noun !== null).length)
    return null;
  return others.reduce<Known | null>(
    (sum, state) => sum && combine(story, sum, 'plus', state),
    first,
  );
}
