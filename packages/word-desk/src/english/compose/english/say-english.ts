import type { EnglishIndex } from '../../english-index.ts';
import type { SentenceLook } from '../../sentences/english-phrase.ts';
import { sayEnglishThing } from '../../sentences/english-phrase.ts';
import { englishPast, englishPresent, ingOf } from '../../sentences/english-verbs.ts';
import { type Person, personOf, type Thing } from '../../sentences/value.ts';
import type { Clause, Owned } from '../clause.ts';

type Case = 'subject' | 'object';

/** Says a clause in English: subject, verb, whom, what, where, when. */
export function createEnglishSayer(look: SentenceLook & { english: EnglishIndex }) {
  function sayThings(things: readonly Thing[], as: Case, use: 'bare' | 'job' | ''): string | null {
    const said = things.map((each) =>
      sayEnglishThing(each, { use, isObject: as === 'object' }, look),
    );
    return said.includes(null) ? null : said.join(' and ');
  }

  function sayOwned(
    { things, owner }: Owned,
    as: Case,
    use: 'bare' | 'job' | '' = '',
  ): string | null {
    if (!owner) return sayThings(things, as, use);
    const whose = sayThings(owner, 'object', '');
    const bare = things.map((each) => (each.type === 'noun' ? { ...each, opening: '' } : each));
    const what = sayThings(bare, as, 'bare');
    return whose && what ? `${whose}${/s$/.test(whose) ? "'" : "'s"} ${what}` : null;
  }

  return (clause: Clause): { words: string[]; isQuestion: boolean } | null => {
    const { asks, subject, verb, isPast, isNot, isLiked, isOngoing } = clause;
    const [first] = subject.things;
    // "Gibst du mir bitte das Salz?" asks whether one can.
    const isRequest =
      clause.isPolite && asks === 'yes' && first?.type === 'pronoun' && first.english === 'you';
    const modal = clause.modal === '' && isRequest ? 'can' : clause.modal;
    const isWho = asks === 'who';
    const person: Person = isWho ? 2 : personOf(subject.things);
    const isNone =
      clause.object?.things.some((each) => each.type === 'noun' && each.opening === 'no') === true;
    const object = clause.object && noneAsAny(clause.object, isNone);
    const not = isNot || isNone ? ['not'] : [];
    const often = clause.adverbials
      .filter(({ kind }) => kind === 'often')
      .map(({ english }) => english);
    const en = verb.english;
    const main = isLiked && !modal ? 'like' : en;
    const liked = isLiked && !modal ? [ingOf(en)] : [];
    const please = clause.isPolite && (asks === 'do' || asks === 'yes') ? ['please'] : [];
    let helper: string[] = [];
    let rest: string[] = [];
    const isQuestion = asks !== '' && asks !== 'do';
    if (modal) {
      const isToDo = modal === 'want' || modal === 'must' || modal === 'would like';
      if (modal === 'would like') [helper, rest] = [['would'], ['like', 'to', en]];
      else if (isToDo) {
        const word = modal === 'must' ? 'have' : 'want';
        const needsDo = isQuestion || not.length > 0 || isPast;
        const isSimplePast = isPast && !isQuestion && not.length === 0;
        if (isSimplePast) rest = [word === 'have' ? 'had' : 'wanted', 'to', en];
        else if (needsDo && !isWho)
          [helper, rest] = [[isPast ? 'did' : englishPresent('do', person)], [word, 'to', en]];
        else rest = [englishPresent(word, person), 'to', en];
      } else [helper, rest] = [[isPast && modal === 'can' ? 'could' : modal], [en]];
    } else if (main === 'be') {
      helper = [englishPresent(isPast ? 'be_p' : 'be', person)];
    } else if (isOngoing && !isPast) {
      [helper, rest] = [[englishPresent('be', person)], [ingOf(main)]];
    } else if ((isQuestion && !isWho) || not.length > 0) {
      [helper, rest] = [[isPast ? 'did' : englishPresent('do', person)], [main, ...liked]];
    } else {
      rest = [isPast ? englishPast(main, look) : englishPresent(main, person), ...liked];
    }
    const who = asks === 'do' ? '' : sayOwned(subject, 'subject');
    if (asks === 'do') [helper, rest] = [not.length > 0 ? ['do'] : [], [en]];
    const whom = clause.receiver ? sayOwned(clause.receiver, 'object') : '';
    const what = object
      ? sayOwned(object, main === 'be' ? 'subject' : 'object', main === 'be' ? 'job' : 'bare')
      : '';
    if (who === null || whom === null || what === null) return null;
    const described = clause.described
      ? `${clause.described.degree ? `${clause.described.degree} ` : ''}${clause.described.adjectives.map((each) => each.en).join(' and ')}`
      : '';
    const behind = [
      ...clause.adverbials.filter(({ kind }) => kind === 'place'),
      ...clause.adverbials.filter(({ kind }) => kind === 'time'),
    ].map(({ english }) => english);
    // "Get up", but "put the shoes on" and "put on the shoes" are both right.
    const tail = [whom, what, described, ...behind, ...please];
    const order = isQuestion
      ? isWho
        ? ['who', ...helper, ...not, ...often, ...rest]
        : [...(asks === 'yes' ? [] : [asks]), ...helper, who, ...not, ...often, ...rest]
      : main === 'be' && !modal
        ? [who, ...helper, ...not, ...often, ...rest]
        : [who, ...helper, ...not, ...often, ...rest];
    return {
      words: [...order, ...tail].filter((word) => word !== '').flatMap((word) => word.split(' ')),
      isQuestion,
    };
  };
}

/** "Ich habe keinen Hund": not any dog. */
function noneAsAny(object: Owned, isNone: boolean): Owned {
  if (!isNone) return object;
  return {
    ...object,
    things: object.things.map((each) =>
      each.type === 'noun' && each.opening === 'no'
        ? { ...each, opening: each.isMany ? '' : 'a' }
        : each,
    ),
  };
}
