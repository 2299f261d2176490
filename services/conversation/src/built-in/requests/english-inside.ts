type ClassOf = (word: string) => string;

const IN_ENGLISH = '(?:(?:auf|in|ins) englisch\\p{L}*)';
const AMONG_ENGLISH =
  '(?:in (?:england|amerika|london|den usa|großbritannien)|(?:die )?(?:engländer|amerikaner|briten)|bei den engländern)';
const AT_END = '[?.! ]*$';

/** What is said to be wanted in English, and what of it is wanted. */
const TO_ENGLISH: readonly RegExp[] = [
  // "Wie heißt Donnerstag auf Englisch, ich verwechsel das immer": why one asks comes behind.
  new RegExp(
    `^(?:\\p{L}+ ){0,2}(?:wie|was) (?:heißt|ist|geht|sagt man|nennt man)(?: denn| nochmal| noch mal| eigentlich| zu)* (?:der |die |das |den |ein |eine |einen )?(?<said>\\p{L}+(?: \\p{L}+)?) ${IN_ENGLISH}[,;.!]? (?:und )?(?:ich|weil|wir|denn|das|der|die|mein\\p{L}*|unser\\p{L}*|hab|kann|brauch\\p{L}*|für) .{4,}$`,
    'iu',
  ),
  // "Ich soll auf Englisch schreiben, was ich esse, wie heißt ich esse gern Nudeln?"
  new RegExp(
    `(?<!\\p{L})${IN_ENGLISH}(?!\\p{L}).{3,70}? wie (?:heißt|geht|sagt man)(?: denn| da| dann)? (?<said>(?:ich|mein\\p{L}*|wir|du) .{3,50}?)${AT_END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:wie|was) (?:sagt man|sagen sie|sagt ihr) (?:denn )?(?:${IN_ENGLISH} zu|zu(?= .+ ${IN_ENGLISH})) (?:der |die |das |den |dem |einem |einer )?(?<said>\\p{L}.{1,30}?)(?: ${IN_ENGLISH})?${AT_END}`,
    'iu',
  ),
  /(?<!\p{L})englisch(?:e[sn]?)?(?: wort| begriff)? für (?:der |die |das |den |ein |eine |einen )*(?<said>\p{L}{2,25})(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})${IN_ENGLISH}(?!\\p{L}).{3,60}? wie (?:sag|sage|schreib|schreibe|frag|frage) ich(?: dann| denn| da)? (?<said>(?!das |es |dass |ob |auf |dazu |so |ihm |ihr |ihn )\\p{L}+ .{2,50}?)${AT_END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})wie (?:sagen|nennen|sagt man|heißen|heißt) (?:die |man |denn )*${AMONG_ENGLISH}(?: da| dort| denn| eigentlich)* (?:zu |die |den |das |ein |eine |einen )*(?<said>.{2,40}?)${AT_END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})was (?:nochmal |noch mal |denn |noch )*(?:der |die |das |ein |eine )?(?<said>(?!heißt|ist|war)\\p{L}.{1,40}?) (?:${IN_ENGLISH} (?:heißt|ist|war|bedeutet)|(?:heißt|ist|war) ${IN_ENGLISH})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L}|(?:man|ich|heißt|wie) )(?:gib|sag|nenn|schreib)e? (?:mir |uns )?(?:mal |bitte |schnell |kurz )*(?<said>(?!das |es |was |etwas |wie |ich |dass |man |(?:mir |uns |mal |die |alle )*(?:monate|farben|zahlen|tage|wochentage|jahreszeiten|tiere) )\\p{L}.{1,40}?) ${IN_ENGLISH}${AT_END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:sagen|schreiben|fragen|rufen|sagt|fragt)[:,]? (?<said>(?!dass |ob |was ich |wie alt )\\p{L}+ .{2,60}?),? (?:und )?wie (?:schreib|sag|frag|geht|heißt)\\p{L}*(?: ich| man)?(?: das| es)?(?: dann| denn)? ${IN_ENGLISH}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${IN_ENGLISH} (?:schreiben|sagen|fragen|aufschreiben)[:,]? (?<said>(?!dass |ob |was ich |kann |können |soll |muss )\\p{L}+ .{2,60}?)${AT_END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})englisch\\p{L}*(?!\\p{L}) (?:.{0,50} )?was (?:ist|heißt|war)(?: nochmal| noch mal| denn)? (?<said>(?!das |es |der |die )\\p{L}{3,20})${AT_END}`,
    'iu',
  ),
];

/** "Wie frag ich ihn, ob er mitspielen will": what is asked is said to whom it is asked. */
const TO_ASK =
  /(?<!\p{L})wie (?:frag|frage|fragt|kann ich|soll ich)(?: ich| man)?(?: (?:ihn|sie|die|den|denn|das|ihm|\p{L}*mädchen|\p{L}*jungen))*,? ob (?:er|sie|es|der|die) (?<rest>.{0,40}?) ?(?<verb>will|mag|kann|hat|ist|heißt|kommt|spielt|wohnt|möchte|darf)(?: fragen)?[?.! ]*$/iu;
/** "Wie frag ich, ob ich aufs Klo darf": one's own question. */
const TO_ASK_OWN =
  /(?<!\p{L})wie (?:frag|frage|fragt|sag|sage|sagt|kann|soll) (?:ich|man) .{0,30}ob (?<who>ich|wir|jemand|man) (?<rest>.{2,40}?) (?<verb>darf|dürfen|kann|können|will|wollen|soll|sollen|muss|müssen|hat|haben)(?: fragen)?[?.! ]*$/iu;
const TO_YOU: Readonly<Record<string, string>> = {
  will: 'willst',
  mag: 'magst',
  kann: 'kannst',
  hat: 'hast',
  ist: 'bist',
  heißt: 'heißt',
  kommt: 'kommst',
  spielt: 'spielst',
  wohnt: 'wohnst',
  möchte: 'möchtest',
  darf: 'darfst',
};

const ASKS_WHAT =
  /[,.:]? (?:und |aber )?was (?:(?:muss|soll|müssen|sollen) (?:ich|wir)(?= (?:da |jetzt |dann |denn )*(?:machen|tun))|heißt|heisst|ist|bedeutet|meint|meinte|meinen|meinten|soll|sollte|will|wollte|wollen|singt|singen|sagt|sagen|steht|war|meinst)(?: (?:der|die|das|er|sie|es|denn|da|damit|wohl|von|uns|mir|mich|heißen|bedeuten|sein|sagen|auf|deutsch|eigentlich|dann|jetzt|nur|nochmal|bloß|machen|tun))*[?.! ]*$/iu;
/** Where English is quoted after such a word, nothing before it is meant. */
const QUOTES =
  /^.*(?<!\p{L})(?:steht|stand|stehen|sagt|sagte|sagen|singt|singen|gesungen|ruft|rufen|schreit|schreibt|schrieb|heißt|hat|haben|zu mir)(?!\p{L})/iu;
/** German words that English has as well. */
const SMALL =
  /^(?:die|der|das|in|an|am|so|was|war|hat|man|mit|da|also|im|on|rat|gut|bald|fast|bad|hut|rock|also|not|tag|arm|hand|ring|wind|gift|art|brief|chef|will|mal|er|it|t)$/iu;
const BREAKS =
  /^(?:immer|da|drauf|drin|oft|so|zu|mir|uns|ständig|nur|gestern|heute|dort|dran|gesagt)$/iu;

/** The longest run of English words behind what quotes it; null where there is none. */
function englishRun(text: string, classOf: ClassOf): string | null {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  const runs: string[][] = [[]];
  for (const word of words) {
    const kind = BREAKS.test(word) ? '' : classOf(word.toLowerCase().replace('’', "'"));
    if (kind === 'E' || kind === 'B') runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const known = runs
    .map((run) => {
      const rest = [...run];
      const isSmall = (word: string | undefined) => word !== undefined && SMALL.test(word);
      while (isSmall(rest[0]) && classOf(rest[0]?.toLowerCase() ?? '') !== 'E') rest.shift();
      while (isSmall(rest.at(-1)) && classOf(rest.at(-1)?.toLowerCase() ?? '') !== 'E') rest.pop();
      return rest;
    })
    .filter((run) => run.some((word) => classOf(word.toLowerCase()) === 'E'));
  const longest = known.reduce<string[]>((one, run) => (run.length >= one.length ? run : one), []);
  return longest.length === 0 ? null : longest.join(' ');
}

/** "Da stand sale an der Tür": a word of no language that is known, right behind what quotes it. */
function unknownWord(text: string, classOf: ClassOf): string | null {
  const word = (text.match(/[\p{L}'’]+/gu) ?? []).find((each) => !BREAKS.test(each));
  return word !== undefined && /^[a-z]{3,}$/iu.test(word) && classOf(word.toLowerCase()) === '?'
    ? word
    : null;
}

const GREETS: Readonly<Record<string, string>> = {
  begrüß: 'hallo',
  verabschied: 'tschüss',
  bedank: 'danke',
  entschuldig: 'entschuldigung',
};
/** "Mein Cousin aus London kommt, wie begrüße ich den?" */
const HOW_TO_GREET =
  /(?<!\p{L})wie (?<deed>begrüß|verabschied|bedank|entschuldig)(?:e|et|en)? (?:ich|man|wir)(?!\p{L})/iu;

const BOTH =
  /(?<!\p{L})was (?:heißt|ist|bedeutet) (?:denn |jetzt |nochmal |noch mal )*(?<one>[a-z]{2,20}) und was (?:(?:heißt|ist|bedeutet) )?(?:denn |jetzt |dann )*(?<two>[a-z]{2,20})(?!\p{L})/iu;
/** "Wie heißt Oma auf Englisch und wie heißt Opa?" */
const BOTH_NAMED =
  /(?<!\p{L})(?:wie|was) heißt (?<one>\p{L}{2,25}) auf englisch,? und (?:wie|was) heißt (?:dann |denn )?(?<two>\p{L}{2,25})(?: auf englisch)?[?. ]*$/iu;
/** "Was heißt butterfly, hat das was mit Butter zu tun?" */
const BEFORE_MORE =
  /(?<!\p{L})was (?:heißt|bedeutet) (?:das wort |denn |eigentlich )?(?<said>[a-z]{3,20}),? (?=(?:hat|ist|kommt|weil|mein\p{L}*|ich|wir|das (?:hat|steht|sagt)|in dem)(?!\p{L}))/iu;
/** "Übersetz mal: My dog is very big." */
const TRANSLATE =
  /^(?:bitte |lux |kannst du )*übersetz\p{L}*(?: (?:mir|mal|bitte|das))*[: ]+(?<said>[a-z][a-z' ,]{3,60})[?.! ]*$/iu;
/** "Was heißt Hund und was heißt Katze auf Englisch?" */
const BOTH_INTO =
  /(?<!\p{L})was heißt (?:denn |nochmal |noch mal )*(?<one>\p{L}{2,25}) und was heißt (?:denn |dann )*(?<two>\p{L}{2,25}) auf englisch[?. ]*$/iu;
/** "How are you, heißt das wie geht es dir?" */
const IS_IT = /[,.]? (?:heißt|bedeutet) (?:das|des|es) (?:auf deutsch |eigentlich |dann )*\p{L}+/iu;
const MOST_WORDS = 9;
/** Such words are no vocabulary: what is said with them is heard as it is. */
const GRAVE =
  /(?<!\p{L})(?:kill\p{L}*|die|dead|suicide|hate|hurt\p{L}*|nudes?|naked|sexy?|yourself|rape\p{L}*|knife|gun|drugs?|secret|alone|meet me)(?!\p{L})/iu;

/** "Ist cookie und biscuit dasselbe?" */
const SAME =
  /(?<!\p{L})(?:ist|sind|heißt|heißen|bedeuten?) (?<one>[a-z]{2,20}) und (?<two>[a-z]{2,20}) (?:das gleiche|das ?selbe|gleich|eigentlich das gleiche)(?!\p{L})/iu;
/** "Wir singen if you're happy, was heißt happy?" */
const ASKED_LAST =
  /(?<=\S ).*was (?:heißt|bedeutet) (?:das wort |denn |da |nochmal |noch mal )*(?<one>[a-z]{3,20})[?. ]*$/iu;

/** "Was kitchen heißt", in whatever stands before it. */
const WHAT_IT_MEANS =
  /(?<!\p{L})was (?:(?:denn|nochmal|noch mal|das|wort|eigentlich|jetzt) )*(?<said>[a-z][a-z' ]{1,40}?) (?:heißt|heisst|bedeutet|ist)(?: auf deutsch| denn| nochmal)*[?.! ]*$/iu;
/** "Ist tuesday Dienstag oder Donnerstag", "heißt bird Vogel". */
const IS_ONE_OF =
  /^(?:(?:und|du|lux|sag mal|was|wie) )*(?:ist|heißt|heisst|bedeutet|war|meint) (?:(?:denn|nochmal|noch mal|eigentlich|das|wort) )*(?<said>[a-z]{2,20})(?: (?:denn|nochmal|noch mal|eigentlich|auf deutsch|jetzt|nun))*,? (?:(?:der|die|das|ein|eine) )?(?<one>\p{L}{2,})(?:,? oder (?:(?:der|die|das|ein|eine) )?(?<other>\p{L}{2,}))?[?.! ]*$/iu;
/** "Wie heißt mein Lieblingstier auf Englisch, also das Eichhörnchen?" */
const NAMED_BEHIND =
  /(?:auf|in) englisch\p{L}*,? (?:also|nämlich|ich mein\p{L}*|und zwar) (?:(?:der|die|das|den|ein|eine|einen) )?(?<said>\p{L}{2,25})[?.! ]*$/iu;
/** "Kannst du mir Erdbeere auf Englisch sagen und wie man das schreibt?" */
const SAID_AND_SPELT =
  /(?:kannst|könntest) du (?:mir |uns )?(?:mal |bitte )*(?:das wort )?(?<said>\p{L}{2,25}) (?:auf|in) englisch sagen,? und (?:auch )?wie (?:man |ich )?(?:das|es) schreib\p{L}*[?.! ]*$/iu;
/** "Was heißt Igel und wie spricht man das aus": what is to be pronounced is English. */
const SAID_AND_SOUNDED =
  /^(?:du |lux |und )*was heißt (?:der |die |das )?(?<said>\p{L}{3,25})(?: auf englisch)?,? und wie (?:spricht|sagt|spreche|sag)\p{L}* (?:man|ich) (?:das|es)(?!\p{L}).*$/iu;
/** What a child puts in marks is what is asked of. */
export const IN_MARKS = /[„“"»](?<said>[^„“”"«»]{2,60})[“”"«]/u;
const ASKS_MEANING =
  /(?<!\p{L})(?:was (?:heißt|bedeutet|ist|meint|soll)|wie (?:heißt|sagt man|sag ich|geht))(?!\p{L})|englisch/iu;

/** Which of two languages a text is of; null where that is not sure. */
function languageOf(text: string, classOf: ClassOf): 'English' | 'German' | null {
  const kinds = (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).map((word) =>
    classOf(word.replace('’', "'")),
  );
  const isOnly = (own: string) =>
    kinds.every((kind) => own.includes(kind) || kind === 'B' || kind === '?');
  if (kinds.includes('E') && isOnly('E')) return 'English';
  return kinds.some((kind) => 'NVAG'.includes(kind)) && isOnly('NVAG#') ? 'German' : null;
}

/** What is asked of by its place: in marks, behind "also", before "heißt". */
function askedByPlace(text: string, classOf: ClassOf): string | null {
  const marked = IN_MARKS.exec(text)
    ?.groups?.said?.replace(/[?!.]+$/u, '')
    .trim();
  if (marked !== undefined && ASKS_MEANING.test(text.replace(IN_MARKS, ' '))) {
    const language = GRAVE.test(marked) ? null : languageOf(marked, classOf);
    const isOfEnglish = /englisch|england|amerika|london|briten/iu.test(text);
    if (language === 'English') return `Was heißt ${marked} auf Deutsch`;
    if (language === 'German' && isOfEnglish) return `Was heißt ${marked} auf Englisch`;
  }
  const before = [BEFORE_MORE, TRANSLATE]
    .map((pattern) => pattern.exec(text)?.groups?.said)
    .find((each) => each !== undefined && languageOf(each, classOf) === 'English');
  if (before !== undefined && !GRAVE.test(before)) return `Was heißt ${before} auf Deutsch`;
  const behind = NAMED_BEHIND.exec(text)?.groups?.said;
  if (behind !== undefined) return `Was heißt ${behind} auf Englisch`;
  const spelt = SAID_AND_SPELT.exec(text)?.groups?.said;
  if (spelt !== undefined) return `Was heißt ${spelt} auf Englisch und wie schreibt man das`;
  const sounded = SAID_AND_SOUNDED.exec(text)?.groups?.said;
  if (sounded !== undefined && classOf(sounded.toLowerCase()) === 'N')
    return `Was heißt ${sounded} auf Englisch und wie spricht man das aus`;
  const { said = '', one = '', other } = IS_ONE_OF.exec(text)?.groups ?? {};
  const isEnglish = said !== '' && languageOf(said, classOf) === 'English' && !GRAVE.test(said);
  const isGerman = [one, other ?? one].every((word) =>
    /^[NVAG]$/.test(classOf(word.toLowerCase())),
  );
  const asksRight = /^(?:richtig|falsch|korrekt|so|auch)$/iu.test(one);
  if (isEnglish && isGerman && !asksRight) return `Was heißt ${said} auf Deutsch`;
  const meant = WHAT_IT_MEANS.exec(text)?.groups?.said;
  const isWhole = meant === undefined || text.length === meant.length;
  if (meant === undefined || isWhole || GRAVE.test(meant)) return null;
  return languageOf(meant, classOf) === 'English' ? `Was heißt ${meant} auf Deutsch` : null;
}

/** The English that stands right before what a child takes it for. */
function guessedMeaning(text: string, classOf: ClassOf): string | null {
  const found = IS_IT.exec(text);
  const before = found ? text.slice(0, found.index) : '';
  const run = englishRun(before, classOf);
  return run?.includes(' ') && before.endsWith(run) && !GRAVE.test(run) ? run : null;
}

/** What is asked of English in a sentence that tells more, as the desk is asked; null where nothing is. */
export function englishInside(text: string, classOf: ClassOf): string | null {
  const isEnglish = (word: string) => classOf(word.toLowerCase()) === 'E';
  const { one, two } = (BOTH.exec(text) ?? SAME.exec(text))?.groups ?? {};
  if (one && two && isEnglish(one) && isEnglish(two))
    return `Was heißt ${one} und was heißt ${two}`;
  const into = (BOTH_INTO.exec(text) ?? BOTH_NAMED.exec(text))?.groups;
  if (into?.one && into.two)
    return `Was heißt ${into.one} auf Englisch und was heißt ${into.two} auf Englisch`;
  const placed = askedByPlace(text, classOf);
  if (placed !== null) return placed;
  const guessed = guessedMeaning(text, classOf);
  if (guessed !== null) return `Was heißt ${guessed} auf Deutsch`;
  const last = ASKED_LAST.exec(text)?.groups?.one;
  if (last !== undefined && isEnglish(last)) return `Was heißt ${last} auf Deutsch`;
  if (/englisch|england|amerika|engländer|london|briten/iu.test(text)) {
    const { rest = '', verb } = TO_ASK.exec(text)?.groups ?? {};
    if (verb !== undefined)
      return `Was heißt ${TO_YOU[verb.toLowerCase()] ?? ''} du ${rest}`
        .trimEnd()
        .concat(' auf Englisch');
    const own = TO_ASK_OWN.exec(text)?.groups;
    if (own?.verb !== undefined)
      return `Was heißt ${own.verb} ${/^(?:man|jemand)$/iu.test(own.who ?? '') ? 'ich' : own.who} ${own.rest} auf Englisch`;
    const greeting = GREETS[HOW_TO_GREET.exec(text)?.groups?.deed?.toLowerCase() ?? ''];
    if (greeting !== undefined) return `Was heißt ${greeting} auf Englisch`;
    for (const pattern of TO_ENGLISH) {
      const said = pattern.exec(text)?.groups?.said?.trim();
      if (said === undefined || said.split(' ').length > MOST_WORDS) continue;
      const isOne = !said.includes(' ') && isEnglish(said);
      return `Was heißt ${said} auf ${isOne ? 'Deutsch' : 'Englisch'}`;
    }
  }
  const asked = ASKS_WHAT.exec(text);
  if (!asked || asked.index < 3) return null;
  const told = text.slice(0, asked.index);
  const behind = QUOTES.exec(told);
  const run =
    (behind ? unknownWord(told.slice(behind[0].length), classOf) : null) ??
    (behind ? englishRun(told.slice(behind[0].length), classOf) : null) ??
    (behind ? null : englishRun(told, classOf));
  return run === null || GRAVE.test(run) ? null : `Was heißt ${run} auf Deutsch`;
}
