import type { Part } from '../sentence/part.ts';

/** A part of a sentence around one verb, or around none. */
export type Clause = {
  parts: Part[];
  /** `and`: goes on with the subject of the clause before; `resumed`: of the main clause. */
  kind: 'main' | 'sub' | 'relative' | 'and' | 'resumed';
  relative?: { word: string; preposition?: string };
  /** What a relative clause tells about. */
  antecedents: number[];
  /** Its verb may come last, so that a noun before it is no subject yet. */
  isVerbLast: boolean;
  /** The verb of the clause before, where it has none: "… und der Hund auf dem Esel". */
  borrowed?: Part;
};

const isVerb = (part: Part | undefined) => part?.kind === 'verb' || part?.kind === 'unknownVerb';

/** Cuts at full stops, conjunctions and relative pronouns, and where "und" brings a new verb. */
export function splitClauses(
  parts: Part[],
  isThing: (figure: number) => boolean = () => false,
): Clause[] {
  const clauses: Clause[] = [];
  let current = open('main');
  const close = (next: Clause) => {
    const { parts: said, borrowed } = current;
    if (borrowed && !said.some(isVerb)) said.push(borrowed);
    if (said.length > 0) clauses.push(current);
    current = next;
  };
  parts.forEach((part, at) => {
    if (part.kind === 'stop') close(open('main'));
    else if (part.kind === 'sub') close({ ...open('sub'), isVerbLast: true });
    else if (part.kind === 'relative') {
      const group = groupBefore(parts, at);
      // "Auto und Feuerwehrmann, der …": one of them.
      const antecedents = /^(der|das|den|dem)$/.test(part.word) ? group.slice(-1) : group;
      close({ ...open('relative'), relative: part, antecedents, isVerbLast: true });
    } else if (part.kind === 'and' && part.isWithin) current.parts.push(part);
    else if (part.kind === 'and' || part.kind === 'comma') {
      const next = join(current, part, parts.slice(at + 1), isThing);
      if (next) close(next);
      else current.parts.push(part);
    } else {
      const begun = isFiniteVerb(part)
        ? (beginOfNext(current) ?? placeBefore(current, part, parts[at + 1]))
        : undefined;
      if (begun !== undefined) {
        const next = { ...open('main'), parts: current.parts.splice(begun) };
        close(next);
      }
      current.parts.push(part);
    }
  });
  close(open('main'));
  return clauses;
}

const isFiniteVerb = (part: Part) =>
  part.kind === 'verb' && part.verb.plain?.kind === 'finite' && !part.isNominal;

/**
 * Who speaks sets no commas: "vor dem Haus steht ein Schneemann hinter dem Haus ist ein Berg" has two
 * clauses, the second from what stands before its verb. Undefined where the verb belongs to the first.
 */
function beginOfNext({ parts, kind }: Clause): number | undefined {
  if (kind !== 'main' && kind !== 'and') return undefined;
  const verb = parts.findIndex((part) => part.kind === 'verb' && !part.isNominal);
  const before = parts.length - 1;
  const last = parts[before];
  if (verb < 0 || !/^(figure|pronoun|fixed|setting|adverb)$/.test(last?.kind ?? ''))
    return undefined;
  const named = parts.slice(0, before).filter((part) => part.kind === 'figure');
  return before > verb && named.length > 0 ? before : undefined;
}

/** "eine Burg im Winter auf dem Turm weht eine Fahne": a place begins anew, as its verb takes no object. */
function placeBefore({ parts, kind }: Clause, verb: Part, next: Part | undefined) {
  const last = parts.at(-1);
  const isPlace =
    (last?.kind === 'figure' || last?.kind === 'fixed') && places.test(last.preposition ?? '');
  const isLed = next?.kind === 'figure' && !next.preposition && next.article !== '';
  const isFree = verb.kind === 'verb' && verb.verb.plain && !verb.verb.plain.entry.akk;
  const isNamed = parts.slice(0, -1).some((part) => part.kind === 'figure');
  if (kind === 'relative' || kind === 'sub' || parts.some(isVerb)) return undefined;
  return isPlace && isLed && isFree && isNamed ? parts.length - 1 : undefined;
}

const open = (kind: Clause['kind']): Clause => ({
  parts: [],
  kind,
  antecedents: [],
  isVerbLast: false,
});

/** The clause that begins after "und" or a comma; undefined where they only join two things. */
function join(
  current: Clause,
  part: Part,
  after: Part[],
  isThing: (figure: number) => boolean,
): Clause | undefined {
  const hasVerb = current.parts.some(isVerb);
  const end = after.findIndex(
    (next) =>
      /^(comma|and|stop|sub|relative)$/.test(next.kind) && !(next.kind === 'and' && next.isWithin),
  );
  const segment = end < 0 ? after : after.slice(0, end);
  const first = segment.find(({ kind }) => !/^(particle|feeling|not)$/.test(kind));
  const isDependent = current.kind === 'relative' || current.isVerbLast;
  if (isVerb(first)) {
    if (part.kind === 'comma' && isDependent && hasVerb) return open('resumed');
    return { ...open('and'), isVerbLast: false };
  }
  if (hasVerb && segment.some(isVerb)) {
    const isInverted = first?.kind === 'adverb' || isVerbSecond(segment);
    return { ...open('and'), isVerbLast: isDependent && part.kind === 'and' && !isInverted };
  }
  // "eine Leiter hängt runter, ein Junge mit Fernglas und Kappe guckt": he is told of next.
  if (hasVerb && part.kind === 'comma' && !isDependent && isHeadOfNext(segment, after))
    return open('main');
  // "einen Bäcker in der Backstube und er gähnt".
  const isSaidOf =
    first?.kind === 'pronoun' && !first.preposition && /^(er|sie|es)$/.test(first.word);
  if (!hasVerb && part.kind === 'and' && isSaidOf && segment.some(isVerb)) return open('main');
  // "ein Bus und darauf sitzt ein Vogel": who comes after the verb does it.
  const isNamed = current.parts.some(({ kind }) => kind === 'figure');
  const isThere = segment.some((said) => said.kind === 'particle' && said.word === 'drin');
  if (!hasVerb && isNamed && segment.some(isVerb) && (first?.kind === 'adverb' || isThere))
    return open('main');
  if (!hasVerb && isNamed && isPlaceLed(segment, after)) return open('main');
  const isOutside = /^(main|and|resumed)$/.test(current.kind);
  if (!hasVerb && isOutside && part.kind === 'and' && isOneDoing(current, segment)) {
    return open('main');
  }
  if (!hasVerb && current.kind === 'main' && part.kind === 'comma' && isOther(current, segment))
    return open('main');
  if (isLedByPronoun(segment)) return open('main');
  const verb = current.parts.findLast(isVerb);
  if (verb && part.kind === 'and' && isPlacedFirst(current, segment)) {
    return { ...open('main'), borrowed: verb };
  }
  if (verb && part.kind === 'and' && isSamePlaced(current, segment)) {
    return { ...open('and'), isVerbLast: true, borrowed: verb };
  }
  if (verb && part.kind === 'and' && isWithoutVerb(segment)) {
    return { ...open('main'), borrowed: verb };
  }
  // "Ein Hund, der bellt, und eine Katze": the list goes on outside.
  // "…, das einen Ball hat und eine Puppe": it has both.
  const isMore =
    part.kind === 'and' &&
    first?.kind === 'figure' &&
    isThing(first.figure) &&
    verb?.kind === 'verb' &&
    /^(have|holds|carry|eats|wears)$/.test(verb.verb.plain?.entry.akk ?? '');
  if (isMore) return undefined;
  if (hasVerb && isDependent && first?.kind === 'figure' && !first.preposition) {
    return open('resumed');
  }
  return undefined;
}

/** Somebody "mit" one thing "und" another, and then what they do. */
function isHeadOfNext(segment: Part[], after: Part[]): boolean {
  const [first, second] = segment;
  const [joint, more, verb] = after.slice(segment.length);
  if (first?.kind !== 'figure' || first.preposition || !first.article) return false;
  if (first.grammaticalCase === 'accusative' || first.grammaticalCase === 'dative') return false;
  const isWith =
    (second?.kind === 'figure' || second?.kind === 'fixed') && second.preposition === 'mit';
  const isThing = (more?.kind === 'figure' || more?.kind === 'fixed') && !more.preposition;
  return isWith && joint?.kind === 'and' && isThing && verb !== undefined && isFiniteVerb(verb);
}

/** "… und die Sonne geht unter": what comes after the verb shows that a main clause has begun. */
function isVerbSecond(segment: Part[]): boolean {
  const [first, second, ...rest] = segment;
  if (first?.kind !== 'figure' || first.preposition || !first.article) return false;
  const isSubject = first.grammaticalCase !== 'accusative' && first.grammaticalCase !== 'dative';
  return isSubject && second !== undefined && isFiniteVerb(second) && rest.length > 0;
}

/** "ich habe eine Jacke an und Papa eine Mütze": two side by side that nothing joins. */
function isWithoutVerb([first, second, ...rest]: Part[]): boolean {
  const isMeant = first?.kind === 'pronoun' && /^(er|sie)$/.test(first.word);
  if ((first?.kind !== 'figure' && !isMeant) || rest.some(isVerb)) return false;
  if (first.preposition) return false;
  const said = first.kind === 'figure' ? first.grammaticalCase : undefined;
  if (said === 'accusative' || said === 'dative') return false;
  const isNamed = second?.kind === 'figure' || second?.kind === 'fixed';
  return isNamed && !second.preposition && /^einen?$|^eine$/.test(second.article ?? '');
}

/** "ein Baby im Kinderwagen und die Mama schiebt": one does it, as the verb says. */
function isOneDoing({ parts }: Clause, segment: Part[]): boolean {
  const [first] = segment;
  const verb = segment.find(({ kind }) => kind === 'verb');
  if (first?.kind !== 'figure' || first.preposition || !first.article) return false;
  // "Zwischen einer Mauer und einem Baum sitzt": both are where somebody is.
  if (first.grammaticalCase === 'dative') return false;
  const last = parts.at(-1);
  if (last?.kind === 'figure' && last.preposition === 'zwischen') return false;
  const isSingular =
    verb?.kind === 'verb' && verb.verb.plain?.kind === 'finite' && /t$/.test(verb.folded);
  return isSingular && parts.some((part) => part.kind === 'figure' || part.kind === 'setting');
}

/**
 * "viele Blätter, ein Opa spielt Schach", "eine Höhle im Wald, zwei Bären tanzen": what was named
 * before is there, and does none of it.
 */
function isOther({ parts }: Clause, segment: Part[]): boolean {
  const [first] = segment;
  const verb = segment.find((part) => part.kind === 'verb' && !part.isNominal);
  if (first?.kind !== 'figure' || first.preposition || verb?.kind !== 'verb') return false;
  if (first.grammaticalCase === 'accusative' || first.grammaticalCase === 'dative') return false;
  if (segment.indexOf(verb) === segment.indexOf(first)) return false;
  // "ich und Papa, ich hab eine Mütze": named again, somebody begins anew.
  const isAgain = parts.some((part) => part.kind === 'figure' && part.figure === first.figure);
  const last = parts.at(-1);
  const isPlaced =
    last?.kind === 'setting' || (last?.kind === 'figure' && last.preposition !== undefined);
  return (isFiniteVerb(verb) && /[^e]t$/.test(verb.folded)) || isPlaced || isAgain;
}

/** "…, in der Höhle schläft ein Bär": a place, then the verb, then who does it. */
function isPlaceLed([first, second]: Part[], after: Part[]): boolean {
  if (first?.kind !== 'figure' && first?.kind !== 'fixed' && first?.kind !== 'pronoun')
    return false;
  if (!(places.test(first.preposition ?? '') || first.preposition === 'aus') || !isVerb(second))
    return false;
  const third = after[2];
  return third?.kind === 'figure' && !third.preposition && third.grammaticalCase !== 'dative';
}

/** "… und hinter ihm eine Katze auf einem Motorrad": one more, seen from who was named before. */
function isLedByPronoun([first, second]: Part[]): boolean {
  const isSeen = first?.kind === 'pronoun' && places.test(first.preposition ?? '');
  const isNamed = second?.kind === 'figure' && !second.preposition && second.article !== '';
  return isSeen && isNamed && second.grammaticalCase !== 'accusative';
}

/** "Hinter dem Haus ist ein Berg und neben dem Haus eine Tanne". */
function isPlacedFirst({ parts }: Clause, [first, second]: Part[]): boolean {
  const isPlace = first?.kind === 'figure' && places.test(first.preposition ?? '');
  const isNamed = second?.kind === 'figure' && !second.preposition;
  const start = parts[0];
  return isPlace && isNamed && start?.kind === 'figure' && places.test(start.preposition ?? '');
}

const places = /^(auf|in|unter|neben|hinter|vor|an|uber|zwischen|bei)$/;

/** "Die Katze sitzt auf dem Hund und der Hund auf dem Esel". */
function isSamePlaced({ parts }: Clause, segment: Part[]): boolean {
  const [first] = segment;
  const isPlaced = (part: Part) => part.kind === 'figure' && places.test(part.preposition ?? '');
  if (first?.kind !== 'figure' || first.preposition || !first.article) return false;
  if (first.grammaticalCase === 'accusative' || first.grammaticalCase === 'dative') return false;
  return parts.some(isPlaced) && segment.some(isPlaced);
}

/** The figures named together just before: "ein Hund und eine Katze, die …" are both meant. */
function groupBefore(parts: Part[], at: number): number[] {
  const group: number[] = [];
  const end = parts[at - 1]?.kind === 'comma' ? at - 2 : at - 1;
  // "ziehen einen Schlitten …, auf dem": the verb came between.
  const isClothing = parts[end]?.kind === 'fixed';
  const before = isVerb(parts[end]) || isClothing ? end - 1 : end;
  // "mit Lockenwicklern und im Bademantel, die".
  const start = isClothing && parts[before]?.kind === 'and' ? before - 1 : before;
  for (let index = start; index >= 0; index -= 2) {
    const part = parts[index];
    if (part?.kind !== 'figure') break;
    group.unshift(part.figure);
    if (part.preposition || parts[index - 1]?.kind !== 'and') break;
  }
  return group;
}
