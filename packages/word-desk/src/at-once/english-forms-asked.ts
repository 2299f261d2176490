import { englishly, german, list, type Tools } from '../desk/tools.ts';
import { pastOf, pluralOf } from '../english/english-index.ts';
import { answerSetTask } from '../set-tasks/answer-set-task.ts';

const OPPOSITE: readonly RegExp[] = [
  /^(?:what is|what's|what s|whats|was ist) (?:the |das )?opposite (?:of|from|von|zu) (?<word>[a-z]+)$/u,
  /^opposite (?:of|from|von|zu) (?<word>[a-z]+)$/u,
  /(?<!\p{L})gegenteil (?:von|zu) (?<word>[a-z]+) auf englisch$/u,
  /^auf englisch (?:das )?gegenteil (?:von|zu) (?<word>[a-z]+)$/u,
];
const FORMS =
  /(?<!\p{L})(?:drei|3|alle|die) (?:\p{L}+ )?(?:formen|verbformen)(?!\p{L})|unregelmäßig\p{L}* formen/u;
const ING =
  /(?<!\p{L})(?:ing|ing-form|verlaufsform|gerund|present participle)(?: form)? (?:von|zu|of|bei|mit) (?:to )?(?<word>[a-z]+)$|^(?<other>[a-z]+) (?:mit ing|in der ing[- ]form|in der verlaufsform)$/u;
const COMPARE =
  /^(?:steigere?|steigerung von|steiger mal|wie steigert man|komparativ von|superlativ von) (?<word>[a-z]+)(?: auf englisch)?$/u;
const PLURAL =
  /^(?:(?:was ist |wie (?:heißt|ist|lautet) )?(?:die |der )?(?:mehrzahl|plural)) (?:von|zu) (?<word>\p{L}+) auf englisch$/u;
/** "Ein apple oder an apple": a recogniser may write "a" as "ein". */
const A_OR_AN =
  /(?<!\p{L})(?:(?:a|ein|eine|einen|an) )?(?<word>[a-z]{2,}(?: [a-z]+)?) oder (?:a|ein|eine|einen|an) \k<word>(?!\p{L})/u;
const NEGATE =
  /^(?:verneine?|verneinung von|verneint)(?: (?:mal|bitte|den satz|mir))*:? (?<said>[a-z' ]+)$/u;
const PARTICIPLE =
  /(?:past participle|dritte form|3 form|partizip|zweite form|2 form) (?:von|of|zu) (?:to )?(?<word>[a-z]+)(?: auf englisch)?$/u;
/** "Ist foots richtig?" */
const DOUBTED =
  /^(?:ist|heißt es|sagt man|gibt es|stimmt|geht|kann man) (?<word>[a-z]{4,})(?: (?:richtig|falsch|so|sagen))?(?: auf englisch)?$/u;
const SAID =
  /(?<!\p{L})(?:von|der|die|das|drei|3|alle|formen|verbformen|unregelmäßigen?|sag\p{L}*|mir|kannst|du|bitte|nenn\p{L}*|wie|heißen|sind|was|und|auf|englisch|verb|verbs)(?!\p{L})/gu;
const MOST_VERBS = 4;

const verbOf = (word: string, { english }: Tools) =>
  english
    .english(word)
    .find(
      ({ kind, en, past }) =>
        (kind === 'verb' || past !== undefined) && en.replace(/^to /u, '') === word,
    );

/** "go, went, gone". */
function formsOf(word: string, tools: Tools): string | null {
  const entry = verbOf(word, tools);
  if (!entry) return null;
  const base = { ...entry, en: word };
  const past = pastOf(base);
  return `${word}, ${past}, ${entry.participle ?? past}`;
}

function threeForms(text: string, tools: Tools): string | null {
  const words = text.replace(SAID, ' ').split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MOST_VERBS) return null;
  const all = words.map((word) => formsOf(word, tools));
  return all.every((each) => each !== null)
    ? `Die drei Formen heißen: ${list(all.map((each) => englishly(each ?? '')))}.`
    : null;
}

function ingOf(word: string, tools: Tools): string | null {
  if (!verbOf(word, tools)) return null;
  const isDoubled =
    /^[^aeiou]*[aeiou][bdgmnpt]$/u.test(word) || /^(?:begin|forget|travel)$/u.test(word);
  const form = /ie$/u.test(word)
    ? `${word.slice(0, -2)}ying`
    : /[^eoy]e$/u.test(word)
      ? `${word.slice(0, -1)}ing`
      : isDoubled
        ? `${word}${word.slice(-1)}ing`
        : `${word}ing`;
  return `Die Form mit ing heißt ${englishly(form)}: ${englishly(`I am ${form}.`)}`;
}

/** The opposite of an English word, by way of what it means. */
function oppositeOf(word: string, tools: Tools): string | null {
  const { content, english } = tools;
  const own = content.englishOpposites[word];
  if (own !== undefined) return `Das Gegenteil von ${englishly(word)} ist ${englishly(own)}.`;
  for (const { de } of english.english(word)) {
    const pair = content.opposites.find((sides) => sides.some(([first]) => first === de));
    const others = pair?.find((side) => side[0] !== de) ?? [];
    const opposite = others.flatMap((each) => english.german(each)[0] ?? [])[0];
    if (opposite)
      return `Das Gegenteil von ${englishly(word)} ist ${englishly(opposite.en.replace(/^to /u, ''))}. Das heißt ${german(opposite.de)}.`;
  }
  return null;
}

function pluralIn(word: string, { english }: Tools): string | null {
  const entry = english.german(word).find(({ article }) => article !== undefined);
  if (!entry) return null;
  return `${german(entry.de)} heißt ${englishly(entry.en)}. Mehrere heißen ${englishly(pluralOf(entry))}.`;
}

const perform = (task: string, word: string, tools: Tools) =>
  answerSetTask({ task, word, detail: '', said: word }, tools, tools.answerAgain);

/** Forms of English words by what they are called: three forms, the form with ing, the opposite. */
export function answerEnglishForm(text: string, tools: Tools): string | null {
  const article = /(?<!\p{L})an(?!\p{L})/u.test(text)
    ? A_OR_AN.exec(text)?.groups?.word
    : undefined;
  if (article !== undefined && tools.english.english(article.split(' ')[0] ?? '').length > 0)
    return perform('en-choose', `a ${article} oder an ${article}`, tools);
  const negated = NEGATE.exec(text)?.groups?.said;
  if (negated !== undefined && tools.ear().isEnglish(negated))
    return perform('en-negate', negated, tools);
  const participle = PARTICIPLE.exec(text)?.groups?.word;
  if (participle !== undefined) return threeForms(participle, tools);
  const doubted = DOUBTED.exec(text)?.groups?.word;
  if (doubted !== undefined && tools.spelling.known(doubted) === undefined)
    return perform('en-check', doubted, tools);
  const opposite = OPPOSITE.map((pattern) => pattern.exec(text)?.groups?.word).find(Boolean);
  if (opposite !== undefined) return oppositeOf(opposite, tools);
  const plural = PLURAL.exec(text)?.groups?.word;
  if (plural !== undefined) return pluralIn(plural, tools);
  const { word, other } = ING.exec(text)?.groups ?? {};
  const ing = word ?? other;
  if (ing !== undefined) return ingOf(ing, tools);
  const compared = COMPARE.exec(text)?.groups?.word;
  if (compared !== undefined) {
    const isGerman = tools.lexicon.isAdjective(compared) && !/englisch/u.test(text);
    return isGerman ? null : perform('en-compare', compared, tools);
  }
  return FORMS.test(text) ? threeForms(text, tools) : null;
}
