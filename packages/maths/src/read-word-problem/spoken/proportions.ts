import { tellWay } from '../shapes/ways.ts';
import { type Asked, sayAmount, sayOne } from './asked.ts';
import { distance } from './distance.ts';
import { isOfKind, type Measure, round, type Spoken } from './measures.ts';

/** What changes, is compared, is a part or is left is no matter of proportion. */
const OTHER_MATTER =
  /(?<!\p{L})(?:mehr|weniger|älter|jünger|doppelt|halb|hälfte|rest|davon|verloren|verschenk\p{L}*|übrig|zurück|plus|minus|geteilt|außer|kaputt|geplatzt|jede[rs]? gleich|teilen|teilt|verteil\p{L}*|umfang|fläche|weitere\p{L}*|insgesamt \d|schon|erst|hin und|prozent sind|stimmt|weg|dazu|leer|sondern|als|einzeln\p{L}*|(?:und|dann|auch) noch \d+|auch \d+)(?!\p{L})/u;
/** More of them need less time. */
const WORKERS =
  /^(?:maler\p{L}?|arbeiter\p{L}?|gärtner\p{L}?|maurer\p{L}?|handwerker\p{L}?|bagger\p{L}?|pumpen?|helfer\p{L}?|rohre?n?|bauarbeiter\p{L}?|traktor(?:en)?|mähdrescher\p{L}?)$/u;
const IS_MAP = /(?<!\p{L})(?:karte|maßstab|plan|landkarte|stadtplan|wanderkarte)(?!\p{L})/u;
const NEEDS_ALL = /(?<!\p{L})(?:brauch\p{L}*|müssen|muss|mindestens|bestell\p{L}*)(?!\p{L})/u;
const ON_MAP = 'map ';
const PARTS_ALLOWED = /^(?:time|length|weight|money|volume|months|percent)$/u;

/** "Sechs Liter auf hundert Kilometer, wie weit mit 48 Litern?": so much of one for so much of another. */
export function solveProportion(spoken: Spoken, asked: Asked): string | null {
  if (OTHER_MATTER.test(spoken.text.toLowerCase())) return null;
  if (spoken.measures.some(({ kind }) => WORKERS.test(kind))) return byWorkers(spoken, asked);
  const measures = counted(withKinds(onMap(spoken), asked), asked);
  const often = howOften(measures, asked);
  if (often !== null) return often;
  if (measures.length === 3) return ofPair(spoken.words, measures, asked);
  return measures.length === 5 ? ofTriple(measures, asked) : null;
}

/** "Ein Maler braucht sechs Stunden, drei Maler?": less time for each of more. */
function byWorkers({ words, measures }: Spoken, asked: Asked): string | null {
  const [one, two, ...others] = measures.filter(({ kind }) => WORKERS.test(kind));
  const times = measures.filter(({ kind, isOne }) => kind === 'time' && !isOne);
  const [time] = times;
  const isMore = measures.some(
    ({ kind, isOne }) => !isOne && kind !== 'time' && !WORKERS.test(kind),
  );
  if (!one || !two || !time || others.length + times.length > 1 || isMore || asked.kind !== 'time')
    return null;
  const [base, target] =
    distance(words, one, time) <= distance(words, two, time) ? [one, two] : [two, one];
  const say = (value: number) => sayAmount(round(value), 'time', [time.name]);
  const all = time.value * base.own;
  const steps = [
    ...(base.own === 1 ? [] : [`${base.own} mal ${sayOne(time)} ist ${say(all)}`]),
    `${say(all)} geteilt durch ${target.own} ist ${say(all / target.own)}`,
  ];
  return `${tellWay(...steps)} Es sind ${say(all / target.own)}.`;
}

/** "Zehn Liter, die Kanne drei: wie oft?" */
function howOften(measures: readonly Measure[], asked: Asked): string | null {
  const [one, two, ...more] = measures.filter(({ isOne }) => !isOne);
  if (!/^wie oft/u.test(asked.text) || !one || !two || more.length > 0 || isThing(one.kind))
    return null;
  if (one.kind !== two.kind) return null;
  const [large, small] = one.value > two.value ? [one, two] : [two, one];
  const count = Math.floor(large.value / small.value + EXACT);
  const rest = round(large.value - count * small.value);
  const left = rest === 0 ? '' : `, Rest ${sayAmount(rest, large.kind, [large.name, small.name])}`;
  return `${sayOne(large)} geteilt durch ${sayOne(small)} ist ${count}${left}. Es sind ${count} Mal.`;
}
const EXACT = 1e-9;

/** On a map centimetres and kilometres measure two things. */
const onMap = ({ text, measures }: Spoken): readonly Measure[] =>
  IS_MAP.test(text.toLowerCase())
    ? measures.map((one) =>
        one.kind === 'length' ? { ...one, kind: `${ON_MAP}${one.name}` } : one,
      )
    : measures;

/** A number without its thing counts what is asked for, where nothing else does. */
const withKinds = (measures: readonly Measure[], { kind }: Asked): readonly Measure[] =>
  kind === null || !isThing(kind) || measures.some((one) => isOfKind(one.kind, kind))
    ? measures
    : measures.map((one) => (one.kind === '' ? { ...one, kind } : one));

/** Ones of things that are told or asked nowhere else count nothing. */
function counted(measures: readonly Measure[], asked: Asked): Measure[] {
  return measures.filter(
    (one) =>
      !one.isOne ||
      measures.some(
        (other) =>
          other !== one &&
          other.value !== one.value &&
          (isOfKind(one.kind, other.kind) ||
            (isAlike(one, other) &&
              !measures.some(
                (third) => third !== one && isThing(third.kind) && !isLoose(third.kind),
              ))),
      ) ||
      (asked.kind !== null && isAlike(one, { kind: asked.kind })) ||
      (one.kind === 'time' && asked.kind === 'time') ||
      (one.kind === 'months' && asked.kind === 'time'),
  );
}

const isAlike = (one: Pick<Measure, 'kind'>, other: Pick<Measure, 'kind'>): boolean =>
  isOfKind(one.kind, other.kind) ||
  (isLoose(one.kind) && isThing(other.kind)) ||
  (isLoose(other.kind) && isThing(one.kind));
/** "Acht Stück", and a number without its thing. */
const isLoose = (kind: string) => kind === '' || kind === 'stück';
const isThing = (kind: string) =>
  !/^(?:money|time|length|weight|volume|months|percent|degrees|map)/u.test(kind);

function ofPair(
  words: readonly string[],
  measures: readonly Measure[],
  asked: Asked,
): string | null {
  for (const mate of measures) {
    const [one, other] = measures.filter((each) => each !== mate);
    if (!one || !other || !isAlike(one, other) || isAlike(one, mate)) continue;
    if (!isAsked(asked, mate, one)) continue;
    const isFirst = distance(words, one, mate) <= distance(words, other, mate);
    const [base, target] = isFirst ? [one, other] : [other, one];
    if (distance(words, base, mate) === distance(words, target, mate)) return null;
    return tell({ base: plainly(base), target: plainly(target), mate: plainly(mate) }, asked);
  }
  return null;
}

const plainly = (one: Measure): Measure =>
  one.kind.startsWith(ON_MAP) ? { ...one, kind: 'length' } : one;

/** Whether what is asked is of the kind that was told once. */
function isAsked({ kind, text }: Asked, mate: Measure, other: Measure): boolean {
  const wanted = kind === 'time' && mate.kind === 'months' ? 'months' : kind;
  if (wanted === 'length' && mate.kind.startsWith(ON_MAP)) return true;
  if (wanted !== null) return isAlike({ kind: wanted }, mate) && !isOfKind(wanted, other.kind);
  return /^(?:wie ?viele?|was)/u.test(text) && mate.kind !== '';
}

function tell(
  { base, target, mate }: { base: Measure; target: Measure; mate: Measure },
  asked: Asked,
): string | null {
  if (base.value === 0) return null;
  const value = round((mate.value * target.value) / base.value);
  const names = [asked.name, mate.name].filter((name) => name !== '');
  const { kind } = mate;
  if (!PARTS_ALLOWED.test(kind) && !Number.isInteger(value))
    return tellWhole(base, target, mate, asked);
  const say = (amount: number) => sayAmount(round(amount), kind, names);
  const end = `Es sind ${say(value)}.`;
  if (mate.own === 1 && !base.isOne)
    return `${sayOne(target)} geteilt durch ${sayOne(base)} ist ${plain(target.value / base.value)}. ${end}`;
  const [times, count] = [target.value / base.value, (target.value / base.value) * base.own];
  if (base.own === 1) {
    const inUnits =
      target.name === base.name || isThing(target.kind)
        ? []
        : [`${sayOne(target)} sind ${sayOne({ ...target, name: base.name })}`];
    return `${tellWay(...inUnits, `${plain(count)} mal ${sayOne(mate)} ist ${say(value)}`)} ${end}`;
  }
  const steps = Number.isInteger(times)
    ? [
        `${sayOne(target)} sind ${plain(times)} mal ${sayOne(base)}`,
        `${plain(times)} mal ${sayOne(mate)} ist ${say(value)}`,
      ]
    : [
        `${sayOne(mate)} geteilt durch ${plain(base.own)} ist ${say(mate.value / base.own)}`,
        ...(count === 1
          ? []
          : [`${plain(count)} mal ${say(mate.value / base.own)} ist ${say(value)}`]),
      ];
  return `${tellWay(...steps)} ${end}`;
}

/** "Zehn Meter, 1,8 für ein Kostüm": five costumes, and a rest. */
function tellWhole(base: Measure, target: Measure, mate: Measure, asked: Asked): string | null {
  if (mate.own !== 1) return null;
  const whole = Math.floor(target.value / base.value);
  const rest = round(target.value - whole * base.value);
  const name = asked.kind === null || asked.name === '' ? '' : ` ${asked.name}`;
  const left = sayAmount(rest, base.kind, [base.name, target.name]);
  const remains = /^1(?!\d)/u.test(left) ? 'bleibt' : 'bleiben';
  const step = `${sayOne(target)} geteilt durch ${sayOne(base)} ist ${whole}, Rest ${left}.`;
  if (whole === 0) return null;
  return NEEDS_ALL.test(asked.text) && !/voll|ganz/u.test(asked.text)
    ? `${step} Für den Rest braucht man noch eins mehr. Es sind ${whole + 1}${name}.`
    : `${step} Es sind ${whole}${name}. ${left} ${remains} übrig.`;
}

/** Hens, days and eggs: of more hens in more days there are more eggs. */
function ofTriple(measures: readonly Measure[], asked: Asked): string | null {
  const single = measures.filter(
    (one) => !measures.some((two) => two !== one && isAlike(one, two)),
  );
  const [mate] = single;
  if (!mate || single.length > 1 || /^(?:time|months)$/u.test(mate.kind)) return null;
  if (asked.kind !== null && !isAlike({ kind: asked.kind }, mate)) return null;
  const pairs = measures.flatMap((one, at) => {
    const other = measures.slice(at + 1).find((two) => isAlike(one, two));
    return other && one !== mate && other !== mate ? [[one, other] as const] : [];
  });
  if (pairs.length !== 2) return null;
  let value = mate.value;
  const steps: string[] = [];
  for (const [one, other] of pairs) {
    const [base, target] =
      Math.abs(one.at - mate.at) <= Math.abs(other.at - mate.at) ? [one, other] : [other, one];
    const times = target.value / base.value;
    const before = value;
    value = round(value * times);
    if (times !== 1)
      steps.push(
        `${plain(times)} mal ${sayAmount(before, mate.kind, [mate.name])} ist ${sayAmount(value, mate.kind, [mate.name])}`,
      );
  }
  if (steps.length === 0 || (isThing(mate.kind) && !Number.isInteger(value))) return null;
  return `${tellWay(...steps)} Es sind ${sayAmount(value, mate.kind, [asked.name || mate.name])}.`;
}

const plain = (value: number) => sayAmount(round(value), '', []);
