import { withoutLead } from './small-talk/answer-odd.ts';

const KIN = `(?:(?:ur)?(?:oma|omi|opa|opi)|mama|mami|papa|papi|tante|onkel|bruder|schwester|mutter|vater|freund|freundin)`;
const PET = `(?:hund|hündin|katze|kater|hamster|hase|kaninchen|meerschweinchen|vogel|wellensittich|pferd|pony|fisch|goldfisch|maus|ratte|schildkröte)`;
const OWN = String.raw`(?:mein\p{L}*|unser\p{L}*|mama|mami|papa|papi|oma|omi|opa|opi|ich|tante|onkel)`;
const ILL = String.raw`(?:\p{L}{3,}krebs|(?:hat|hab|habe|haben|mit|an) (?!eine?n? )(?:\p{L}+ )?krebs|krebs hat|tumor|leukämie|koma|hospiz|intensivstation|schlaganfall|herzinfarkt|chemo\p{L}*|herz schlägt nicht mehr|bald sterben)`;
const DEAD = String.raw`(?:im himmel|lebt nicht mehr|gestorben|verstorben|eingeschläfert|begraben|beerdig\p{L}*|(?:ist|sind|war) tot)`;
const whole = (words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
const [OF_OWN, IS_ILL, IS_DEAD] = [whole(OWN), whole(ILL), whole(DEAD)];
/** Somebody close is in hospital now; who was born or works there is not. */
const IN_HOSPITAL = new RegExp(
  `(?<!\\p{L})(?:mein\\p{L}* )?${KIN} (?:ist|liegt|muss|kommt|musste) (?:\\p{L}+ ){0,3}(?:im|ins) krankenhaus(?! (?:geboren|gearbeitet|arbeit\\p{L}*|besuch\\p{L}*))`,
  'iu',
);
/** Whom a child has lost, in what it asks: "Warum musste mein Opa sterben?" */
const LOST = new RegExp(
  `(?<!\\p{L})((?:mein|meine|meinen|meiner|meinem|unser|unsere|unseren|unserem)? ?(?:${KIN}|${PET}))(?!\\p{L})`,
  'iu',
);
const DIES = whole(
  '(?:sterben|gestorben|verstorben|tot|im himmel|vom himmel|ein stern|ein engel|eingeschläfert|wiederkommen|wiedersehen|wiederseh)',
);
const SURELY_DEAD = whole(
  '(?:musste|gestorben|verstorben|ist (?:jetzt |schon )?tot|im himmel|vom himmel|(?:ein )?(?:stern|engel)|eingeschläfert)',
);
/** A death that is feared, or of a family in general, is none that was told. */
const NOT_YET = whole(
  '(?:muss|wird|werden|kann|können|könnte|soll|wenn|bald|irgendwann|mal|auch|stammbaum|nikolaus|film|buch|geschichte)',
);
/** What is asked behind what is told. */
const ASKED_BEHIND =
  /^(.{6,}?)[,.!?]* (?:(?:und|aber|also) )*(?=(?:wie|was|warum|wieso|weshalb|wo|wer|wann|welche\p{L}*|wozu|womit)(?!\p{L}))/iu;
/** What is told behind what is asked: "… papa sein Herz schlägt nicht mehr". */
const TOLD_BEHIND = new RegExp(
  `[,.!?]* (${OWN} (?:\\p{L}+ ){0,2}(?:hat|hab|ist|sind|sein|liegt|war)(?!\\p{L}).*)$`,
  'iu',
);
const ASKS =
  /^(?:und |aber )?(?:wie|was|warum|wieso|weshalb|wo|wer|wann|wohin|welche\p{L}*)(?!\p{L})/iu;
const ASKS_SO = /^(?:und |aber )?(?:ist|sind|sieht|seh|hört|kommt|kann|lebt|geht|denkt)(?!\p{L})/iu;

/** Named as one's own: "opa" as "mein opa". */
const asOwn = (who: string): string => {
  const said = who.trim().replace(/^(mein|unser)(?:en|em|er)(?= )/iu, '$1');
  if (/^(?:mein|unser)/iu.test(said)) return said;
  return /(?:oma|omi|mama|mami|tante|schwester|mutter)$/iu.test(said)
    ? `meine ${said}`
    : `mein ${said}`;
};

/** Somebody close who has died and is asked about: told as it is meant. Null of all else. */
function lostIn(question: string): string | null {
  if (!ASKS.test(question) && !ASKS_SO.test(question)) return null;
  const who = LOST.exec(question)?.[1];
  if (who === undefined || !DIES.test(question) || !SURELY_DEAD.test(question)) return null;
  return NOT_YET.test(question) && !IS_DEAD.test(question) ? null : `${asOwn(who)} ist gestorben`;
}

/**
 * What a child tells of somebody who is dead or gravely ill beside a question, or asks of somebody it has lost: that
 * weighs more than whatever is asked. Null where nothing is told so.
 */
export function griefBeside(said: string): { told: string; isIll: boolean } | null {
  const question = withoutLead(said);
  const [, before] = ASKED_BEHIND.exec(question) ?? [];
  const behind = ASKS.test(question) ? TOLD_BEHIND.exec(question)?.[1] : undefined;
  const isIllAtAll = IS_ILL.test(question);
  for (const told of [before, behind]) {
    if (told === undefined || !OF_OWN.test(told)) continue;
    const isIll = IS_ILL.test(told) || IN_HOSPITAL.test(told) || (told === behind && isIllAtAll);
    if (isIll || IS_DEAD.test(told)) return { told, isIll };
  }
  const lost = lostIn(question);
  return lost === null ? null : { told: lost, isIll: false };
}

/** Said of an illness, whose end nobody knows. */
export const ILLNESS =
  'Das ist schwer, auch für dich. Frag deine Familie alles, was du wissen willst, und lass dich in den Arm nehmen. Magst du mir davon erzählen?';
