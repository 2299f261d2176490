import { capitalise, german, type Tools } from '../desk/tools.ts';
import { findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import { casesOf } from '../lexicon/noun.ts';

const ASKS: readonly RegExp[] = [
  /^(?:setze?|bring\p{L}*|schreib\p{L}*|mach\p{L}*|sag\p{L}*) (?:mir |mal )*(?:den satz |das )?(?:ins|in das|im) passiv:? (?<sentence>\p{L}+ \p{L}+ \S.*)$/u,
  /^(?:setze?|bring\p{L}*|schreib\p{L}*) (?:den satz )?(?<sentence>\p{L}+ \p{L}+ \S.*) (?:ins|in das|im) passiv$/u,
  /^(?:wie (?:heißt|ist|lautet|geht)|was ist) (?:der satz )?(?<sentence>\p{L}+ \p{L}+ \S.*) im passiv$/u,
];
const SENTENCE =
  /^(?<article>der|die|das|ein|eine) (?<who>\p{L}+) (?<verb>\p{L}+) (?<other>den|die|das|einen|eine|ein) (?<what>\p{L}+)$/u;
const NOMINATIVE: Readonly<Record<string, string>> = { den: 'der', einen: 'ein' };
const DATIVE: Readonly<Record<string, string>> = {
  die: 'von der',
  ein: 'von einem',
  eine: 'von einer',
};

/** "Der Hund frisst den Knochen" becomes "der Knochen wird vom Hund gefressen". */
export function answerPassive(text: string, { lexicon, verbOf }: Tools): string | null {
  const sentence = ASKS.map((pattern) => pattern.exec(text)?.groups?.sentence).find(Boolean);
  const {
    article = '',
    who = '',
    verb = '',
    other = '',
    what = '',
  } = SENTENCE.exec(sentence ?? '')?.groups ?? {};
  const [subject, object] = [findNoun(lexicon, who), findNoun(lexicon, what)];
  const action = verbOf(verb);
  if (!subject || !object || !action || action.isWithSein || action.prefix !== '') return null;
  const isManyWho = verb === action.present[5] && isPluralForm(subject, who);
  const isManyWhat = other === 'die' && isPluralForm(object, what) && object.gender !== 'f';
  const dative = casesOf(subject).find(({ name }) => name === 'Dativ');
  const by = isManyWho ? dative?.plural : dative?.singular;
  if (!by || (!isManyWho && verb !== action.present[2])) return null;
  const noun = by.split(' ').at(-1) ?? '';
  const from = isManyWho ? `von den ${noun}` : `${DATIVE[article] ?? 'vom'} ${noun}`;
  const thing = isManyWhat ? object.plural : object.lemma;
  return `Im Passiv heißt es: ${german(`${capitalise(NOMINATIVE[other] ?? other)} ${thing} ${isManyWhat ? 'werden' : 'wird'} ${from} ${action.participle}.`)}`;
}
