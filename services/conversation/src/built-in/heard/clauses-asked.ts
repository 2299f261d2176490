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

/** "Aus was wird Glas gemacht, ist das aus Sand": nothing stands between the two. */
const GLUED = new RegExp(
  `[,.?!]* (?:(?:oder )?(?=${VERB}|(?:wächst|wachsen|kommt|kommen|passiert|geht|gehen|stirbt|sterben|beißt|beißen) (?:der|die|das|er|sie|es)(?!\\p{L}))|oder (?=(?:ist|sind|hat|haben|kann|können|war|was|wie|wer|warum)(?!\\p{L})))`,
  'giu',
);
/** The first of two has a verb of its own, and does not end where one of it is missing. */
const HAS_VERB =
  /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatte|kann|können|gibt|macht|machen|wird|werden|muss|müssen|heißt|darf|\p{L}{3,}(?:t|en))(?!\p{L})/iu;
const IS_OPEN =
  /(?<!\p{L})(?:wie(?: \p{L}+)?|was|wo|wer|wann|warum|wieso|welche\p{L}*(?: \p{L}+)?|wie viele?n?(?: \p{L}+)?|wenn|dass|ob|weil|als|bevor|und|oder|der|die|das|eine?[nmrs]?|lange|oft|alt|groß)$|(?<!\p{L})(?:wenn|falls|dass|ob|weil|als|bevor|nachdem|obwohl|damit|womit|wodurch) /iu;
const MOST_PARTS = 2;

/** Two questions that follow each other with no "und"; null where it may be one. */
export function gluedQuestions(question: string): readonly [string, string] | null {
  const text = question.replace(NAME, ' ').trim();
  const places = [...text.matchAll(GLUED)].slice(-MOST_PARTS).reverse();
  for (const { 0: joint, index } of places) {
    const first = text.slice(0, index).trim();
    const second = text.slice(index + joint.length).trim();
    const isTwo =
      [first, second].every((clause) => clause.split(/\s+/u).length >= LEAST_WORDS) &&
      ASKS.test(first) &&
      HAS_VERB.test(first) &&
      !IS_OPEN.test(first);
    if (isTwo) return [`${first}?`, second];
  }
  return null;
}

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
