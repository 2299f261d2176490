import { type Alone, FINITE } from './alone.ts';

const word = '\\p{L}+';
const LED = '(?:(?:aber|und|also|denn|nämlich|weil|oder) )*';
/** A clause that begins with these goes on with the one before it. */
const JOINED =
  '(?<!(?<!\\p{L})(?:wenn|ob|dass|als|wie|was|wo|wer|bevor|nachdem|bis|damit|obwohl|falls|sobald|den|dem|der|die|das|welche[nrs]?))';
const WHO = `(?:der|die|das|es|er|sie|man|(?:ein|eine|der|die|das|kein|keine|alle|manche|so ein|so eine) ${word})`;
const MARKED = '(?:doch|ja|nämlich|schließlich)';

/** "… ich dachte immer Sydney", "… mein Freund hat nämlich eine": what the child thinks or has. */
const OWN = new RegExp(
  `^(.+?)${JOINED}[,.!]* (?=${LED}(?:ich (?!bin(?!\\p{L}))${word}|wir ${FINITE}|(?:mein|meine|unser|unsere) ${word} ${FINITE})(?: |$))`,
  'u',
);
/** "… ein Nagel geht doch auch unter": "doch" and "ja" stand where something is told. */
const KNOWN = new RegExp(
  `^(.+?)${JOINED}[,.!]* (?=${LED}${WHO} ${FINITE} (?:${word} ){0,3}${MARKED}(?!\\p{L})|${LED}${WHO} ${FINITE} (?:${word} ){0,3}(?:noch|trotzdem)$)`,
  'u',
);
/** "Warum sind Zebras gestreift, die sind so bunt": who asks for a reason names all it is about before. */
const BESIDES = new RegExp(
  `^((?:warum|wieso|weshalb) .+?)${JOINED}[,.!]* (?=${LED}(?:der|die|das|es|er|sie) (?:ist|sind|war|waren|hat|haben|kann|können|muss|müssen|sieht|sehen)(?: |$))`,
  'u',
);
/** "Warum hat er kein Kopfweh, wenn er doch klopft": why one wonders, and no condition. */
const WONDERS =
  /^((?:warum|wieso|weshalb) .*(?<!\p{L})(?:kein\p{L}*|nicht|nie)(?!\p{L}).*?)[,.!]* (?=(?:wenn|obwohl|wo|weil) (?:der|die|das|es|er|sie|man)(?: |$))/u;
/** "Im Winter, wenn es keine Blumen gibt", "in der Steinzeit, als es keine Bauern gab": the same time again. */
const SAME_TIME = new RegExp(
  `^(.*(?<!\\p{L})(?:im (?:winter|sommer|herbst|frühling|mittelalter)|in der (?:nacht|${word}zeit)|früher|damals|nachts)(?: \\p{L}+(?:t|en))?)[,.!]* (?=(?:wenn|als|wo|weil) (?:es|die|man|da) (?:${word} ){0,2}(?:kein\\p{L}*|nicht|nichts)(?!\\p{L}))`,
  'u',
);
/** "Warum ist Blut rot und nicht grün", "wer hat die Zauberflöte gemacht, Beethoven oder Mozart oder wer": the question is whole before. */
const NOT_ELSE = new RegExp(
  `^((?:warum|wieso|weshalb) .+?)[,.!]* (?=(?:und nicht|aber nicht|statt) (?:zum beispiel |etwa |lieber |einfach )?(?:${word} ){0,2}${word}$)`,
  'u',
);
const CHOICES =
  /^((?:(?:wer|von wem) (?:hat|war|ist|wurde|malte|schrieb|erfand)|welches land|wo (?:liegt|ist)|wie heißt) .+?)[,.!]* (?=(?:(?:der|die|das|in|im) )?\p{L}+(?: oder (?:(?:der|die|das|in|im) )?\p{L}+)+$)/u;
const ASKS =
  /^(?:(?:und|aber|also) )*(?:(?:in|aus|von|mit|auf|für|seit|zu) )?(?:wer|wen|wem|was|wie|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|gibt|ist|sind|hat|haben|kann|können|war|waren|\p{L}{3,}(?:t|en) (?:der|die|das|ein|eine))(?!\p{L})/u;
/** Whoever says something says what comes behind. */
const SAYS =
  /(?<!\p{L})(?:sagt|sagen|heißt es|meint|denkt|glaubt|glauben|schreibt|ruft|singt)(?: \p{L}+){0,2}$/u;

/** A question, and what is told behind it. */
export function toldBehind(written: string): Alone[] {
  if (!ASKS.test(written)) return [];
  return [OWN, KNOWN, BESIDES, WONDERS, SAME_TIME, NOT_ELSE, CHOICES].flatMap((pattern) => {
    const [all, question] = pattern.exec(written) ?? [];
    if (all === undefined || question === undefined || SAYS.test(question)) return [];
    return [{ question, told: written.slice(all.length), isToldFirst: false }];
  });
}
