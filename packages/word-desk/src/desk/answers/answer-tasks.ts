import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { findNoun } from '../../lexicon/find-forms.ts';
import { describeNoun } from '../meaning/describe-noun.ts';
import { capitalise, german, type Tools } from '../tools.ts';

/** A task of the German lesson: what it is asked by, and its answer from the words in it. */
type SmallTask = readonly [
  pattern: RegExp,
  answer: (words: Partial<Record<string, string>>, tools: Tools) => string | null,
];

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const SO_MANY_LETTERS = 3;
/** Whom one helps is asked by "wem". */
const WITH_DATIVE =
  /^(?:helf|hilf|dank|gehör|gefall|gefäll|antwort|glaub|folg|vertrau|gratulier|zuhör|fehl|schmeck|begegn|verzeih|geb|gib|schenk|sag|zeig|erzähl|schreib)/;
const CASES: Readonly<Record<string, string>> = {
  dem: 'im Dativ, also im dritten Fall. Man fragt: Wem?',
  den: 'im Akkusativ, also im vierten Fall. Man fragt: Wen oder was?',
  des: 'im Genitiv, also im zweiten Fall. Man fragt: Wessen?',
  einem: 'im Dativ, also im dritten Fall. Man fragt: Wem?',
  einen: 'im Akkusativ, also im vierten Fall. Man fragt: Wen oder was?',
  eines: 'im Genitiv, also im zweiten Fall. Man fragt: Wessen?',
};
const UMLAUTS: readonly (readonly [RegExp, string])[] = [
  [/au(?=[^aeiouäöü]*$)/u, 'äu'],
  [/a(?=[^aeiouäöü]*$)/u, 'ä'],
  [/o(?=[^aeiouäöü]*$)/u, 'ö'],
  [/u(?=[^aeiouäöü]*$)/u, 'ü'],
];
const ASKS_SENTENCE =
  /^(?:\p{L}+ ){0,2}?(?:kommst|kannst|bist|hast|willst|darf|gehst|magst|spielst|wer|was|wie|wo|wann|warum|wieso|woher|wohin|welche\p{L}*|habt|seid|ist|sind|hat)(?!\p{L})/iu;

/** "Haus" becomes "Häuschen". */
function smallOf(noun: string): string {
  const stem = noun.toLowerCase().replace(/(?<=.{3})(?:en|e)$/, '');
  const umlaut = UMLAUTS.find(([vowel]) => vowel.test(stem));
  const changed = umlaut ? stem.replace(umlaut[0], umlaut[1]) : stem;
  return capitalise(`${changed}${/(?:g|ch|ng)$/.test(stem) ? 'lein' : 'chen'}`);
}

const CASE_OF: Readonly<Record<string, string>> = {
  wer: 'der Nominativ, also der erste Fall',
  wessen: 'der Genitiv, also der zweite Fall',
  wem: 'der Dativ, also der dritte Fall',
  wen: 'der Akkusativ, also der vierte Fall',
};
const QUESTION_OF: readonly (readonly [RegExp, string])[] = [
  [
    /nominativ|ersten|1/iu,
    'Nach dem Nominativ fragt man: Wer oder was? Der Hund bellt. Wer bellt?',
  ],
  [
    /genitiv|zweiten|2/iu,
    'Nach dem Genitiv fragt man: Wessen? Das Spielzeug des Hundes. Wessen Spielzeug?',
  ],
  [/dativ|dritten|3/iu, 'Nach dem Dativ fragt man: Wem? Ich helfe dem Hund. Wem helfe ich?'],
  [
    /akkusativ|vierten|4/iu,
    'Nach dem Akkusativ fragt man: Wen oder was? Ich sehe den Hund. Wen sehe ich?',
  ],
];

const TASKS: readonly SmallTask[] = [
  [
    // "Welcher Fall ist das, wenn man fragt: wem?"
    /welche[rn]? fall (?:\p{L}+,? )*?(?:frag\p{L}*|frage|mit)[: ]+(?:man )?[„"]?(?<question>wer|wessen|wem|wen)[“"]?(?: oder was)?(?: fragt?e?)?[?. ]*$/iu,
    ({ question = '' }) => `Das ist ${CASE_OF[question.toLowerCase()] ?? ''}.`,
  ],
  [
    /wie frag\p{L}* (?:ich|man|wir) (?:eigentlich |denn )?(?:nach|bei|im|für|beim)(?: dem| den)? (?<of>nominativ|genitiv|dativ|akkusativ|(?:ersten|zweiten|dritten|vierten|[1-4]\.) fall)[?. ]*$/iu,
    ({ of = '' }) => QUESTION_OF.find(([name]) => name.test(of))?.[1] ?? null,
  ],
  [
    // "Ich soll Wörter mit Doppel-m finden"
    /(?<!\p{L})wörter mit (?:doppel|zwei|doppeltem)[- ]?(?<letter>[a-zäöü])(?!\p{L})/iu,
    ({ letter = '' }, tools) => tools.answerAgain(`wörter mit ${letter.repeat(2)}`),
  ],
  [
    /(?:wie heißen|was sind|welche sind|nenn\p{L}*(?: mir)?|kennst du) (?:denn )?die (?:vier|4) fälle/iu,
    (_, tools) => tools.answerAgain('welche fälle gibt es'),
  ],
  [
    /(?<!\p{L})(?<person>ich|du|er|wir|ihr)[- ]form (?:von|zu|bei) (?<verb>\p{L}{3,})[?. ]*$/iu,
    ({ person = '', verb = '' }, tools) =>
      tools.answerAgain(`was ist die ${person}-form von ${verb}`),
  ],
  [
    /(?:was|welcher buchstabe|wer) (?:kommt|steht|ist) im (?:alphabet|abc) (?<way>vor|nach|hinter) (?:dem )?(?<letter>[a-zäöü])[?. ]*$/iu,
    ({ way = '', letter = '' }, tools) =>
      tools.answerAgain(`welcher buchstabe kommt ${way} ${letter}`),
  ],
  [
    /(?:wie|was) (?:kann|könnte|soll) (?:man|ich) (?:noch |denn )?(?:statt|anstatt|für) (?<word>\p{L}{2,}) (?:noch |auch |sonst |alles |anderes )*(?:sagen|schreiben|nehmen)[?. ]*$/iu,
    ({ word = '' }, tools) => tools.answerAgain(`was ist ein anderes wort für ${word}`),
  ],
  [
    // "Wir müssen aus Haus und Tür ein Wort machen"
    /(?<!\p{L})aus (?:den wörtern )?(?<one>\p{L}{2,}) und (?<other>\p{L}{2,}) (?:ein|nen|n) (?:neues |zusammengesetztes |einziges )?(?:wort|nomen|namenwort)(?!\p{L})/iu,
    ({ one = '', other = '' }, tools) => tools.answerAgain(`${one} und ${other} zusammen`),
  ],
  [
    /(?<!\p{L})wenn (?:man|ich|wir) (?:aus )?(?<one>\p{L}{2,}) (?:und|mit|plus) (?<other>\p{L}{2,}) (?:zusammen\p{L}*|verbinde\p{L}*|ein wort)/iu,
    ({ one = '', other = '' }, tools) => tools.answerAgain(`${one} und ${other} zusammen`),
  ],
  [
    /(?:artikel|begleiter) (?:von|für|zu|bei) (?<noun>\p{L}{2,})(?: ist| heißt)?,? (?:ist (?:es |das )?)?(?:der|die|das),? (?:der |die |das )?oder (?:der|die|das)[?. ]*$/iu,
    ({ noun = '' }, tools) => tools.answerAgain(`was ist der artikel von ${noun}`),
  ],
  [
    /(?<!\p{L})(?<kind>elfchen|haiku|akrostichon)(?!\p{L}).*(?:wie (?:geht|macht|schreib|mach)|was ist)|(?:wie (?:geht|macht|schreib)\p{L}*|was ist) (?:\p{L}+ ){0,3}(?<other>elfchen|haiku|akrostichon)(?!\p{L})/iu,
    ({ kind, other }, tools) => tools.answerAgain(`was ist ein ${kind ?? other ?? ''}`),
  ],
  [
    // "Nenne 3 Wiewörter"
    /^(?<before>(?:nenn|sag|gib|zähl|schreib)\p{L}*(?: mir| mal| bitte| uns)*) (?<count>[2-9]) (?<kind>\p{L}{4,})[?!. ]*$/iu,
    ({ before = '', count = '', kind = '' }, tools) =>
      tools.answerAgain(`${before} ${numberWord(Number(count))} ${kind}`),
  ],
  [
    // "Wie heißt es, wenn es mehrere Museum sind?"
    /(?<!\p{L})(?:heißt|heißen|sagt man|sage ich|ist)(?!\p{L}).* wenn (?:es|da|das|man|ich|wir) (?:mehrere|viele|zwei|ganz viele|mehr als eine?n?s?) (?:von )?(?<noun>\p{L}{3,}) (?:sind|gibt|hat|habe|haben|sieht|sehe)[?!. ]*$/iu,
    ({ noun = '' }, tools) => tools.answerAgain(`was ist die mehrzahl von ${noun}`),
  ],
  [
    // "Gut, dann besser, und dann?"
    /^(?<one>\p{L}{3,})[ ,]+(?:und )?dann (?<two>\p{L}{4,}er)[ ,]+(?:und )?(?:dann|danach)(?: kommt)?(?: was)?[?!. ]*$/iu,
    ({ one = '' }, tools) => tools.answerAgain(`steigere ${one}`),
  ],
  [
    // "A B C D und dann?"
    /^(?<row>(?:[a-z][ ,]+){2,}[a-z]?)[ ,.]*(?:und )?(?:dann|weiter|wie geht|was kommt|mach weiter)/iu,
    ({ row = '' }) => {
      const last = row
        .replace(/[^a-z]/giu, '')
        .slice(-1)
        .toLowerCase();
      const next = ALPHABET.slice(ALPHABET.indexOf(last) + 1).slice(0, SO_MANY_LETTERS);
      return next === '' ? null : `Dann kommt ${[...next.toUpperCase()].join(', ')}.`;
    },
  ],
  [
    /wie (?:oft|viele?) (?:kommt |steckt |ist |hat )?(?:der buchstabe |das |ein |mal )?[„"]?(?<letter>[a-zäöüß])[„“"]?(?:s)? (?:in|im) (?:dem )?(?:wort )?[„"]?(?<word>\p{L}{3,})/iu,
    ({ letter = '', word = '' }) => {
      const count = [...word.toLowerCase()].filter((each) => each === letter.toLowerCase()).length;
      return `In ${german(capitalise(word))} steckt das ${letter.toUpperCase()} ${count === 1 ? 'einmal' : `${count}-mal`}.`;
    },
  ],
  [
    /(?:ist|is|hab ich|stimmt)(?: \p{L}+){0,3}? (?:richtig|falsch|so) geschrieben[: ,]+(?:wenn ich )?[„"]?(?<word>\p{L}{3,})[“"]?(?: schreibe)?[?. ]*$/iu,
    ({ word = '' }, tools) =>
      tools.spelling.known(word) === undefined
        ? prefixed('Nein.', tools.answerAgain(`wie schreibt man ${word}`))
        : prefixed('Ja.', tools.answerAgain(`wie schreibt man ${word}`)),
  ],
  [
    /^(?:wo|welches|was|such\p{L}*|find\p{L}*)(?: mal| mir)? (?:steckt |ist |steht |heißt )?(?:hier |da )?(?:das |die )?(?:verb|tunwort|zeitwort)(?: in| im satz| hier| in dem satz)*[: ,]+(?<sentence>\S+ \S.*)$/iu,
    ({ sentence = '' }, tools) =>
      tools
        .answerAgain(`was ist das prädikat in dem satz ${sentence.replace(/[.!?]+$/, '')}`)
        ?.replace('Prädikat', 'Verb') ?? verbIn(sentence, tools),
  ],
  [
    // "Finde mal das Subjekt: Am Abend füttert Tante Gisela die Hühner."
    /^(?:find|such|bestimm|nenn|sag)\p{L}*(?: mal| mir| bitte)* (?:das |die )?(?<part>subjekt|prädikat|objekt|satzgegenstand|satzaussage)(?: in| im satz| hier| in dem satz| von)*[: ,]+(?<sentence>\S+ \S.*)$/iu,
    ({ part = '', sentence = '' }, tools) =>
      tools.answerAgain(`was ist das ${part} in dem satz ${sentence.replace(/[.!?]+$/, '')}`),
  ],
  [
    /(?:verkleiner|verniedlich)\p{L}*|klein(?:es|e|er)? \p{L}+, also/iu,
    (_, tools) => {
      const words = (tools.asked ?? '').match(/\p{L}+/gu) ?? [];
      const noun = words
        .filter((word) => !/verkleiner|verniedlich|form|wort/iu.test(word))
        .map((word) => findNoun(tools.lexicon, word)?.lemma)
        .findLast((word) => word !== undefined);
      return noun ? `Die Verkleinerung von ${german(noun)} ist: das ${smallOf(noun)}.` : null;
    },
  ],
  [
    /(?<verb>\p{L}{3,}) (?<one>ihn|ihm|mich|mir|dich|dir) oder (?:\p{L}+ \p{L}+ )?(?<other>ihm|ihn|mir|mich|dir|dich)(?!\p{L})/iu,
    ({ verb = '', one = '', other = '' }, tools) => {
      const infinitive = tools.verbOf(verb.toLowerCase())?.infinitive;
      if (!infinitive || one.charAt(0) !== other.charAt(0)) return null;
      const isDative = WITH_DATIVE.test(infinitive);
      const [who, whom] = [one, other].sort(
        (a, b) => Number(/[mr]$/.test(a)) - Number(/[mr]$/.test(b)),
      );
      return `Richtig ist ${german(`${verb.toLowerCase()} ${isDative ? whom : who}`)}. Nach „${infinitive}“ fragt man: ${isDative ? 'Wem?' : 'Wen oder was?'}`;
    },
  ],
  [
    /in welchem (?:der vier )?(?:fall|fällen) (?:steht|ist) [„"]?(?<article>dem|den|des|einem|einen|eines) (?<noun>\p{L}+)/iu,
    ({ article = '', noun = '' }) =>
      `${german(`${article.toLowerCase()} ${capitalise(noun)}`)} steht ${CASES[article.toLowerCase()] ?? ''}`,
  ],
  [
    /(?:^|: ?|sagt man:? )(?<article>der|die|das) (?<noun>\p{L}+) (?<one>\p{L}+) oder (?:\k<article> \k<noun> )?(?<other>\p{L}+)[?. ]*$/iu,
    ({ article = '', noun = '', one = '', other = '' }, tools) => {
      const [first, second] = [one, other].map((form) => tools.verbOf(form.toLowerCase()));
      const found = findNoun(tools.lexicon, noun);
      if (!first || !found || first.infinitive !== second?.infinitive || one === other) return null;
      const isMany =
        article.toLowerCase() === 'die' && found.plural?.toLowerCase() === noun.toLowerCase();
      const right = first.present[isMany ? 5 : 2];
      return [one, other].some((form) => form.toLowerCase() === right)
        ? `Richtig ist ${german(`${article.toLowerCase()} ${capitalise(noun)} ${right}`)}, denn es ${isMany ? 'sind mehrere' : 'ist nur eins'}.`
        : null;
    },
  ],
  [
    /(?:fragezeichen|punkt|ausrufezeichen)(?:,? oder|,) (?:ein )?(?:fragezeichen|punkt|ausrufezeichen)(?: \p{L}+){0,3}?[: ,]+(?<sentence>\S+ \S.*)$/iu,
    ({ sentence = '' }) =>
      ASKS_SENTENCE.test(sentence)
        ? 'Da kommt ein Fragezeichen, denn es ist eine Frage.'
        : 'Da kommt ein Punkt, denn der Satz sagt etwas aus.',
  ],
  [
    /welche[rs]? buchstabe(?:n)? fehlt\p{L}*.*?(?<start>\p{L}*)[_.…-]+(?<end>\p{L}+)/iu,
    ({ start = '', end = '' }, tools) => {
      const letter = [...`${ALPHABET}äöüß`].find((each) =>
        tools.lexicon.isCommon(`${start}${each}${end}`.toLowerCase()),
      );
      return letter
        ? `Es fehlt das ${letter}: ${german(capitalise(`${start}${letter}${end}`))}.`
        : null;
    },
  ],
  [
    // "Schmetterling, mit einem t?"
    /(?:schreibt man|wird) (?<word>\p{L}{3,}),? (?:mit|nur mit) (?<count>einem|zwei|doppel)-? ?(?<letter>[a-zäöü])(?: geschrieben)?[?. ]*$/iu,
    ({ word = '', count = '', letter = '' }, tools) => {
      const known = tools.spelling.known(word);
      if (!known || count === '') return null;
      const isDouble = known.toLowerCase().includes(letter.toLowerCase().repeat(2));
      const isRight = isDouble === (count.toLowerCase() !== 'einem');
      return prefixed(
        `${isRight ? 'Ja' : 'Nein'}, mit ${isDouble ? 'zwei' : 'einem'} ${letter.toLowerCase()}.`,
        tools.answerAgain(`wie schreibt man ${word}`),
      );
    },
  ],
];

/** "Ich bin gegangt oder ich bin gegangen": the form that there is. */
const CHOICE =
  /(?:heißt es|sagt man|ist richtig|was stimmt|schreibt man)[: ]+(?<one>\p{L}+(?: \p{L}+){0,4}),? oder (?:heißt es |sagt man )?(?<other>\p{L}+(?: \p{L}+){0,4})[?. ]*$/iu;

function chooseKnown(question: string, { spelling, verbOf }: Tools): string | null {
  const { one = '', other = '' } = CHOICE.exec(question)?.groups ?? {};
  const [first, second] = [one, other].map((text) => text.split(' '));
  if (!first || !second || first.length < 2 || first.length !== second.length) return null;
  const differs = first.flatMap((word, at) => (word === second[at] ? [] : [at]));
  const [at] = differs;
  if (differs.length !== 1 || at === undefined) return null;
  const isKnown = (word = '') =>
    spelling.known(word.toLowerCase()) !== undefined || verbOf(word.toLowerCase()) !== undefined;
  const [isFirst, isSecond] = [isKnown(first[at]), isKnown(second[at])];
  return isFirst === isSecond ? null : `Richtig ist ${german(isFirst ? one : other)}.`;
}

const prefixed = (before: string, text: string | null) =>
  text === null ? null : `${before} ${text}`;

function verbIn(sentence: string, { verbOf, spelling }: Tools): string | null {
  // "Welches Verb steckt in Fahrer?" asks of a word.
  if (/^(?:ver)?steckt /.test(sentence)) return null;
  const verb = (sentence.match(/\p{L}+/gu) ?? []).find(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      verbOf(word) !== undefined &&
      !/^\p{Lu}/u.test(spelling.known(word) ?? ''),
  );
  const last =
    sentence
      .match(/\p{L}+/gu)
      ?.at(-1)
      ?.toLowerCase() ?? '';
  const whole = verb === undefined ? undefined : verbOf(`${verb} ${last}`);
  // "Ruft … an" is one verb, though its prefix stands at the end.
  if (verb && whole && whole.prefix !== '' && whole.prefix === last)
    return `Das Verb ist ${german(`${verb} … ${last}`)}. Die Grundform ist ${german(whole.infinitive)}.`;
  return verb ? `Das Verb ist ${german(verb)}.` : null;
}

/** Small tasks that the German lesson sets; null of all else. */
export function answerTasks(question: string, tools: Tools): string | null {
  const plain = question.trim();
  for (const [pattern, answer] of TASKS) {
    const found = pattern.exec(plain);
    const said = found && answer(found.groups ?? {}, tools);
    if (said) return said;
  }
  return describeNoun(plain, tools) ?? chooseKnown(plain, tools);
}
