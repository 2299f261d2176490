import type { Language } from '../../language/create-language.ts';
import type { PlainClause } from '../clauses/plain-clause.ts';
import type { Clause } from '../clauses/read-clause.ts';
import type { NeedFile } from './need-file.ts';

/** What a clause says is missing, and the clause that tells when it is put right. */
export interface Need {
  kind:
    | 'unable'
    | 'forbidden'
    | 'hoped'
    | 'unwilling'
    | 'lacks'
    | 'silent'
    | 'badState'
    | 'nuisance'
    | 'task';
  result: PlainClause;
}

const NO = /^(?:nicht|kein(?:e[nrm]?)?|nichts|kaum|niemand(?:en|em)?)$/u;
const NOBODY = /^(?:niemand|keiner|kein(?:e|en)?)(?: .*)?$/u;
const NO_OPPOSITE =
  /^(?:ohne|einzige[nrsm]?|Angst|Furcht|Sorge|Sorgen|Hunger|Durst|Streit|Schmerzen|Glück|Zufall)$/u;
const OPINION =
  /^(?:stimmen|wissen|vorstellen|meinen|denken|bemerken|merken|sehen|heißen|finden|brauchen|sollen|vergessen|erzählen|verraten|sagen|geben|gehören|gefallen)$/u;
const FEW = /^(?:ein|eine|einen|zwei|drei|wenig|wenige|kaum|etwas|bisschen|paar|einzige[nrs]?)$/u;
/** These are a nuisance only where they are too much. */
const AT_TIMES =
  /^(?:klopfen|pfeifen|kratzen|quietschen|tropfen|rasen|tuscheln|schubsen|schimpfen|meckern)$/u;
const OFTEN = /^(?:immer|ständig|dauernd|ganz|doll|sehr|oft|so|zu|jeden|jede|laut)$/u;
const STATE = /^(?:sein|werden|bleiben|stehen|liegen)$/u;
/** `nicht mit Absicht`, `nicht so gut`: what is denied is no doing. */
/** Who does not want this need not be made to. */
const KEPT =
  /^(?:werden|hergeben|abgeben|verkaufen|verlieren|weggehen|wegziehen|umziehen|sterben|verraten|aufgeben|aufhören|weglaufen|streiten|kämpfen|lügen|wecken|aufwecken|stören|ärgern|verletzen|enttäuschen|erschrecken|petzen|zurückgeben)$/u;
const NO_DOING = /^(?:nur|so|sehr|mit|absicht|anders|schlimm|weit|ganz|immer|alles|viel|lange)$/u;

/** Null where nothing is missing, or nobody can say what would be good. */
export function findNeed(
  clause: Clause,
  plain: PlainClause | null,
  needs: NeedFile,
  language: Language,
): Need | null {
  if (!plain || /^(?:obwohl|wenn|als|damit)$/u.test(clause.lower[0] ?? '')) return null;
  // `hatte kein Pferd, sondern nur eine Ziege`: two statements, of which no one opposite can be told.
  if (plain.middle.includes('sondern')) return null;
  const isNobody = NOBODY.test(plain.who);
  const isNever =
    /^(?:dürfen|können)$/u.test(plain.modal) &&
    plain.middle.some((word) => /^nie(?:mals)?$/u.test(word));
  const isDenied = isNobody || isNever || plain.middle.some((word) => NO.test(word));
  // `Nur die Gans lachte nicht`, `hatte keine Angst`, `ohne Koko`: that is good, or no opposite is.
  if (
    isDenied &&
    (clause.lower[0] === 'nur' || plain.middle.some((word) => NO_OPPOSITE.test(word)))
  )
    return null;
  if (isDenied) return deniedNeed(plain, isNobody, needs, language);
  if (clause.isSubordinate && clause.lower[0] !== 'dass') return null;
  return statedNeed(plain, needs);
}

function deniedNeed(
  plain: PlainClause,
  isNobody: boolean,
  needs: NeedFile,
  language: Language,
): Need | null {
  // `Der König durfte es nicht wissen`: that is a secret.
  if (
    plain.modal === 'dürfen' &&
    /^(?:wissen|erfahren|merken|sehen|hören|sprechen)$/u.test(plain.verb)
  )
    return null;
  const isTogether = isNobody && plain.middle.includes('allein');
  if (isTogether) {
    const middle = plain.middle.map((word) => (word === 'allein' ? 'zusammen' : word));
    const result = {
      ...plain,
      who: 'alle',
      person: 'several',
      middle,
      modal: '',
      perfect: null,
    } as const;
    return { kind: 'unwilling', result };
  }
  // Who does not want to be eaten is right.
  if (/^(?:wollen|mögen)$/u.test(plain.modal) && KEPT.test(plain.verb)) return null;
  const kind = kindOfDenied(plain, needs);
  if (kind === null) return null;
  const at = plain.middle.indexOf('nicht');
  if (at >= 0 && NO_DOING.test(plain.middle[at + 1] ?? '')) return null;
  const middle = affirmed(plain, kind, needs, language);
  if (middle === null || (isNobody && plain.middle.some((word) => NO.test(word)))) return null;
  const who = isNobody
    ? plain.who
        .replace(/^(?:niemand|keiner)(?= |$)/u, 'jemand')
        .replace(/^kein(e?) einzige[rs]? /u, 'kein$1 ')
        .replace(/^keine /u, plain.person === 'several' ? '' : 'eine ')
        .replace(/^kein /u, 'ein ')
    : plain.who;
  const isWanting = kind === 'unwilling' && plain.modal === 'wollen' && plain.verb !== 'wollen';
  return {
    kind,
    result: { ...plain, who, middle, perfect: null, modal: isWanting ? '' : plain.modal },
  };
}

function kindOfDenied({ modal, verb, middle }: PlainClause, needs: NeedFile): Need['kind'] | null {
  if (modal === 'dürfen') return 'forbidden';
  if (modal === 'können') return OPINION.test(verb) && verb !== 'sehen' ? null : 'unable';
  if (modal === 'wollen' || modal === 'mögen') return 'unwilling';
  if (modal !== '') return null;
  if (verb === 'trauen' || middle.includes('Lust')) return 'unwilling';
  if (/^(?:haben|bekommen|kriegen|finden)$/u.test(verb)) {
    // `den Schlüssel hatten wir nicht`: a thing everybody knows of.
    const isOfOne = middle.some((word, at) => /^d(?:en|ie|as)$/u.test(word) && middle[at + 1]);
    const isNothing = middle.some((word) => /^(?:kein|nichts)/u.test(word));
    return isNothing || (isOfOne && middle.at(-1) === 'nicht') ? 'lacks' : null;
  }
  if (verb === 'geben') return middle.some((word) => /^kein/u.test(word)) ? 'lacks' : null;
  const isGone = middle.includes('mehr') && needs.regained.includes(verb);
  return isGone || needs.wanted.includes(verb) ? 'silent' : null;
}

/** The same without its `nicht` and `kein`. */
function affirmed(
  { middle, modal, verb }: PlainClause,
  kind: Need['kind'],
  { uncounted }: NeedFile,
  language: Language,
): string[] | null {
  const isAgain = middle.includes('mehr');
  const kept: string[] = [];
  const since = middle.indexOf('seit');
  const sinceEnd =
    since < 0
      ? -1
      : middle.findIndex(
          (word, at) => at > since && /^\p{Lu}|^(?:gestern|heute|immer)/u.test(word),
        );
  for (const [at, word] of middle.entries()) {
    // `redet seitdem kein Wort mehr mit ihm`
    if (word === 'seitdem' || (word === 'Wort' && /^kein/u.test(middle[at - 1] ?? ''))) continue;
    if (since >= 0 && at >= since && at <= sinceEnd) continue;
    const next = middle[at + 1] ?? '';
    // `durfte nie etwas machen`
    if (/^nie(?:mals)?$/u.test(word) && modal !== '') {
      if (kind === 'forbidden') kept.push('endlich');
      continue;
    }
    if (/^(?:nie|niemals|nirgends|je|jemals)$/u.test(word)) return null;
    const isOnlyStress =
      /^(?:noch|gar|überhaupt|einfach|mehr|immer|ganz)$/u.test(word) &&
      (NO.test(next) || NO.test(middle[at - 1] ?? '') || word === 'mehr');
    if (isOnlyStress) continue;
    if (word === 'nicht') {
      if (isAgain) kept.push('wieder');
      else if (modal !== '' && kind !== 'unable' && kind !== 'unwilling') kept.push('doch');
      continue;
    }
    if (word === 'kaum') kept.push('gut');
    else if (word === 'nichts') kept.push(isAgain ? 'wieder etwas' : 'etwas');
    else if (/^niemand/u.test(word)) kept.push(word.replace('niemand', 'jemand'));
    else if (/^kein/u.test(word)) {
      const noun = language.noun(next);
      const isMany = noun?.isPlural ?? false;
      if (isAgain) kept.push('wieder');
      if (next === 'Wort') continue;
      // `konnte gar kein Schach`: what somebody is able to is not counted.
      const isCounted = verb !== 'können' && noun !== null && !uncounted.includes(noun.lemma);
      if (isCounted && !isMany) kept.push(word.replace(/^k/u, ''));
    } else kept.push(word);
  }
  return kept;
}

function statedNeed(plain: PlainClause, needs: NeedFile): Need | null {
  const { verb, modal, middle } = plain;
  const isTask = modal === 'sollen' && !/^(?:sollen|sein|werden)$/u.test(verb);
  if (
    isTask &&
    !middle.some((word) => /^(?:weg|nur|geschlossen)$/u.test(word)) &&
    !verb.startsWith('weg')
  )
    return {
      kind: 'task',
      result: { ...plain, modal: '', middle: middle.filter((word) => word !== 'eigentlich') },
    };
  if (modal !== '') return null;
  const isTooOften = !AT_TIMES.test(verb) || middle.some((word) => OFTEN.test(word));
  if (
    isTooOften &&
    needs.nuisances.includes(verb) &&
    plain.perfect === null &&
    !/^(?:ich|wir)$/u.test(plain.who)
  ) {
    const rest = middle.filter(
      (word) => !/^(?:immer|ständig|dauernd|ganz|doll|sehr|oft)$/u.test(word),
    );
    const at = rest.findIndex((word) => /^(?:so|zu)$/u.test(word));
    const place =
      at < 0
        ? rest.filter((word) => /^(?:mich|mir|ihn|ihm|sie|ihr|sich|uns|alles)$/u.test(word)).length
        : at;
    return {
      kind: 'nuisance',
      result: { ...plain, middle: [...rest.slice(0, place), 'nicht mehr', ...rest.slice(place)] },
    };
  }
  const scarce = middle.indexOf('noch');
  if (/^(?:haben|geben)$/u.test(verb) && scarce > 0 && middle[scarce - 1] === 'nur') {
    const rest = middle.slice(scarce + 1).filter((word) => !FEW.test(word));
    const end = rest.findIndex((word) => /^(?:für|bis|in|auf|am|im)$/u.test(word));
    const things = end < 0 ? rest : rest.slice(0, end);
    // `nur noch eine Flasche`: of one there is not enough of them.
    // `nur noch den Schuh`: nor of one that is known.
    if (/^(?:eine?|d(?:en|ie|as)$)/u.test(middle[scarce + 1] ?? '')) return null;
    if (things.length > 0)
      return {
        kind: 'lacks',
        result: { ...plain, middle: [...middle.slice(0, scarce - 1), 'wieder genug', ...things] },
      };
  }
  if (!STATE.test(verb)) return null;
  const last = middle.at(-1) ?? '';
  const isTooMuch =
    middle.at(-2) === 'zu' && !/^(?:Hause|Ende|zweit|dritt|viert|fünft|sechst)$/u.test(last);
  const good = isTooMuch
    ? `nicht mehr zu ${last}`
    : Object.hasOwn(needs.states, last)
      ? needs.states[last]
      : undefined;
  if (good === undefined) return null;
  const rest = middle
    .slice(0, isTooMuch ? -2 : -1)
    .filter(
      (word) =>
        !/^(?:ganz|sehr|so|total|schon|noch|völlig|wieder|immer|echt|voll|richtig|viel|eh|fast|beinahe)$/u.test(
          word,
        ),
    );
  return {
    kind: 'badState',
    result: { ...plain, verb: 'sein', perfect: null, middle: [...rest, good] },
  };
}
