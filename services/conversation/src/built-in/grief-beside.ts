const OWN = String.raw`(?:mein\p{L}*|unser\p{L}*|mama|mami|papa|papi|oma|omi|opa|opi|ich|tante|onkel)`;
const ILL = String.raw`(?:\p{L}{3,}krebs|(?:hat|hab|habe|haben|mit|an) (?!eine?n? )(?:\p{L}+ )?krebs|krebs hat|tumor|leukämie|koma|hospiz|schlaganfall|chemo\p{L}*|herz schlägt nicht mehr|bald sterben)`;
const DEAD = String.raw`(?:im himmel|lebt nicht mehr|gestorben|verstorben|eingeschläfert|begraben|beerdig\p{L}*|(?:ist|sind|war) tot)`;
const whole = (words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');
const [OF_OWN, IS_ILL, IS_DEAD] = [whole(OWN), whole(ILL), whole(DEAD)];
/** What is asked behind what is told. */
const ASKED_BEHIND =
  /^(.{6,}?)[,.!?]* (?:(?:und|aber|also) )*(?=(?:wie|was|warum|wieso|weshalb|wo|wer|wann|welche\p{L}*|wozu|womit)(?!\p{L}))/iu;
/** What is told behind what is asked: "… papa sein Herz schlägt nicht mehr". */
const TOLD_BEHIND = new RegExp(
  `[,.!?]* (${OWN} (?:\\p{L}+ ){0,2}(?:hat|hab|ist|sind|sein|liegt|war)(?!\\p{L}).*)$`,
  'iu',
);
const ASKS = /^(?:und |aber )?(?:wie|was|warum|wieso|weshalb|wo|wer|wann|welche\p{L}*)(?!\p{L})/iu;

/**
 * What a child tells of somebody who is dead or gravely ill beside a question: that weighs more than whatever
 * is asked. Null where nothing is told so.
 */
export function griefBeside(question: string): { told: string; isIll: boolean } | null {
  const [, before] = ASKED_BEHIND.exec(question) ?? [];
  const behind = ASKS.test(question) ? TOLD_BEHIND.exec(question)?.[1] : undefined;
  const isIllAtAll = IS_ILL.test(question);
  for (const told of [before, behind]) {
    if (told === undefined || !OF_OWN.test(told)) continue;
    const isIll = IS_ILL.test(told) || (told === behind && isIllAtAll);
    if (isIll || IS_DEAD.test(told)) return { told, isIll };
  }
  return null;
}

/** Said of an illness, whose end nobody knows. */
export const ILLNESS =
  'Das ist schwer, auch für dich. Frag deine Familie alles, was du wissen willst, und lass dich in den Arm nehmen. Magst du mir davon erzählen?';
