import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';

const OPENING = /^(?:(?:äh+m?|und|also|du|lux|hm+|sag mal|bitte) )+/iu;
/** What opens a talk may be asked of as well. */
const GREETING =
  /^(?<said>hallo|hi|tschüss|danke|bitte|ja|nein|und|oder|okay) (?:auf englisch|in englisch|englisch)[?!. ]*$/iu;
const SAYS_HOW =
  /^(?:wie (?:sagt man|sag(?:e)? ich|sagst du|würde man sagen)|übersetz\p{L}*(?: mir| mal| bitte)*) (?<said>.+?)[?!. ]*$/iu;
/** "Wie sagt man, dass …", "wie sagt man dazu": not the words themselves. */
const NO_WORDS = /^(?:dass|ob|wenn|dazu|das|es|so|zu|statt|anders|richtig|auf|in)(?!\p{L})/iu;
const IS_WHAT =
  /^(?<said>.+?),? (?:ist|heißt|heisst|bedeutet|meint)(?: denn| das)?(?: was)?(?: denn)?[?!. ]*$/iu;
const IS_SAME =
  /^(?:(?:heißt|heisst|ist|bedeutet|meint) (?:die |der |das |ein |eine )?(?<one>\p{L}+) (?:auf englisch |auf deutsch |wirklich )?(?:die |der |das |ein |eine |auch )?(?<two>\p{L}+)|(?<first>\p{L}+) (?:ist|heißt|heisst|bedeutet|englisch|auf englisch)(?: doch| ist| heißt)? (?:die |der |das |ein |eine )?(?<second>\p{L}+)(?: stimmt(?:s| das)| oder| richtig| ne| nicht wahr))(?: oder| stimmts| richtig| auf englisch| auf deutsch)*[?!. ]*$/iu;
const ASKS_WHAT =
  /(?:ist|heißt|heisst|bedeutet|meint)(?: denn| das)? was(?: denn)?[?!. ]*$|bedeutet$/iu;
/** Grammar and spelling are asked of German. */
const OF_GRAMMAR =
  /(?<!\p{L})(?:vergangenheit|gegenwart|zukunft|mehrzahl|einzahl|plural|singular|dativ|akkusativ|genitiv|nominativ|fall|steiger\p{L}*|gesteigert|richtig|oder|artikel|gegenteil|präteritum|perfekt|futur|höflich|anders|statt|zu|zum|dafür|dazu|auf deutsch|auf \p{L}+isch)(?!\p{L})/iu;
const MOST_WORDS = 8;
/** "In dem Lied sagen sie immer yesterday, was ist das?": what is English in it is asked of. */
const TOLD =
  /^.*?(?<!\p{L})(?:sag(?:t|en|te)|gesagt|steht|stand|sing(?:t|en)|gesungen|ruft|gerufen|schreibt|geschrieben)(?: (?:immer|da|drauf|oft|so|zu mir|mir|ständig|nur|gestern|heute|die|der))* (?<said>[a-z' ]+?),? was (?:heißt|ist|bedeutet|meint|meinte|meinen|soll)(?: (?:das|der|die|er|sie|es|damit|denn|heißen|auf deutsch))*[?!. ]*$/iu;
/** "Good morning, was heißt das?" */
const SAID_FIRST =
  /^(?<said>[a-z][a-z' ]*?),? was (?:heißt|ist|bedeutet|meint) (?:das|es)(?: (?:denn|auf deutsch))*[?!. ]*$/iu;
/** "Was ist eine kitchen?" */
const IS_A =
  /^was (?:ist|sind|bedeutet|heißt)(?: denn| das wort)? (?:ein |eine |der |die |das )?(?<said>[a-z]{3,})[?. ]*$/iu;
/** "Ich muss sagen: das ist mein Bruder, wie geht das auf Englisch?" */
const TO_SAY =
  /(?<!\p{L})(?:sagen|schreiben|übersetzen|satz)[:,]? (?<said>\p{L}+ .+?),? (?:und )?(?:wie (?:geht|heißt|sagt man|sag ich|ist|schreibt man)|was heißt) (?:das|es|des)(?: denn)? (?:auf|in) englisch[?. ]*$/iu;
/** "Wie sag ich auf Englisch, dass ich aufs Klo muss?" */
const TO_SAY_THAT =
  /^(?:und )?wie (?:sag|sage|sagt) (?:ich|man)(?: (?:der|dem|einer|einem|meiner|meinem) \p{L}+)? auf englisch,? dass (?<who>ich|du|wir|er|sie) (?<rest>.+) (?<verb>\p{L}+)[?. ]*$/iu;

const IS_STATEMENT =
  /^(?:ich|du|er|sie|es|wir|ihr|das|der|die|mein\p{L}*|dein\p{L}*|unser\p{L}*|ein\p{L}*) /iu;

type Desk = ReturnType<typeof createWordDesk>;

/**
 * What plainly asks for a translation without naming a language: only where the whole of it is translated,
 * and its words are of the language it is taken for.
 */
export function answerPlainEnglish(
  desk: Desk,
  question: string,
  { level, isHalf }: { level: 'young' | 'older'; isHalf: (text: string) => boolean },
): string | null {
  const text = question.trim().replace(OPENING, '');
  const greeting = GREETING.exec(question.trim())?.groups?.said;
  const whole = (again: string) => {
    const said = desk.answer(again, { level });
    return said === null || isHalf(said) ? null : said;
  };
  /** A statement that became a question lost its beginning. */
  const inEnglish = (said: string) =>
    [`Wie sagt man ${said} auf Englisch?`, `Übersetze ins Englische: ${said}.`]
      .map(whole)
      .find((text) => text !== null && !(IS_STATEMENT.test(said) && text.includes('?”'))) ?? null;
  const classesOf = (said: string) =>
    (said.toLowerCase().match(/[\p{L}']+/gu) ?? []).map((word) => desk.classOf(word));
  const isEnglish = (said: string) => {
    const classes = classesOf(said);
    return classes.includes('E') && classes.every((each) => each === 'E' || each === 'B');
  };
  /** "Was ist Karate" asks for the thing: its word is the same in both languages. */
  const isOnlyEnglish = (said: string) =>
    classesOf(said).every((each) => each === 'E') &&
    !(desk.answer(`Was heißt ${said} auf Deutsch?`, { level }) ?? '')
      .toLowerCase()
      .includes(` ${said.toLowerCase()}“`);

  if (greeting) return whole(`Was heißt ${greeting} auf Englisch?`);
  const { said: named } = IS_A.exec(text)?.groups ?? {};
  const told = [SAID_FIRST, TOLD]
    .flatMap((pattern) => pattern.exec(text)?.groups?.said ?? [])
    .concat(named !== undefined && isOnlyEnglish(named) ? named : [])
    .find(isEnglish);
  if (told !== undefined) return whole(`Was heißt ${told} auf Deutsch?`);
  const { who, rest, verb } = TO_SAY_THAT.exec(text)?.groups ?? {};
  const wanted = who ? `${who} ${verb} ${rest}` : TO_SAY.exec(text)?.groups?.said;
  if (wanted !== undefined) return inEnglish(wanted);
  const { one, two, first, second } = IS_SAME.exec(text)?.groups ?? {};
  const pair = [one ?? first, two ?? second];
  const [left = '', right = ''] = pair;
  if (left !== '' && right !== '' && isEnglish(left) !== isEnglish(right)) {
    const english = isEnglish(left) ? left : right;
    const other = english === left ? right : left;
    if (/^[NVAG]$/.test(desk.classOf(other.toLowerCase())))
      return desk.perform(
        { task: 'en-isRight', word: english, detail: other, said: `${english} heißt ${other}` },
        { level },
      );
  }
  const german = SAYS_HOW.exec(text)?.groups?.said;
  if (
    german &&
    !NO_WORDS.test(german) &&
    !OF_GRAMMAR.test(german) &&
    german.split(' ').length <= MOST_WORDS
  )
    return isEnglish(german) ? whole(`Was heißt ${german} auf Deutsch?`) : inEnglish(german);
  const heard = IS_WHAT.exec(text)?.groups?.said;
  const isOfBoth = (said: string) =>
    ASKS_WHAT.test(text) && classesOf(said).every((each) => each === 'E' || each === 'B');
  return heard && (isEnglish(heard) || isOfBoth(heard))
    ? whole(`Was heißt ${heard} auf Deutsch?`)
    : null;
}
