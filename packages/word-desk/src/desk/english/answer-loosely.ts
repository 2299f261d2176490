/** Whether English is asked for, in whatever words. */
const OF_ENGLISH =
  /(?<!\p{L})(?:(?:auf|in|ins|für) englisch\p{L}*|im englischen|(?:bei den|für|von) engländer\p{L}*|englische[nrs]? (?:wort|wörter|begriff|name)\p{L}*|(?:aus|in) (?:england|amerika) (?:sagen|erzählen|fragen|heißt|schreiben))(?!\p{L})/iu;
const ASKS =
  /(?<!\p{L})(?:wie|was|sag\p{L}*|nenn\p{L}*|heißt|heißen|übersetz\p{L}*|brauch\p{L}*|will|möchte)(?!\p{L})/iu;
const OPPOSITE =
  /gegenteil (?:von |zu |des wortes )?[„“"”]?(?<word>[a-z]{2,})[„“"”]? (?:auf|in) englisch/iu;
const THAT =
  /(?<!\p{L})(?:sag\p{L}*|erzähl\p{L}*|schreib\p{L}*)(?: \p{L}+){0,4},? dass (?<clause>[^.?!]{4,120})/iu;
/** "…, dass ich Hunger habe, auf Englisch?" */
const BEHIND_CLAUSE = /,? ?(?:(?:und )?(?:auf|in) englisch|bei den engländern).*$/iu;
const LIST =
  /(?<one>\p{Lu}\p{Ll}{2,})(?:, (?<two>\p{Lu}\p{Ll}{2,}))? und (?<three>\p{Lu}\p{Ll}{2,})/u;
const HALF = /(?:[„“])([^„“”"]+)(?:[“”"])/gu;
const UNSURE = 'nicht sicher übersetzen';
const ADMISSION =
  'Das kann ich noch nicht sicher übersetzen. Sag mir einen kurzen Satz oder ein Wort davon.';

const SUBJECT =
  /^(ich|du|er|sie|es|wir|ihr|man|mir|mich|(?:mein|dein|unser|der|die|das|ein)\p{L}* \p{L}+)\s+(\S.*)$/iu;

type Ask = (question: string) => string | null;

/** "ich neun bin und fußball spiele" as "ich bin neun und spiele fußball". */
export function asMainClause(clause: string): string | null {
  const [first = '', ...others] = clause.trim().split(/\s+und\s+/iu);
  const [, subject, told = ''] = SUBJECT.exec(first) ?? [];
  const rest = told.split(/\s+/u);
  const verb = rest.pop();
  if (!subject || !verb) return null;
  const more = others.map((part) => {
    const words = part.split(/\s+/u);
    const last = words.pop();
    return [last, ...words].join(' ');
  });
  return [[subject, verb, ...rest].join(' '), ...more].join(' und ');
}

const isSure = (text: string | null) => text !== null && !text.includes(UNSURE);

const quotedIn = (text: string | null): string[] =>
  [...(text ?? '').matchAll(HALF)].map(([, inside]) => inside ?? '');

/** "Gegenteil von cold": over the German word and back. */
function oppositeOf(word: string, ask: Ask): string | null {
  const german = quotedIn(ask(`Was heißt ${word} auf Deutsch?`)).find(
    (one) => one !== word && /^\p{Ll}+$/u.test(one),
  );
  const opposite = german && quotedIn(ask(`Was ist das Gegenteil von ${german}?`))[1];
  return opposite ? ask(`Was heißt ${opposite} auf Englisch?`) : null;
}

/** What is told to somebody from England: "sagen, dass ich müde bin". */
function saidIn(question: string, ask: Ask): string | null {
  const clause = THAT.exec(question)?.groups?.clause?.replace(BEHIND_CLAUSE, '');
  const main = clause && asMainClause(clause);
  return main ? ask(`Wie sagt man auf Englisch: ${main}`) : null;
}

/** Several words asked for in one go. */
function eachOf(question: string, ask: Ask): string | null {
  const { one, two, three } = LIST.exec(question)?.groups ?? {};
  const words = [one, two, three].filter((word) => word !== undefined);
  const told = words.map((word) => ask(`Was heißt ${word} auf Englisch?`));
  const isAll = told.every(isSure);
  return words.length > 1 && isAll ? told.join(' ') : null;
}

/** What would be read as something else: the opposite of an English word, and a clause behind "dass". */
export function answerEnglishFirst(question: string, ask: Ask): string | null {
  if (!/engl/iu.test(question)) return null;
  const said = saidIn(question, ask);
  if (isSure(said)) return said;
  const word = OPPOSITE.exec(question)?.groups?.word;
  return word === undefined ? null : oppositeOf(word.toLowerCase(), ask);
}

/** English that is asked for is told, or LUX says that it cannot: never a fact about something else. */
export function answerEnglishLoosely(question: string, ask: Ask): string | null {
  if (!OF_ENGLISH.test(question)) return null;
  return eachOf(question, ask) ?? (ASKS.test(question) ? ADMISSION : null);
}
