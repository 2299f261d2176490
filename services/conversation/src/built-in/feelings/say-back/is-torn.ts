/** "War aber gar kein Feuer": of what it is told stands nowhere. */
export const NO_SUBJECT =
  /^(?:und |aber )?(?:war|wars|ist|hat|wird|gibt|gab)(?!\p{L})(?!.*(?<!\p{L})(?:ich|wir|mein\p{L}*)(?!\p{L}))/iu;
/** "… und kann nicht mitspielen": who cannot stands before it. */
export const WITHOUT_SUBJECT =
  /^(?:und |aber )?(?:kann|will|muss|darf|soll|mag|konnte|wollte|musste|durfte|hatte|bin|hab)(?!\p{L})(?!.*(?<!\p{L})(?:ich|wir)(?!\p{L}))/iu;
/** "Immer schreit das": a sentence that has lost its end. */
export const HANGS_OFF = /(?<!\p{L})(?:das|die|der|den|dem|ein|eine|einen|und|oder|im|am)[.!]*$/iu;

/** "Ihr habt euch vertragen der Finn": what comes behind the sentence has lost its own. */
const HANGING_NOUN =
  /(?:(?<!\p{L})\p{L}{0,5}ge\p{L}+|(?<!\p{L})(?:ver|be|er|ent)\p{L}+)(?:t|en) (?:der|die|das|alle|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) \p{L}+$/u;
/** "Du hattest ihm versprochen nicht", "dabei von früher erzählt", "bisschen nass ist": torn off from the rest. */
const TORN =
  / und (?:\p{L}+st du|\p{L}+t ihr)(?!\p{L})|^(?=.*(?<!\p{L})(?:hast|hattest|habt|hat|bist|seid)(?!\p{L})).* \p{L}+(?:en|t) nicht$|^(?:dabei|danach|dafür|davon) (?!ist|sind|war|hat|haben|hast|habt|bist|seid|kann|kam|musst)|^(?!weil |dass |ob |wie |so |das )(?!.*, (?:dass|weil|wenn|obwohl|damit|bis|als|die|der|das) ).+ (?:ist|sind|war|hat|haben|bist|hast|habt|kann|muss)$| (?:ist|sind|war) (?!müde|leise|böse|feige|pleite|schade|klasse|spitze|orange|beige|alle|lose|heute|zuhause|gerne)\p{Ll}+e$/iu;

/** "Ein Mädchen hat dir", "deine Mama sagt immer nur", "sonst hast du immer zwölf": what it is all about came behind. */
const NO_END =
  / (?:hat|haben|hast|habt|ist|sind|war|waren|wird|wurde) (?:dir|euch|ihm|ihr|ihnen|dich|sich)$| (?:sagt|sagen|meint|meinen|fragt|ruft) (?:(?:dann|immer|auch|dauernd|wieder|jetzt) )*(?:nur|immer|dann)$| (?:nicht mal|nicht einmal|nur|sogar)$|(?<!\p{L})(?:hast|habt|hat) (?:\p{L}+ )*(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/iu;

/** Whether a turned sentence has lost a part of it. */
export const isTorn = (said: string): boolean =>
  HANGING_NOUN.test(said) || TORN.test(said) || NO_END.test(said);
