import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { explainSum } from '../arithmetic/explain-sum.ts';
import { sumTold } from '../arithmetic/sum-told.ts';
import { type Asked, pickByText, type Skill } from '../skill.ts';
import { admitsUnknown, hasNamedHelp } from './lux-said.ts';

const LEAD = String.raw`^(?:(?:und|aber|ja|nee?|nein|ach|oh|äh|hm+|hä|wow|boah|krass|du|lux|warte|moment|sag mal),? )*`;
const END = String.raw`(?: (?:jetzt|denn|da|so|dir|eigentlich|mal|bitte|noch ?mal))*[?!. ]*$`;
const said = (body: string) => new RegExp(`${LEAD}(?:${body})${END}`, 'iu');

/** "Bist du sicher?" */
const IS_SURE = said(
  String.raw`(?:ganz |echt |wirklich |ehrlich )?sicher|bist du (?:dir |da )*(?:ganz |echt |wirklich )?sicher|(?:ist|stimmt) das (?:auch |jetzt |denn )*(?:echt|wirklich|ganz sicher|sicher|wahr|richtig|so)(?: so| wahr| richtig)?|stimmt das|echt|wirklich|im ernst|ehrlich`,
);
/** "Das stimmt doch gar nicht." */
const DOUBTS = said(
  String.raw`(?:das )?(?:glaub|glaube) ich (?:dir |das |jetzt |aber |echt )*(?:nicht|nich|net)|(?:das )?stimmt (?:doch |ja |aber |so )*(?:gar |überhaupt )?nicht|(?:das )?kann (?:doch |ja |aber )*(?:gar )?nicht (?:stimmen|sein)|(?:das )?ist (?:doch |aber )?(?:falsch|quatsch)`,
);
/** "Hä, ich dachte Zürich." */
const THOUGHT =
  /^(?:(?:und|aber|ja|nee?|nein|ach|oh|äh|hm+|hä|wow|echt|komisch|also|so),? )*(?:ich (?:dachte|dacht|hab gedacht|habe gedacht|meinte|hätte gedacht)|mein\p{L}* \p{L}+ (?:sagt|hat gesagt|meint)) (?!(?:du|dir|mir|mich|ich|wir)(?!\p{L}))(?:\p{L}+ ?){1,9}[.! ]*$/iu;
/** "Das dritte passt aber nicht." */
const OBJECTS =
  /^(?:(?:nee?|nein|aber|hä|halt|stopp),? )+(?!ich |wir )(?:der|die|das)(?: \p{L}+){1,3} (?:passt|passen|stimmt|stimmen|reimt sich|reimen sich|gehört|gehören|geht|gehen)(?: \p{L}+){0,3} nicht(?: dazu| da)?[.! ]*$/iu;
/** "Was hab ich dich gerade gefragt?" */
const ASKS_OWN_QUESTION = said(
  String.raw`was (?:hab|habe|hatte) ich (?:(?:dich|da|eigentlich|denn|gerade|grad|grade|eben|vorhin|jetzt|nochmal|noch mal|zuletzt) )*gefragt|(?:wie|was) war (?:(?:denn|nochmal|noch mal|eigentlich|gleich) )*meine (?:letzte )?frage|was wollte ich (?:(?:dich|gerade|grad|eigentlich|eben|nochmal|noch mal|denn) )*(?:wissen|fragen)`,
);
/** "Und wie kommt man da drauf?" behind a sum. */
const ASKS_WAY = said(
  String.raw`wie (?:kommt|kommst|komm|rechnet|rechnest|rechne|geht|macht|hast|kriegt|krieg) (?:(?:man|du|ich|das|denn|die aufgabe) )*(?:da|das|es|die aufgabe|drauf|darauf|dahin|aus|man|du|ich|gerechnet|raus|gemacht)?(?: (?:drauf|aus|raus|gerechnet))?|(?:erklär|erkläre|zeig|zeige|sag) (?:(?:mir|mal|bitte|das|uns) )*(?:wie (?:das|man das|man) (?:geht|rechnet|macht|ausrechnet|da drauf kommt)|(?:den|mir den) (?:rechen)?weg|wie)?|(?:den |dein )?rechenweg|warum|wieso|weshalb|warum ist das so`,
);
const MOST_BACK = 2;

const SURE = ['Ja, da bin ich mir sicher.', 'Ja, so habe ich es gelernt.'];
const NEAR = /Aber ich weiß: (.+)$/u;
const SURE_OF_NEAR = 'Sicher weiß ich nur das:';
const UNSURE = 'Ja, leider. Das weiß ich wirklich nicht.';
const CHECKED = 'Ja, ich habe nachgerechnet:';
const STAYS = 'Doch, ich habe nachgerechnet:';
const STAYS_TOLD = 'Ich habe es so gelernt:';
const AGAIN = /^(?:Wie gesagt|Ich habe es so gelernt): /u;
const DOUBTED = [
  'Gut, dass du mitdenkst. Auch ich kann mich irren. Schau zur Sicherheit in einem Buch nach.',
  'Da kann ich mich irren. Frag am besten noch einen Erwachsenen.',
];
const NOTHING_ASKED = 'Du hast mich noch nichts gefragt. Was möchtest du wissen?';

/**
 * What a child says of LUX's last words or of its own: whether they are sure, how a sum is reckoned, what it
 * had asked. null for all else, and where what was told can be confirmed by what is known of it.
 */
export function createAnswerOfSaid(knowledge: Knowledge, isNoun: (word: string) => boolean): Skill {
  return (asked) => {
    const { last, question } = asked;
    if (ASKS_OWN_QUESTION.test(question)) return ownQuestion(asked);
    if (last === undefined) return null;
    const sum = IS_SURE.test(question) || DOUBTS.test(question) ? sumTold(last) : null;
    if (sum) return `${DOUBTS.test(question) ? STAYS : CHECKED} ${sum.told}`;
    if (ASKS_WAY.test(question)) return wayOf(asked);
    // Whoever was just sent to a grown-up is sent to no book.
    if (DOUBTS.test(question) && hasNamedHelp(asked.history)) return null;
    if (OBJECTS.test(question) || (DOUBTS.test(question) && !isOpenQuestion(last)))
      return pickByText(DOUBTED, last);
    if (THOUGHT.test(question) && knowledge.hasTold(last) && !admitsUnknown(last))
      return knowledge.asksFact(question) ? null : `${STAYS_TOLD} ${last.replace(AGAIN, '')}`;
    if (!IS_SURE.test(question) || isOpenQuestion(last) || DOUBTED.includes(last)) return null;
    // What came near was told, and that is sure.
    const near = NEAR.exec(last)?.[1];
    if (near !== undefined) return `${SURE_OF_NEAR} ${near}`;
    if (admitsUnknown(last)) return UNSURE;
    return knowledge.hasTold(last) ? null : pickByText(SURE, last);
  };

  /** The last question of the child that was not about what was said. */
  function ownQuestion({ earlier }: Asked): string {
    const asked = earlier.findLast(
      (one) => !ASKS_OWN_QUESTION.test(one) && !IS_SURE.test(one) && !knowledge.isAboutLast(one),
    );
    if (asked === undefined) return NOTHING_ASKED;
    const written = asked.replaceAll(/^\p{L}+|\p{L}+/gu, (word, at: number) =>
      at === 0 || isNoun(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word,
    );
    return `Du hast mich gefragt: „${/[?.!]$/u.test(written) ? written : `${written}?`}“`;
  }
}

const isOpenQuestion = (last: string) => /\?$/u.test(last.trim());

/** How the sum that was told last is reckoned. */
function wayOf({ history }: Asked): string | null {
  const told = history.filter(({ role }) => role === 'assistant').slice(-MOST_BACK);
  const sum = told.toReversed().flatMap(({ content }) => sumTold(content) ?? [])[0];
  return sum ? explainSum(sum.sum) : null;
}
