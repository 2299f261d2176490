import { findNoun } from '../../lexicon/find-forms.ts';
import { german, type Tools } from '../tools.ts';

const ASKS =
  /das oder dass|dass oder das|(?:das|dass) .*(?:mit )?(?:ein(?:em|s)?|zwei|doppel)(?: s)? oder (?:mit )?(?:zwei|doppel|ein(?:em|s)?)(?: s)?|(?:das|dass) mit (?:zwei|doppel|einem)[ -]s/u;
/** What is said for a gap. */
const GAP =
  /(?<!\p{L})(?:blank|lücke|leerstelle|strich|punkt punkt punkt|hm+|mhm|piep)(?!\p{L})|_+|\.{3}|…/gu;
/** "Setz das oder dass ein: …" */
const ORDER =
  /^(?:und )?(?:setze?|trage?|schreibe?|fülle?)(?: mal| bitte)? (?:das oder dass|dass oder das) (?:ein|rein|hin)\s*[:,]?\s*/u;
const QUESTION_PART =
  /(?:heißt es|schreib\p{L}* (?:man|ich)|wird|kommt|ist|steht|nehm\p{L}*|nimmt man)?(?: hier| da| jetzt| bei| in| dem satz| den satz| im satz)* ?(?:das (?:mit )?|dass )?(?:(?:das oder dass|dass oder das)|(?:mit )?(?:ein(?:em|s)?|zwei|doppel)[ -]?s? oder (?:mit )?(?:zwei|doppel|ein(?:em|s)?)(?:[ -]s)?)(?: geschrieben| hin| rein)?(?: (?:in|bei|beim|im)(?: dem| diesem)? ?(?:satz)?)?/gu;
/** What one knows, thinks, says or feels: what follows is a whole sentence. */
const BEFORE_DASS =
  /^(?:weiß|weißt|wissen|glaube?|glaubt|glaubst|denke?|denkt|denkst|hoffe?|hofft|hoffst|meine?|meint|finde|findet|sage?|sagt|sagst|sehe|sieht|höre|hört|merke|merkt|freut|mich|dich|uns|schön|gut|schade|toll|klar|wichtig|möglich|will|möchte|wünsche|verspreche|verspricht|erzählt|behauptet|fühle|so|gesagt|gehört|gesehen|gemerkt|gedacht|vergessen|gewusst|angst|froh|traurig|stolz|sicher|mir)$/;

/** "Ich weiß das oder dass du kommst": which of the two stands in a child's own sentence; null without one. */
export function chooseDasOrDass(text: string, { lexicon }: Tools): string | null {
  if (!ASKS.test(text)) return null;
  const sentence = text
    .replace(ORDER, '')
    .replace(GAP, ' | ')
    .replace(QUESTION_PART, ' | ')
    .replace(/\s+/g, ' ')
    .trim();
  const inside =
    /(?<before>\p{L}+) (?:\| )?(?:das|dass) (?<after>\p{L}+)(?: (?<next>\p{L}+))?/u.exec(sentence)
      ?.groups ??
    /(?<before>\p{L}+) \| (?<after>\p{L}+)(?: (?<next>\p{L}+))?/u.exec(sentence)?.groups;
  const start = /^\|? ?(?:das|dass) (?<after>\p{L}+)(?: (?<next>\p{L}+))?/u.exec(sentence)?.groups;
  const before = inside?.before ?? '';
  const after = inside?.after ?? start?.after ?? '';
  if (after === '') return null;
  if (BEFORE_DASS.test(before) && inside?.next !== undefined)
    return `Hier schreibst du ${german('dass')} mit zwei s. ${german('Dieses')} passt hier nicht. Vor ${german('dass')} steht ein Komma.`;
  const noun = findNoun(lexicon, after);
  if (noun?.gender === 'n' || findNoun(lexicon, before)?.gender === 'n')
    return `Hier schreibst du ${german('das')} mit einem s. Du kannst ${german(noun?.gender === 'n' ? 'dieses' : 'welches')} dafür sagen.`;
  return null;
}
