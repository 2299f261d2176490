import type { Subject } from './wish.ts';

/** How each subject is named, and whether a word of wishing must stand beside it. More telling ones first. */
export const SUBJECTS: readonly [Subject, RegExp, boolean][] = [
  ['fractions', /brüche[n]?(?!\p{L})|bruchrechn\p{L}*|(?<!\p{L})kürzen(?!\p{L})/u, true],
  [
    'rows',
    /zahlen ?(?:reihen?|folgen?|muster)(?!\p{L})|(?:folgen?|reihen?|muster) (?:fortsetzen|weiterführen|ergänzen)|(?:zahlen|reihen?) .*(?:wie (?:es|die) weiter ?geht|was (?:da)?nach kommt)/u,
    false,
  ],
  [
    'rounding',
    /(?:zahlen|auf|ab|mathe|das|mit) ?runden(?!\p{L})|(?<!\p{L})runden (?:(?:mit mir|bitte|mal) )*(?:üb|lern|von zahlen|auf (?:zehner|hunderter|tausender))|^(?:(?:lux|bitte|übe?n?|wir|ich|will|muss|soll|jetzt|lieber) )+runden(?!\p{L})/u,
    true,
  ],
  [
    'persons',
    /verben? (?:\p{L}+ )?(?:beug|konjugier)\p{L}*|konjug\p{L}*|personalform\p{L}*|(?<!\p{L})ich du er sie es|verben? (?:mit|bei|in) (?:ich|du|er|allen personen|der ich form)/u,
    false,
  ],
  [
    'stepped',
    /(?<!\p{L})steiger(?:n|ung|ungen|ungsformen|ungsstufen|ungsstufe|st du mit)(?!\p{L})|vergleichs(?:formen|stufen)/u,
    true,
  ],
  [
    'cases',
    /(?<!\p{L})(?:(?:die |der |den )?(?:vier|4) fälle\p{L}*|fälle (?:bestimmen|erkennen|üben|lernen)|(?:die|den) fälle(?!\p{L})|(?:nominativ|genitiv|dativ|akkusativ)(?!\p{L}))/u,
    true,
  ],
  [
    'splits',
    /zahlen? ?(?:zerleg|aufteil)\p{L}*|zerleg\p{L}*(?=.*(?:üb|lern|zahl|aufgabe))|zahlenhäuser|ergänzen|verliebte zahlen|partnerzahlen|zehnerfreunde/u,
    true,
  ],
  [
    'compare',
    /zahlen? ?vergleich\p{L}*|vergleichsaufgaben|(?:größer|kleiner) (?:oder|und|als) (?:kleiner|größer)(?!\p{L})|größer kleiner(?: gleich)?|krokodilmaul/u,
    true,
  ],
  [
    'gaps',
    /lücken ?(?:text|satz|sätze|diktat|aufgabe)\p{L}*|(?<!\p{L})(?:das (?:und|oder|mit) dass|dass (?:und|oder) das|seit (?:und|oder) seid|seid (?:und|oder) seit)(?!\p{L})/u,
    true,
  ],
  [
    'units',
    /(?:größen|maße|maßeinheiten|einheiten|gewichte|längen) ?(?:umrechnen|umwandeln|rechnen|üben)|(?:umrechnen|umwandeln)|(?:rechn|aufgab|mathe|üb|lern|frag|jetzt|lieber|dann|und)\p{L}* (?:\p{L}+ ){0,3}?(?:(?:zenti|milli|kilo)?metern?|kilo|(?:kilo)?gramm|litern?|längenmaße\p{L}*|gewichtsmaße\p{L}*|maßeinheiten)(?!\p{L})|(?:zenti|milli|kilo)metern? (?:und|in) |kilo(?:gramm)? (?:und|in) gramm|stunden (?:und|in) minuten/u,
    true,
  ],
  [
    'counting',
    /nachbarzahl\p{L}*|vorgänger|nachfolger|(?<!geld |silben |\p{L})zähl(?:en|e|aufgaben?|übung\p{L}*)?(?!\p{L})(?!.*englisch)/u,
    true,
  ],
  [
    'englishVerbs',
    /unregelmäßige\p{L}* verb\p{L}*|englische\p{L}* verb\p{L}*|irregular verbs?|(?:drei|alle|verb) ?formen? .*englisch\p{L}*|englische\p{L}* verb(?:en)?formen|englisch.* verb(?:en)? (?:mit|in) (?:allen )?(?:drei )?formen/u,
    true,
  ],
  ['decimals', /komma ?zahl\p{L}*|dezimal\p{L}*|zahlen mit komma|komma ?rechn\p{L}*/u, true],
  [
    'tenses',
    /vergangenheit(?!\p{L}* von)|(?:präteritum|(?<!plusquam)perfekt|imperfekt)(?! von)|zeitformen?(?! von)|verben in/u,
    true,
  ],
  [
    'bigOrSmall',
    /groß ?(?:und|oder|-) ?klein ?schreib\p{L}*|(?:groß|klein) (?:geschrieben|schreib\p{L}*)|großschreibung/u,
    true,
  ],
  [
    'kinds',
    /wortart(?:en)?(?!\p{L})|(?:nomen|verb\p{L}*|adjektiv\p{L}*|wiew\p{L}*|tunw\p{L}*|namenw\p{L}*) (?:oder|und|erkennen|bestimmen|finden|suchen)(?!.*(?:schreib|ist das|sind das))/u,
    true,
  ],
  ['syllables', /silben(?! hat)/u, true],
  [
    'rhymes',
    /(?<!\p{L})reimst(?= du)|reim(?:e|en|wort|wörter|wörtern)?(?!\p{L})(?! (?:sich|auf))/u,
    true,
  ],
  [
    'spelling',
    /doppel(?:mitlaut|konsonant)\p{L}*|doppelte\p{L}? (?:mitlaut|konsonant|buchstabe)\p{L}*|diktier|diktat|rechtschreib|wörter mit|(?:lern|übungs)wörter|buchstabieren|wörter (?:zum )?(?:schreiben|üben|buchstabieren)|schreib ?übung|schreiben (?:üben|lernen)|richtig schreiben/u,
    true,
  ],
  [
    'doubles',
    /(?:verdoppel|halbier|verdopp)\p{L}*|das doppelte(?! \p{L}*laut)|hälften?(?: von)?(?=.*(?:üb|lern|abfrag|frag))/u,
    true,
  ],
  ['english', /englisch|vokabel|vocab|englich/u, true],
  ['plurals', /mehrzahl|plural/u, true],
  [
    'articles',
    /artikel|der,? die,? das|begleiter|wann (?:man )?(?:der|die|das) (?:und|oder) (?:wann )?(?:man )?(?:der|die|das)/u,
    true,
  ],
  [
    'money',
    /(?:rechnen|rechne|\p{L}*aufgaben?|mathe|üb\p{L}*|lern\p{L}*) (?:\p{L}+ ){0,2}?(?:geld|euro|cent)(?!\p{L})|\p{L}*aufgaben? .*mit (?:\p{L}+ )?(?:geld|euro|cent)(?!\p{L})|(?:geld|euro|wechselgeld)(?: ?aufgaben?| rechnen)|(?:rückgeld|wechselgeld|geld zählen|einkaufen) (?:und \p{L}+ )?(?:üb|rechn|lern)\p{L}*|(?:frag|üb|abfrag|trainier)\p{L}* (?:mich |wir |mit mir )?(?:mal |bitte |ab )?(?:das |mit )?(?:geld|wechselgeld)(?!\p{L})/u,
    true,
  ],
  [
    'capitals',
    /hauptst[aä]dt(?!\p{L}* (?:von|der|des))|hauptstädte .*(?:ab(?:ge)?frag|üb|lern|trainier)\p{L}*|(?:frag|üb|lern|abfrag|prüf|test)\p{L}* .*hauptstädte|bundesl[aä]nder/u,
    true,
  ],
  [
    'opposites',
    /gegenteile?(?! (?:von|zu|ist|heißt))|(?:frag|üb|abfrag|test)\p{L}* .*gegenteil/u,
    true,
  ],
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
    /mathe|rechnen|rechnung(?:en)?|(?<!\p{L})(?:teilen|dividieren|malnehmen|multiplizieren|abziehen|subtrahieren|addieren|zusammenzählen)(?!\p{L})(?! (?:wir|sie|ich|sich))|quadrat ?zahl\p{L}*|einmaleins|ein mal eins|1 ?x ?1|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?:en)?ern?(?!\p{L})|(?<!\p{L}|\d)\d{1,2} ?er(?!\p{L})|(?<!\p{L})mal(?:nehmen)? (?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)$|(?:\p{L}+er|\d+er) ?-?reihe|malreihe|malnehmen|zahlenraum|zahlen üben|plus(?!\p{L})|minus(?!\p{L})|geteilt|(?<!\p{L})aufgaben?/u,
    true,
  ],
  [
    'maths',
    /(?:teilen|dividieren|malnehmen|multiplizieren|abziehen|subtrahieren|addieren|zusammenzählen)(?: \p{L}+)? (?:üb|ueb|lern|trainier)|(?:üb|lern|trainier)\p{L}* (?:\p{L}+ ){0,2}(?:teilen|dividieren|malnehmen|abziehen|addieren)/u,
    false,
  ],
  [
    'quiz',
    /quiz|ausfrag\p{L}*|(?<!dir (?:mal |was )?)\p{L}*fragen (?:(?:über|zu|von) (?:\p{L}+ ){1,3})?(?:stellen|gestellt)(?!\p{L})|wer wird millionär|fragen? .*(?:(?:ja|wahr|richtig) (?:oder |und )?(?:nein|falsch))(?!\p{L})|(?:ja|wahr|richtig) (?:oder |und )?(?:nein|falsch) ?fragen?|nachbarländer|weltmeere|kontinente|(?:spiel|mach)\p{L}* .*fragen (?:über|zu)|(?:prüf|test|frag)\p{L}* mich(?: ab)?(?= (?:über |zu |zum thema )?\p{L}{4,}$)|wissensfrage|ratespiel|frag(?:e|st)? (?:du )?mich (?:mal |bitte |doch )?(?:was|etwas|irgendwas|ab|über|zu|noch)|mich (?:mal )?(?:was|etwas)(?: (?:über|zu|von) .{2,30})? fragen|(?:stell|gib|will|noch|möchte)\p{L}* .*frage(?!\p{L})|stell\p{L}* .*fragen|teste mich|mein wissen|(?:über|zu) .* (?:abfragen|fragen stellen)/u,
    true,
  ],
];

/** "Kannst du laufen in die Vergangenheit setzen?" asks for one word, and wants no practice. */
export const IS_ASKED_OF_WORDS: ReadonlySet<Subject> = new Set([
  'gaps',
  'units',
  'englishVerbs',
  'tenses',
  'kinds',
  'bigOrSmall',
  'syllables',
  'counting',
  'compare',
  'splits',
  'rounding',
  'persons',
  'stepped',
  'cases',
]);
export const IS_PRACTISED =
  /(?<!\p{L})(?:üb\p{L}*|geübt|lern\p{L}*|frag\p{L}*|abfrag\p{L}*|prüf\p{L}*|test\p{L}*|trainier\p{L}*|muss ich können|fang an|mit mir|aufgaben?|rechnen|lückentext\p{L}*|(?:größen|maße|längen|gewichte|einheiten) (?:umrechnen|umwandeln)|gib mir|stell\p{L}*|quiz)(?!\p{L})/u;

/** "Ich muss für Deutsch üben", "morgen ist Mathetest, kannst du mit mir üben?". */
const PRACTISES =
  /(?<!\p{L})(?:üb|übe|üben|übst|lern|lerne|lernen|lernst|abfragen|abfrag|abfragst|frag mich|trainieren)(?!\p{L})/u;
const SCHOOL_SUBJECTS: readonly [RegExp, Subject][] = [
  [/mathe|rechnen|rechentest|einmaleins|(?<!\p{L})mathe/u, 'maths'],
  [/englisch|vokabel/u, 'english'],
  // "Wir schreiben eine Arbeit" says nothing of what it is in.
  [/deutsch|diktat|(?<!wir |ich |ihr )(?<!\p{L})schreib/u, 'spelling'],
  [/sachkunde|sachunterricht|(?<!\p{L})hsu(?!\p{L})|heimatkunde/u, 'quiz'],
];

export function schoolSubject(text: string, plain: string): Subject | null {
  if (
    !PRACTISES.test(plain) &&
    !/kontrolle|(?<!\p{L})(?:lzk|schulaufgabe|klausur)|\p{L}*(?:test|arbeit|probe)(?!\p{L})/u.test(
      plain,
    )
  )
    return null;
  return SCHOOL_SUBJECTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
