import { parseNumberWord } from '@lux/german-text/parse-number-word.ts';
import { shareOfDesk } from '../desks/read-desk.ts';

export type Operation = '+' | '-' | '*' | '/';
export type Subject =
  | 'maths'
  | 'quiz'
  | 'english'
  | 'spelling'
  | 'articles'
  | 'plurals'
  | 'letters'
  | 'clock'
  | 'capitals'
  | 'opposites'
  | 'problems'
  | 'rhymes'
  | 'doubles'
  | 'fractions'
  | 'splits'
  | 'counting'
  | 'tenses'
  | 'kinds'
  | 'bigOrSmall'
  | 'syllables';

/** What a child wants to practise. */
export interface Wish {
  subject: Subject;
  operations: Operation[];
  /** The multiplication table that is wanted: 7 for the Siebenerreihe. */
  table: number | null;
  /** The largest number that is wanted. */
  limit: number | null;
  topic: string | null;
  /** 1 is harder than the age says, −1 easier. */
  shift: number;
  /** So many tasks are wanted before LUX asks whether to go on. */
  count: number | null;
}

const START =
  /(?<!\p{L})(?:bring\p{L}* mir|zeig\p{L}* mir|stell|stelle|stellst|gib|gibst|geb|geben|hör mich|hörst du mich|üb|übe|üben|übst|ueben|geübt|übungen?|trainier\p{L}*|lern|lerne|lernen|frag|frage|fragst|fragen|abfrag\p{L}*|abgefragt|abzufragen|test|teste|testen|testest|prüf|prüfe|mach|mache|machen|spiel|spiele|spielen|diktier\p{L}*|will|möchte|möcht|lass|lasst|können wir|wollen wir|noch|lieber|jetzt|hätte|bitte|los|quizz\p{L}*|brauch\p{L}*|hast du|weißt du|kannst du mich|spielst|zusammen|machst|nochmal|wieder|weiter|fangen? wir|rechnest du|rechne|ich soll|ich muss|muss ich können|fang an|fangen? wir an|zähl mit mir|zähle mit mir|zählen wir|quiz(?= mich))(?!\p{L})/u;
const ABOUT =
  /^(?:was (?:ist|sind|bedeutet|heißt|heisst)|wie (?:heißt|geht|viele?|funktioniert|übt|schreibt|spielt|lernt|sagt|kann)|wieso|warum|wer|wo|wann|welche\p{L}*|wozu|woher|hast du (?!(?:ein|eine|ne|nen|n|mal|noch|ein paar|paar|matheaufgaben|aufgaben|rechenaufgaben) )|magst du|ich (?:hasse|mag kein|kann kein|bin)|erklär\p{L}*|ich habe?)(?!\p{L})/u;
/** "Ich will auf Englisch sagen: …" wants to hear it. */
const SAYS_IN_ENGLISH =
  /^(?:(?:bitte|kannst du|sag|sage|mal|und|mir|lux) )*(?:übersetz\p{L}*|(?:auf|ins) englisch\p{L}*(?! (?:üben|lernen|abfragen|vokabeln|wörter)))(?: |$)|englisch (?:reden|sprechen|unterhalten|quatschen)|auf englisch (?:sagen|schreiben|hei(?:ß|ss)t|ausdrücken|fragen (?!stell))|(?<!\p{L})(?:sag|sage|sagt|frag|frage|fragt|schreib|schreibe|schreibt|grüße|bitte|bestell\p{L}*) (?:ich|man|wir) (?:das |es |jemanden? )?auf englisch/u;
/** "Wir lernen gerade Hauptstädte. Wie heißt die von Polen?" asks, and wants no practice. */
const ASKS_BEHIND =
  /[,.!:]\s+(?:und |aber |also )?(?:wie(?! wär)|was(?! (?:kann|könn|soll|hältst))|wer|wen|wem|wo|woher|wann|warum|wieso|welche[rsnm]?)(?!\p{L})[^?]*\?\s*$/iu;
/** "Und noch minus eins" goes on with the last sum. */
const GOES_ON_WITH_SUM =
  /^(?:(?:und|dann|jetzt|noch|davon|das) )*(?:plus|minus|mal|geteilt|durch) (?:noch |durch )?\S+$/u;
/** "Spielst du auch Mathe?" asks about LUX. */
const ASKS_HABIT =
  /^(?:spielst|machst|übst|lernst|rechnest) du (?:auch|gern\p{L}*|eigentlich|oft)(?!\p{L})/u;
const ROWS: Record<string, number> = {
  einer: 1,
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  siebener: 7,
  achter: 8,
  neuner: 9,
  zehner: 10,
  elfer: 11,
  zwölfer: 12,
};
const TOPICS: readonly [RegExp, string][] = [
  [/dino/u, 'dinosaurier'],
  [/tier|hund|katze|pferd/u, 'tiere'],
  [/weltall|planet|stern|mond|raumfahrt|weltraum/u, 'weltall'],
  [/natur|pflanz|wetter|baum|bäume|jahreszeit/u, 'natur'],
  [/körper|gesundheit|mensch/u, 'körper'],
  [/deutschland|erdkunde|geogra/u, 'deutschland'],
  [/alltag|verkehr/u, 'alltag'],
  [/(?<!\p{L})(?:essen|küche)(?!\p{L})/u, 'alltag'],
];
const WORD_TOPICS: readonly [RegExp, string][] = [
  [/farbe/u, 'farben'],
  [/zahl(?!e[^n])/u, 'zahlen'],
  [/essen|obst|gemüse|lebensmittel/u, 'essen'],
  [/familie/u, 'familie'],
  [/schul(?:sachen|e)/u, 'schule'],
  [/körperteil/u, 'körper'],
];
/** "Ich hab morgen einen Mathetest, kannst du …": why somebody wants to practise. */
const REASON =
  /^(?:(?:ich|wir) (?:hab|habe|haben|schreib|schreibe|schreiben)|morgen (?:ist|hab ich|habe ich|schreib ich|schreiben wir|haben wir)|bald (?:ist|schreiben wir)|mama sagt|papa sagt|meine lehrerin sagt)(?= .*(?:test|arbeit|probe|diktat|kontrolle|üben|lernen|soll|muss)).*?(?=(?:kannst|können|könntest|willst|wollen|magst|übst|frag|hilfst|lass|bitte üb|ich (?:soll|muss|will|möchte)) )/u;
const OPENING =
  /^(?:(?:äh?m?|hm|also|ok|okay|ja|hallo|hey|hi|lux|du|na|so|komm|jetzt|dann|und) )+(?=\S+ \S)/u;
/** More telling subjects first. */
const SUBJECTS: readonly [Subject, RegExp, boolean][] = [
  ['fractions', /brüche[n]?(?!\p{L})|bruchrechn\p{L}*/u, true],
  [
    'splits',
    /zahlen? ?(?:zerleg|aufteil)\p{L}*|zerleg\p{L}*(?=.*(?:üb|lern|zahl|aufgabe))|zahlenhäuser|ergänzen/u,
    true,
  ],
  ['counting', /(?<!\p{L})zähl(?:en|e|aufgaben?|übung\p{L}*)?(?!\p{L})(?!.*englisch)/u, true],
  [
    'tenses',
    /vergangenheit(?!\p{L}* von)|präteritum(?! von)|zeitformen?(?! von)|verben (?:in|beugen|konjugier)/u,
    true,
  ],
  [
    'bigOrSmall',
    /groß ?(?:und|oder|-) ?klein ?schreib\p{L}*|(?:groß|klein) (?:geschrieben|schreib\p{L}*)|großschreibung/u,
    true,
  ],
  [
    'kinds',
    /wortarten?(?!\p{L})|(?:nomen|verb\p{L}*|adjektiv\p{L}*|wiew\p{L}*|tunw\p{L}*|namenw\p{L}*) (?:oder|und|erkennen|bestimmen|finden|suchen)(?!.*(?:schreib|ist das|sind das))/u,
    true,
  ],
  ['syllables', /silben(?! hat)/u, true],
  ['rhymes', /reim(?:e|en|wort|wörter|wörtern)?(?!\p{L})(?! (?:sich|auf))/u, true],
  [
    'doubles',
    /(?:verdoppel|halbier|verdopp)\p{L}*|das doppelte|die hälfte(?: von)?(?=.*(?:üb|lern))/u,
    true,
  ],
  ['english', /englisch|vokabel|vocab|englich/u, true],
  [
    'spelling',
    /diktier|diktat|rechtschreib|wörter mit|(?:lern|übungs)wörter|buchstabieren|wörter (?:zum )?(?:schreiben|üben|buchstabieren)|schreib ?übung|schreiben (?:üben|lernen)|richtig schreiben/u,
    true,
  ],
  ['plurals', /mehrzahl|plural/u, true],
  ['articles', /artikel|der,? die,? das|begleiter/u, true],
  [
    'capitals',
    /hauptst[aä]dt(?!\p{L}* (?:von|der|des))|(?:frag|üb|lern|abfrag|prüf|test)\p{L}* .*hauptstädte|bundesl[aä]nder/u,
    true,
  ],
  ['opposites', /gegenteile?(?! (?:von|zu|ist|heißt))/u, true],
  ['problems', /(?:text|sach)-? ?aufgaben?|rechengeschichten?/u, true],
  ['letters', /alphabet|abc|buchstaben/u, true],
  [
    'clock',
    /uhr(?:zeit)?(?:en)?(?!\p{L}).*(?:üb|lern|abfrag|trainier|lesen|test)|(?:üb|lern|frag|trainier|test)\p{L}* .*uhr(?:zeit)?(?:en)?(?!\p{L})/u,
    true,
  ],
  [
    'maths',
    /kopfrechnen|rechenaufgabe|mathe ?aufgabe|(?:plus|minus|mal|geteilt|divisions|additions|subtraktions|multiplikations|teil|teilungs|zahlen)-? ?aufgaben?|rechen ?aufgabe/u,
    false,
  ],
  [
    'maths',
    /mathe|rechnen|rechnung(?:en)?|(?<!\p{L})(?:teilen|dividieren|malnehmen|multiplizieren|abziehen|subtrahieren|addieren|zusammenzählen)(?!\p{L})(?! (?:wir|sie|ich|sich))|einmaleins|ein mal eins|1 ?x ?1|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?:en)?er(?!\p{L})|(?<!\p{L}|\d)\d{1,2} ?er(?!\p{L})|(?<!\p{L})mal(?:nehmen)? (?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$|(?:\p{L}+er|\d+er) ?-?reihe|malreihe|malnehmen|zahlenraum|zahlen üben|plus(?!\p{L})|minus(?!\p{L})|geteilt|(?<!\p{L})aufgaben?/u,
    true,
  ],
  [
    'maths',
    /(?:teilen|dividieren|malnehmen|multiplizieren|abziehen|subtrahieren|addieren|zusammenzählen)(?: \p{L}+)? (?:üb|ueb|lern|trainier)|(?:üb|lern|trainier)\p{L}* (?:\p{L}+ ){0,2}(?:teilen|dividieren|malnehmen|abziehen|addieren)/u,
    false,
  ],
  [
    'quiz',
    /quiz|(?:prüf|test|frag)\p{L}* mich(?: ab)?(?= (?:über |zu |zum thema )?\p{L}{4,}$)|wissensfrage|ratespiel|frag(?:e|st)? (?:du )?mich (?:mal |bitte |doch )?(?:was|etwas|irgendwas|ab|über|zu|noch)|mich (?:mal )?(?:was|etwas)(?: (?:über|zu|von) .{2,30})? fragen|(?:stell|gib|will|noch|möchte)\p{L}* .*frage(?!\p{L})|stell\p{L}* .*fragen|teste mich|mein wissen|(?:über|zu) .* (?:abfragen|fragen stellen)/u,
    true,
  ],
];

/** "Kannst du laufen in die Vergangenheit setzen?" asks for one word, and wants no practice. */
const IS_ASKED_OF_WORDS: ReadonlySet<Subject> = new Set([
  'tenses',
  'kinds',
  'bigOrSmall',
  'syllables',
  'counting',
  'splits',
]);
const IS_PRACTISED =
  /(?<!\p{L})(?:üb\p{L}*|geübt|lern\p{L}*|frag\p{L}*|abfrag\p{L}*|prüf\p{L}*|test\p{L}*|trainier\p{L}*|muss ich können|fang an|mit mir|aufgaben?|gib mir|stell\p{L}*|quiz)(?!\p{L})/u;

/** "Kannst du Freundin in die Mehrzahl setzen" asks for one word. */
const SETS_ONE_WORD =
  /(?<!\p{L})(?!(?:wörter|nomen|verben|sätze|etwas|was) )\p{L}{3,} (?:in die|in den|ins|im|in der) (?:mehrzahl|einzahl|vergangenheit|plural|präteritum|perfekt|genitiv|dativ|akkusativ)(?: setzen| bilden| schreiben)?$|^(?:mach|bilde|forme?) aus (?:dem|diesem) satz/u;
const NOT_WANTED =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|hasse|blöd|doof|scherz\p{L}*|rätsel|rätseln?)(?!\p{L})/u;
const LONGEST_WISH = 150;
const MOST_TASKS = 20;
const LONGEST_CHANGE = 60;
/** What stands before another kind of sum: a bare "mal" says nothing. */
const IS_CHANGE =
  /^(?:(?:nein|ne|nee|nö|die|das|den|nur|bitte|lieber|jetzt|und|dann|ich|will|möchte|mach|machen|wir|stell|gib|mir|mal|kannst|du|können|eine?|welche|eins|auch|aufgaben?|doch|aber) )*(?:nur |mit |ohne |keine? |bis |im zahlenraum |lieber |statt \p{L}+ )?(?:(?:plus|minus|geteilt|malnehmen)(?: und (?:plus|minus|mal|geteilt))? bis \S+|plus|minus|mal(?= ?(?:aufgaben?|rechnen|bitte|nehmen)?$)|malnehmen|geteilt|durch|teilen|(?:zur|zu|bis) \S+|\p{L}+erreihe|\d+er ?reihe|mit \S+|bis \S+|\d+)(?: (?:aufgaben?|rechnen|bitte|machen|üben|nehmen|haben|stellen|\d+))*$/u;

const IS_TOPIC =
  /^(?:(?:und|nein|ne|bitte|lieber|jetzt|dann|ich|will|möchte|mach|machen|wir|mal|kannst|du|können|auch|noch|nur|was|etwas|über|mit|von|zu|zum|zur|die|das|den|der|fragen?|wörter|thema) )+\p{L}+(?: (?:bitte|machen|üben|haben|wörter|fragen))*$/u;

const readTopic = (plain: string, subject: Subject) =>
  (subject === 'english' ? [...WORD_TOPICS, ...TOPICS] : TOPICS).find(([pattern]) =>
    pattern.test(plain),
  )?.[1] ?? null;

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Ich bin fertig, mach mal Quiz": what is wanted stands behind. */
const CLAUSES = /[,.!:;]\s+|(?<!\p{L})(?:und|also|aber|deshalb|darum) /iu;
/** "Kannst du mir Aufgaben stellen", "ich brauche Hilfe in Mathe", "morgen ist der Test im Einmaleins". */
const ASKS_FOR =
  /(?<!\p{L})(?:(?:kannst|könntest|magst|willst|würdest) du|kann ich|können wir|stellen|brauch\p{L}*|hilf|hilfst|helfen|hilfe|ich (?:will|möchte?|muss|soll|würde?)|test|klassenarbeit|mathearbeit|arbeit|probe|lernzielkontrolle|lzk|schulaufgabe|klausur|lernkontrolle|(?:du )?(?:sagst|fragst|nennst|gibst)|nicht so gut|schlecht in|kann \p{L}+ \p{L}+ nicht|gut (?:sein|werden) in)(?!\p{L})/u;
const ASKS_WITHIN =
  /(?<!\p{L})(?:was|wie|wer|warum|wieso|welche\p{L}*|wann|wo|ob)(?!\p{L}).*(?:ist|sind|heißt|heisst|geht|bedeutet|schreibt|kann|macht|hei\p{L}+|gibt)$|(?<!\p{L})(?:sag\p{L}*|erklär\p{L}*|verrat\p{L}*|sprech\p{L}*|übersetz\p{L}*|vorlesen) ?/u;
/** "Du sagst ein Wort, und ich sag das Gegenteil." */
const TAKES_TURNS =
  /(?:du )?(?:sagst|fragst|nennst|gibst) .*ich (?:sage?|antworte?|rate?|rechne?|nenne?) /u;
/** "Ich kann die Artikel immer nicht" may be practised. */
const CANNOT_DO =
  /^ich (?:kann|check|versteh|kapier)\p{L}* (?:das |die |den |der )?(?:\p{L}+ ){1,2}(?:(?:immer|noch|gar|einfach|überhaupt|so|richtig|gut|ganz) )*nicht(?: (?:so )?(?:gut|richtig))?$/u;
const TELLS_OF_TROUBLE =
  /(?<!\p{L})(?:angst|sorgen?|aufgeregt|traurig|bauchweh|bauchschmerzen|verhauen|verbockt|wein\p{L}*|heul\p{L}*|schimpf\p{L}*|fünf bekommen|sechs bekommen|not(?:e|en))(?!\p{L})/u;

/** "Üb das Siebener-Einmaleins mit mir"; null where nothing is to be practised. */
export function readWish(text: string): Wish | null {
  const whole = readWholeWish(text);
  if (whole) return whole;
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const last = clauses.length > 1 ? (clauses.at(-1) ?? '') : '';
  const wish = last === '' || ASKS_BEHIND.test(text) ? null : readWholeWish(last);
  if (wish === null) return learntWish(text);
  // "Ich bin in der ersten Klasse, gib mir Plusaufgaben" says first how hard they may be.
  return { ...wish, shift: wish.shift || readShift(plainOf(text)) };
}

/** So sure the learnt reader is right where no pattern knows the way of asking. */
const SURE_WISH = 0.7;

/** Whether somebody wants to practise, in words that no pattern knows. */
export function soundsLikeWish(text: string): boolean {
  const plain = plainOf(text);
  if (plain === '' || plain.length > LONGEST_WISH || isSum(plain) || ABOUT.test(plain))
    return false;
  if (SETS_ONE_WORD.test(plain)) return false;
  if (SAYS_IN_ENGLISH.test(plain) || ASKS_BEHIND.test(text) || TELLS_OF_TROUBLE.test(plain))
    return false;
  if (NOT_WANTED.test(plain) || GOES_ON_WITH_SUM.test(plain) || ASKS_HABIT.test(plain))
    return false;
  return shareOfDesk(text, 'practice') >= SURE_WISH;
}

function learntWish(text: string): Wish | null {
  const plain = plainOf(text);
  const subject =
    SUBJECTS.find(([, pattern]) => pattern.test(plain))?.[0] ??
    (/rech(?:en|n)|mathe|knobel|zahlen|kopfr/u.test(plain) ? 'maths' : null) ??
    (/schreib|diktat|wörter/u.test(plain) ? 'spelling' : null) ??
    (readTopic(plain, 'quiz') === null ? null : 'quiz');
  return subject !== null && soundsLikeWish(text) ? wishFor(subject, plain) : null;
}

/** How much harder or easier than the age says. */
function readShift(plain: string): number {
  if (/schwer|schwier|knifflig|für große/u.test(plain)) return 1;
  const isEasy =
    /leicht|einfach|für kleine|(?:erste\p{L}*|1|vorschul\p{L}*) ?klasse|vorschule|kindergarten|ich bin (?:vier|fünf|sechs|4|5|6)(?! minus)/u;
  return isEasy.test(plain) ? -1 : 0;
}

function readWholeWish(text: string): Wish | null {
  const plain = plainOf(text)
    // "Nicht mehr die Uhr, sondern Geteilt" wants what stands behind.
    .replace(
      /^.*(?<!\p{L})(?:nicht|kein\p{L}*|keine lust).* (?:sondern|stattdessen|lieber) /u,
      'übe ',
    )
    .replace(/(?<!\p{L})mit dir(?!\p{L})/u, 'zusammen')
    .replace(REASON, '')
    .replace(OPENING, '')
    .replace(
      /(?<!\p{L})(?:aber )?(?:bitte )?nicht (?:so|zu|ganz so) (?:schwer|schwierig)\p{L}*/u,
      'leicht',
    )
    .replace(/^(?:mathe|rechnen) (?=(?:plus|minus|mal|geteilt)$)/u, 'übe mathe ');
  const isHelpless =
    /(?:kann|versteh\p{L}*|check\p{L}*|kapier\p{L}*) .*nicht.*(?:hilf|üb|lern|trainier)|nicht so gut/u.test(
      plain,
    ) ||
    (CANNOT_DO.test(plain) && !TELLS_OF_TROUBLE.test(plain));
  if (
    !isHelpless &&
    /(?<!\p{L})(?:nicht|kein\p{L}*|nie|hasse|blöd|doof|scherz\p{L}*|rätsel\p{L}*)(?!\p{L})/u.test(
      plain,
    )
  )
    return null;
  if (SAYS_IN_ENGLISH.test(plain) || ASKS_BEHIND.test(text) || SETS_ONE_WORD.test(plain))
    return null;
  const isAskedFor =
    (isHelpless || ASKS_FOR.test(plain)) &&
    !ASKS_WITHIN.test(plain.replace(TAKES_TURNS, '')) &&
    !TELLS_OF_TROUBLE.test(plain);
  const isTest =
    isAskedFor && /test|arbeit(?!sblatt)|probe|kontrolle|lzk|schulaufgabe|klausur/u.test(plain);
  if (plain === '' || plain.length > 150 || isSum(plain)) return null;
  if (ABOUT.test(plain) && !isTest) return null;
  if (GOES_ON_WITH_SUM.test(plain) || ASKS_HABIT.test(plain)) return null;
  if (
    /(?<!\p{L})(?:dir|dich|wecker|timer|wissen)(?!\p{L})/u.test(plain) &&
    !/mein wissen/.test(plain)
  )
    return null;
  if (
    /(?:plural|mehrzahl|artikel|begleiter) (?:von|bei|zu|für) |^(?:ich (?:hab|habe) )?(?:noch )?(?:mal )?eine frage$/u.test(
      plain,
    )
  )
    return null;
  const found = SUBJECTS.find(
    ([subject, pattern, needsStart]) =>
      pattern.test(plain) &&
      (!IS_ASKED_OF_WORDS.has(subject) || IS_PRACTISED.test(plain)) &&
      (!needsStart || isAskedFor || START.test(plain) || isBare(plain)),
  );
  const subject = found?.[0] ?? schoolSubject(text.toLowerCase(), plain);
  if (subject === null) return null;
  // "Aufgaben zum Körper" are questions of the quiz.
  const isOfTopic =
    subject === 'maths' &&
    /aufgaben? (?:zum|zur|zu|über|vom|von) /u.test(plain) &&
    readTopic(plain, 'quiz') !== null;
  return wishFor(isOfTopic ? 'quiz' : subject, plain);
}

const wishFor = (subject: Subject, plain: string): Wish => ({
  subject,
  operations: subject === 'maths' ? readOperations(plain) : [],
  table: readTable(plain),
  limit: readLimit(plain),
  topic: topicOf(subject, plain),
  shift: readShift(plain),
  count: readCount(plain),
});

/** The letters of words, the capitals of countries, or what a quiz is about. */
function topicOf(subject: Subject, plain: string): string | null {
  if (subject === 'spelling')
    return (
      /wörter\p{L}* mit (?:langem |dem |einem |kurzem )?(\p{L}{1,3})(?!\p{L})/u.exec(plain)?.[1] ??
      null
    );
  if (subject === 'capitals')
    return /europa|länder(?!n? ?deutsch)|welt/u.test(plain) && !/bundesl/u.test(plain)
      ? 'europa'
      : null;
  return subject === 'quiz' || subject === 'english' ? readTopic(plain, subject) : null;
}

/** "Gib mir drei Aufgaben." */
function readCount(plain: string): number | null {
  const [, word = ''] =
    /(?<!\p{L})(\p{L}+|\d+) (?:\p{L}+ )?(?:\p{L}*aufgaben|fragen|(?:englisch)?wörter|vokabeln|rechnungen)(?!\p{L})/u.exec(
      plain,
    ) ?? [];
  const count = /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  return count !== null && count > 1 && count <= MOST_TASKS ? count : null;
}

/** "Nur plus", "mit mal bitte", "bis 20": what a maths practice that runs is changed to. */
export function readChange(text: string, wish: Wish): Wish | null {
  const plain = plainOf(text);
  if (wish.subject === 'english' || wish.subject === 'quiz') {
    const topic =
      plain.length <= LONGEST_CHANGE && IS_TOPIC.test(plain)
        ? readTopic(plain, wish.subject)
        : null;
    return topic === null || topic === wish.topic ? null : { ...wish, topic };
  }
  if (wish.subject !== 'maths') return null;
  if (plain.length > LONGEST_CHANGE || !IS_CHANGE.test(plain) || isSum(plain)) return null;
  const without =
    /(?<!\p{L})(?:ohne|keine?|nicht) (plus|minus|mal|geteilt)/u.exec(plain)?.[1] ?? '';
  const named = readOperations(plain.replace(`${without}`, ' '));
  const kept = wish.operations.length > 0 ? wish.operations : (['+', '-'] as const);
  const operations = without
    ? kept.filter((operation) => !readOperations(without).includes(operation))
    : named;
  const table = readTable(plain);
  const limit = readLimit(plain);
  if (operations.length === 0 && table === null && limit === null) return null;
  const all = operations.length > 0 ? [...operations] : table === null ? wish.operations : [];
  return {
    ...wish,
    operations: all,
    table,
    limit: limit ?? (all === wish.operations ? null : wish.limit),
  };
}

/** "Ich muss für Deutsch üben", "morgen ist Mathetest, kannst du mit mir üben?". */
const PRACTISES =
  /(?<!\p{L})(?:üb|übe|üben|übst|lern|lerne|lernen|lernst|abfragen|abfrag|abfragst|frag mich|trainieren)(?!\p{L})/u;
const SCHOOL_SUBJECTS: readonly [RegExp, Subject][] = [
  [/mathe|rechnen|rechentest|einmaleins|(?<!\p{L})mathe/u, 'maths'],
  [/englisch|vokabel/u, 'english'],
  [/deutsch|diktat|schreib/u, 'spelling'],
  [/sachkunde|sachunterricht|(?<!\p{L})hsu(?!\p{L})|heimatkunde/u, 'quiz'],
];

function schoolSubject(text: string, plain: string): Subject | null {
  if (
    !PRACTISES.test(plain) &&
    !/kontrolle|(?<!\p{L})(?:lzk|schulaufgabe|klausur)|\p{L}*(?:test|arbeit|probe)(?!\p{L})/u.test(
      plain,
    )
  )
    return null;
  return SCHOOL_SUBJECTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "Was ist 3 plus 4" is a sum and no wish; "plus bis 20" is a wish. */
function isSum(plain: string): boolean {
  return /(?:\d|(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zig)) (?:plus|minus|mal|geteilt|durch|x) (?:durch )?(?:\d|ein|zwei|drei|vier|fünf|sech|sieb|acht|neun|zehn|elf|zwölf)/u.test(
    plain,
  );
}

/** "Mathe", "Kopfrechnen bitte": the subject alone. */
function isBare(plain: string): boolean {
  return (
    /^(?:ein |eine |das |die )?(?:quiz|mathe|mathequiz|rechnen|kopfrechnen|einmaleins|das (?:kleine|große) einmaleins|(?:kleines|großes) einmaleins|diktat|englischvokabeln|vokabeln|tierquiz|\p{L}+quiz|aufgaben?|\p{L}{4,7}erreihe)(?: (?:bitte|bis \S+|lux|üben|über .+|mit .+))?$|^(?:(?:dann|lieber|jetzt|bitte|ja|ok|okay|mit|die|den|das|was|etwas|mal|in|über|zu|zur) )*(?:gegenteile?|reimwörter|reimen|reime|hauptstädten?|mehrzahl(?:en)?|plural|artikel|der die das|verdoppeln|halbieren|textaufgaben?|sachaufgaben?|rechengeschichten|buchstabieren|rechtschreibung|englischwörter|englisch|rechnen|mathe|wörter|uhrzeit(?:en)?|quizfragen?|wörter buchstabieren|abc|alphabet|diktat)(?: (?:bitte|üben|abfragen|lernen|machen|mal|abfrage|für (?:die )?\S+ ?\S*|aus der schule))*$|^(?:\S+ )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein paar|\d+) (?:\p{L}+ )?\p{L}*(?:aufgaben|fragen|vokabeln)(?: \p{L}+){0,3}$/u.test(
      plain,
    ) && !/erreihe$/.test(plain)
  );
}

function readOperations(plain: string): Operation[] {
  const found: Operation[] = [];
  if (/plus|addi|zusammenzähl|zusammenrechn/u.test(plain)) found.push('+');
  if (/minus|subtra|abzieh|wegnehm/u.test(plain)) found.push('-');
  if (
    /einmaleins|ein mal eins|1 ?x ?1|malreihe|malaufgabe|malnehm|multipli|reihe|(?<!noch |stell mir |gib mir |mir |mich |nochmal )(?<!\p{L})mal(?: ?aufgaben?| ?rechnen|nehmen| \d+$| (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$)(?!\p{L})|(?<!\p{L})(?:mit|nur|und) mal(?: bitte| rechnen)?$|^mal(?: bitte)?$/u.test(
      plain,
    )
  )
    found.push('*');
  if (/geteilt|divi|teilen|durch/u.test(plain)) found.push('/');
  return found;
}

function readTable(plain: string): number | null {
  const [, name = ''] =
    /(?<!\p{L})(\p{L}+er|\d+ ?er) ?-?(?:reihe|einmaleins|ein mal eins)?(?!\p{L})/u.exec(
      plain.replaceAll(
        /(?<!\p{L})(?:aber|immer|oder|lieber|unser|mehr|wieder|oper|leser)(?!\p{L})/gu,
        '',
      ),
    ) ?? [];
  if (Object.hasOwn(ROWS, name)) return ROWS[name] ?? null;
  const [, digits] = /^(\d+) ?er$/.exec(name) ?? [];
  const [, word] =
    /(?:(?:einmaleins|reihe) (?:der|von|mit)(?: der)?|(?<!\p{L})mal(?:nehmen)?(?: mit)?) (\d+$|\p{L}+$)/u.exec(
      plain,
    ) ?? [];
  const value = Number(digits ?? Number.NaN);
  const other =
    word === undefined ? null : /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  const table = Number.isNaN(value) ? other : value;
  return table !== null && table > 0 && table <= 20 ? table : null;
}

function readLimit(plain: string): number | null {
  const [, word] =
    /(?:bis|im zahlenraum|zahlenraum bis)(?: zu| zur| zum)? (\S+)/u.exec(plain) ?? [];
  const value =
    word === undefined ? null : /^\d+$/.test(word) ? Number(word) : parseNumberWord(word);
  return value !== null && value >= 5 && value <= 1_000_000 ? value : null;
}
