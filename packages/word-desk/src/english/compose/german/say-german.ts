import type { Verb } from '../../../lexicon/verb.ts';
import { sayGermanThing } from '../../sentences/german-phrase.ts';
import { createVerbTable } from '../../sentences/german-verbs.ts';
import { type Look, type Person, personOf, type Thing } from '../../sentences/value.ts';
import { ASKING, type Clause, type Modal, type Owned } from '../clause.ts';

const MODALS: Readonly<Record<Exclude<Modal, ''>, string>> = {
  can: 'können',
  may: 'dürfen',
  must: 'müssen',
  should: 'sollen',
  will: 'werden',
  want: 'wollen',
  'would like': 'möchten',
};
/** Whom these help, thank and belong to stands in the third case. */
const DATIVE = /^(?:helfen|danken|gehören|gefallen|antworten|zuhören|folgen|schmecken|glauben)$/;

/** Says a clause in German: the verb second, what closes it last. */
export function createGermanSayer(look: Look) {
  const table = createVerbTable(look.lexicon);

  function sayThings(things: readonly Thing[], grammar: 1 | 3 | 4): string | null {
    const said = things.map((each) => sayGermanThing(each, grammar, look));
    return said.includes(null) ? null : said.join(' und ');
  }

  function sayOwned({ things, owner }: Owned, grammar: 1 | 3 | 4): string | null {
    const what = sayThings(things, grammar);
    if (!owner) return what;
    const whose = sayThings(owner, 3);
    return what && whose ? `${what} ${`von ${whose}`.replace(/^von dem /, 'vom ')}` : null;
  }

  /** "Keinen Hund", not "nicht einen Hund". */
  function noneOf(clause: Clause): { object: Owned | null; isNot: boolean } {
    const { object, isNot } = clause;
    const isOpen = object?.things.every(
      (each) => each.type === 'noun' && /^(?:a|)$/.test(each.opening),
    );
    if (!isNot || !object || !isOpen) return { object, isNot };
    const things = object.things.map((each) =>
      each.type === 'noun' ? { ...each, opening: 'no' } : each,
    );
    return { object: { ...object, things }, isNot: false };
  }

  const formOf = (verb: Verb, person: Person, isPast: boolean) =>
    (isPast ? verb.past : verb.present)[person];

  function verbParts(clause: Clause, person: Person): { finite: string; closing: string } | null {
    const { verb, modal, isPast, asks } = clause;
    const german = verb.german;
    if (asks === 'do') {
      return { finite: german.imperative[0], closing: german.prefix };
    }
    if (modal) {
      const finite = table.form(
        isPast && modal !== 'would like' ? `${MODALS[modal]}_p` : MODALS[modal],
        person,
      );
      return finite ? { finite, closing: german.infinitive } : null;
    }
    const isSimple = /^(?:sein|haben)$/.test(german.infinitive);
    if (isPast && !isSimple) {
      const finite = table.form(german.isWithSein ? 'sein' : 'haben', person);
      return finite ? { finite, closing: german.participle } : null;
    }
    return { finite: formOf(german, person, isPast), closing: german.prefix };
  }

  return (clause: Clause): { words: string[]; isQuestion: boolean } | null => {
    const { asks, subject, verb, adverbials } = clause;
    const isWho = asks === 'who';
    const person: Person = isWho ? 2 : personOf(subject.things);
    const { object, isNot } = noneOf(clause);
    const parts = verbParts(clause, person);
    const who = isWho ? 'wer' : sayOwned(subject, 1);
    const isBe = verb.english === 'be';
    const grammar = isBe ? 1 : DATIVE.test(verb.german.infinitive) ? 3 : 4;
    const whom = clause.receiver ? sayOwned(clause.receiver, 3) : '';
    const what = object ? sayOwned(object, grammar) : '';
    if (!parts || who === null || whom === null || what === null) return null;
    const described = clause.described
      ? `${DEGREES[clause.described.degree] ?? ''} ${clause.described.adjectives.map((each) => each.de).join(' und ')}`.trim()
      : '';
    const of = (kind: string) =>
      adverbials.filter((each) => each.kind === kind).map(({ german }) => german);
    const isPronoun = object?.things.every((each) => each.type === 'pronoun') === true;
    const late = of('time').filter((each) => LATE.test(each));
    const times = of('time').filter((each) => !LATE.test(each));
    const middle = [
      ...(isPronoun ? [what, whom] : [whom]),
      ...times,
      ...of('often'),
      ...(clause.isLiked && !clause.modal ? ['gern'] : []),
      ...(clause.isOngoing && ONGOING_SAID ? ['gerade'] : []),
      ...(isPronoun ? [] : [what]),
      ...(isNot ? ['nicht'] : []),
      described,
      ...late,
      ...of('place'),
    ];
    const isQuestion = asks !== '' && asks !== 'do';
    const word = ASKING.find(([, en]) => en === asks)?.[0] ?? '';
    const question = asks === 'where' && MOVES.test(verb.german.infinitive) ? 'wohin' : word;
    const order =
      asks === 'do'
        ? [parts.finite]
        : isWho
          ? ['wer', parts.finite]
          : isQuestion
            ? [asks === 'yes' ? '' : question, parts.finite, who]
            : [who, parts.finite];
    const words = [...order, ...middle, parts.closing]
      .filter((each) => each !== '')
      .flatMap((each) => each.split(' '));
    return { words, isQuestion };
  };
}

const DEGREES: Readonly<Record<string, string>> = { very: 'sehr', too: 'zu', so: 'so' };
/** German has no form for what is going on now; "gerade" would often be too much. */
const ONGOING_SAID = false;
const MOVES = /^(?:gehen|fahren|laufen|fliegen|reisen|reiten)$/;
/** How something is done stands behind "nicht". */
const LATE = /^(?:schnell|langsam|laut|leise|gut|sehr |zusammen|allein|hoch|weit|viel)/;
