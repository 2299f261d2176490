import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { sceneOf } from '../feelings/mood/told-of-others.ts';
import { isOfOneself } from '../feelings/signs-of-telling.ts';
import { join, unheard } from '../feelings/talk-steps.ts';
import { withoutFigures } from '../feelings/without-figures.ts';
import type { Asked } from '../skill.ts';
import { NAMES_HELP } from '../with-concern.ts';
import { plain, writeOutWords } from './plain.ts';
import type { RemarksFile } from './remarks-file.ts';

/** A sentence that is glad, praises, or takes something for usual. */
const IS_LIGHT =
  /(?<!\p{L})(?:wie (?:schön(?! es)|nett|süß|lieb|toll|lustig|spannend|cool)|(?<!nicht (?:so )?)schön|schöne[nrs]?|schönste\p{L}*|freu\p{L}*|gefreut|super|toll|toller?|prima|klasse|spitze|gut gemacht|stark|stolz|glückwunsch|verdient|geschafft|abgehakt|juhu|lieb!|bedankt|spannend\p{L}*|lustig\p{L}*|besonders|besonderes|genau richtig|du bist richtig|genau so sein|gut kannst|sag sie laut|gefällt|gemeines zu dir|kennen viele|(?:etwas|richtig was|viel) los|geschwistern|aha|klingt gut|spaß|das beste|lecker|oh, da hast|entdecken|danke fürs erzählen|erzählst du aber ehrlich|du an dir selbst)(?!\p{L})/iu;
/** An open question that no more than hears. */
const IS_OPEN =
  /(?:erzählst du|magst du (?:mir|es)|was magst du|wie war das|wie ist das für|wie findest du das|wie ging es|was würdest du dir|was könnte dir)/iu;
const NAMES_GROWN_UP =
  /(?<!\p{L})(?:erwachsen\p{L}*|eltern|lehrerin|bescheid|vertraust|lieb hat)(?!\p{L})/iu;
/** "Mein Onkel hat mir das gezeigt" says by one word what was talked of before. */
const POINTS_BACK =
  /(?<!\p{L})(?:das|es|dies\p{L}*|davon|damit|dran|daran|ihn|welche\p{L}*|eins|eine|alle|alles|auch|gleich|genauso|so|da|meine[nrs]?$|seine[nrs]?$)(?!\p{L})/u;
/** A plain sentence to the child. */
const SAYS_BACK = /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|ihr|euch|euer\p{L}*)(?!\p{L}).*\.$/iu;
/** "Das Mädchen bin ich": a tale no more. */
const IS_ONESELF = /(?<!\p{L})(?:bin ich|so wie ich|wie bei mir)(?!\p{L})/u;

/**
 * No glad word where somebody may be near a child who should not be, or something is dangerous: of what was to be
 * said only what the child itself has said stays, with an open question and the way to a grown-up.
 */
export function createCalm({ words, calm }: Pick<RemarksFile, 'words' | 'calm'>) {
  const known = calm.map(({ said, unless, ...lines }) => ({
    ...lines,
    patterns: said.map((pattern) => new RegExp(writeOutWords(pattern, words), 'u')),
    harmless: new RegExp(writeOutWords(unless, words), 'u'),
  }));
  const entryOf = (text: string) => {
    const said = plain(text);
    const meant = withoutFigures(said);
    if (sceneOf(said) !== null && !IS_ONESELF.test(said)) return undefined;
    return known.find(
      ({ harmless, patterns }) =>
        !harmless.test(said) && patterns.some((pattern) => pattern.test(meant)),
    );
  };

  return (answer: string, asked: Asked): string => {
    const { concern, earlier, question } = asked;
    const sentences = answer.split(/(?<=[.!?])\s+/u);
    const isLight = sentences.some((sentence) => IS_LIGHT.test(sentence));
    const isBare = IS_OPEN.test(sentences.at(-1) ?? '') && !NAMES_GROWN_UP.test(answer);
    if (!isOfOneself(question) || !(isLight || isBare)) return answer;
    if (NAMES_HELP.test(answer) && !(concern && isLight)) return answer;
    const before = POINTS_BACK.test(plain(question)) ? earlier.at(-1) : undefined;
    const entry = entryOf(question) ?? (before && entryOf(`${before} ${question}`));
    if (!entry) return answer;
    const [first = ''] = sentences;
    const isSaidBack = SAYS_BACK.test(first) && !IS_LIGHT.test(first);
    const lines = [unheard(asked, entry.grownUp), unheard(asked, entry.ask)];
    const withOwn = join(first, ...lines);
    return isSaidBack && checkAnswer(withOwn).verdict === 'ok'
      ? withOwn
      : join(unheard(asked, entry.hear), ...lines);
  };
}
