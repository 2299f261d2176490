import { chooseForm } from '../desk/choose-form.ts';
import type { Tools } from '../desk/tools.ts';

const OPENING =
  /^(?:heißt (?:es|das)|sagt man|schreibt man|ist es|ist das|was ist (?:richtig|besser)|was stimmt|wann (?:sagt|schreibt|nimmt|benutzt|kommt) (?:man|es)|wann|(?:was ist )?(?:der )?unterschied (?:zwischen|von))(?: nun| jetzt| richtig)? /u;
const CLOSING =
  / (?:was (?:stimmt|ist richtig|ist besser|davon|nun|denn)|richtig|welches|wie heißt es|wie denn)(?: \p{L}+){0,2}$| besser$/u;
const MOST_WORDS = 14;

const hasWords = (text: string, wanted: string) => ` ${text} `.includes(` ${wanted} `);
/** What is only there to carry the form: "ihr", "ich habe", "man". */
const SMALL =
  /^(?:ich|du|er|sie|es|wir|ihr|man|habe?|hat|bin|ist|die|der|das|ein|eine|sehr|mich|mir|da|so|und|wann|schreibt|sagt|nimmt|benutzt|heißt)$/u;

/** Two words that are often taken for each other, wherever they stand around "oder". */
function pitfallOf(text: string, { content }: Tools): string | null {
  const [left = '', right = '', ...more] = text.split(/ (?:oder|und)(?: wann| nur)? /u);
  if (left === '' || right === '' || more.length > 0) return null;
  const found = content.pitfalls.find(
    ({ names: [one, other] }) =>
      one !== other &&
      !(one === 'das' && other === 'dass') &&
      ((hasWords(left, one) && hasWords(right, other)) ||
        (hasWords(left, other) && hasWords(right, one))),
  );
  if (!found) return null;
  const named = new Set(found.names.flatMap((name) => name.split(' ')));
  const besides = `${left} ${right}`.split(' ').filter((word) => !named.has(word));
  // "Rad oder Rat" asks for nothing else; "geht der Rad oder Roller kaputt" does.
  const isShort = besides.filter((word) => !SMALL.test(word)).length <= 3;
  return isShort ? found.text : null;
}

const COMPARES =
  /(?<!\p{L})(?:\p{L}+er|mehr|anders) (?:als|wie) .*(?<!\p{L})(?:oder|und) .*(?<!\p{L})(?:als|wie)(?!\p{L})/u;
/** "Der Mann, der da steht, oder der Mann, wo da steht" */
const RELATIVE_WO =
  /^(?:der|die|das|den) \p{L}+ (?:der|die|das|den) .*oder .* wo |^(?:der|die|das|den) \p{L}+ wo .*oder .* (?:der|die|das|den) /u;
const WO_IS_FOR_PLACES =
  'Richtig ist: der Mann, der da steht. Mit wo meint man einen Ort: das Haus, wo ich wohne.';
const PARTICIPLES =
  /^(?:(?:ich|er|sie|wir|du|es) )?(?:(?:habe?|hat|bin|ist|sind|haben) )?(?:auf|an|ab|aus|ein|vor|weg|hin)?ge\p{L}{3,} oder (?:(?:ich|er|sie|wir|du|es) )?(?:(?:habe?|hat|bin|ist|sind|haben) )?(?:auf|an|ab|aus|ein|vor|weg|hin)?ge\p{L}{3,}$/u;
const HELPERS =
  /^(?:ich|er|sie|wir|du|es) (?:habe?|hat|bin|ist|hast|bist|haben|sind) (?<one>\p{L}+) oder (?:ich|er|sie|wir|du|es )?(?: ?(?:habe?|hat|bin|ist|hast|bist|haben|sind)) (?<other>\p{L}+)$/u;

/** "Größer als oder größer wie", "gewinkt oder gewunken", "seid oder seit": which of two is right. */
export function chooseBetween(heard: string, tools: Tools): string | null {
  if (!/(?<!\p{L})(?:oder|unterschied|und wann)(?!\p{L})/u.test(heard)) return null;
  if (heard.split(' ').length > MOST_WORDS) return null;
  const text = heard.replace(OPENING, '').replace(CLOSING, '').trim();
  if (RELATIVE_WO.test(text)) return WO_IS_FOR_PLACES;
  const pitfall = pitfallOf(text, tools);
  if (pitfall) return pitfall;
  if (COMPARES.test(text) || /\p{L}+er (?:als oder wie|wie oder als)/u.test(text))
    return chooseForm('als oder wie', tools);
  const helped = HELPERS.exec(text)?.groups;
  if (helped?.one !== undefined && helped.one === helped.other)
    return chooseForm(`heißt es ${text}`, tools);
  return PARTICIPLES.test(text) ? chooseForm(`heißt es ${text}`, tools) : null;
}
