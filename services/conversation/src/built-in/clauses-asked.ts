const ASKING = String.raw`(?:wer|wem|wen|was|wie|wo|woher|wohin|wann|warum|wieso|wofür|wozu|womit|woraus|welche\p{L}*)(?!\p{L})`;
/** "… und haben die Augenlider?" */
const VERB = String.raw`(?:hat|haben|ist|sind|kann|können|gibt|legt|legen|frisst|fressen|schläft|schlafen|lebt|leben|wird|werden) (?:der|die|das|er|sie|es|da)(?!\p{L})`;
const JOINT = new RegExp(
  `,? und (?:auch )?(?=${ASKING}|${VERB})|[?!]+ (?:und )?(?=${ASKING})`,
  'iu',
);
const ASKS = new RegExp(
  String.raw`^(?:(?:und|aber|also|lux|du|sag mal|hey|hallo|weißt du|bitte)[ ,]+)*(?:(?:in|auf|an|von|aus|seit|mit|für|zu) )?(?:${ASKING}|(?:hat|haben|ist|sind|kann|können|gibt|legt|legen|frisst|fressen|schläft|schlafen|lebt|leben|wird|werden|war|waren)(?!\p{L}))`,
  'iu',
);
const LEAST_WORDS = 3;
const NAME = /,? lux(?!\p{L}),? ?/giu;

/** "Wie hoch ist der Turm und wer hat ihn gebaut?": the two questions of it; null where it is one. */
export function clausesAsked(question: string): readonly [string, string] | null {
  const [first = '', second = '', ...others] = question.replace(NAME, ' ').trim().split(JOINT);
  const isTwo = [first, second].every(
    (clause) => ASKS.test(clause) && clause.trim().split(/\s+/).length >= LEAST_WORDS,
  );
  return isTwo && others.length === 0
    ? [`${first.replace(/[?,. ]+$/, '')}?`, `und ${second}`]
    : null;
}
