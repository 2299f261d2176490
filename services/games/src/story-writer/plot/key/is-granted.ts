import type { StoryData } from '../../data/load-story-data.ts';
import { TALE } from '../../grave/grave-words.ts';
import type { StoryReading } from '../../reading/read-story.ts';

type Knowledge = Pick<StoryData, 'needs' | 'animals'>;

/** Where one of these is told, no wish comes true: nobody knows what it would mean. */
const RISKY =
  /(?<!\p{L})(?:tot|tote[nrsm]?|sterb\p{L}*|stirb\p{L}*|starb\p{L}*|gestorben|himmel|grab|weglauf\p{L}*|wegrenn\p{L}*|weggeh\p{L}*|(?:he|hi)?r?(?:unter|hinab|raus)spring\p{L}*|flieh\p{L}*|friedhof|verschw\p{L}*|weg|fort|abhau\p{L}*|\p{L}*hauen|haut|\p{L}*schlag\p{L}*|\p{L}*schlug\p{L}*|töt\p{L}*|umbring\p{L}*|anzünd\p{L}*|feuer|brenn\p{L}*|streichh\p{L}*|feuerzeug\p{L}*|tablette\p{L}*|pille\p{L}*|medizin|gift\p{L}*|messer\p{L}*|pistole\p{L}*|gewehr\p{L}*|waffe\p{L}*|bier|wein|zigarette\p{L}*|aufwach\p{L}*|vergrab\p{L}*|dach|dachs|balkon\p{L}*|brücke|fenster\p{L}*|hochhaus\p{L}*|klippe|felsen|turm|gleis\p{L}*|straße|fluss|blut\p{L}*|angst|runter|hinunter|herunter)(?!\p{L})/iu;
/** Words between the verb and what it is done to. */
const BETWEEN =
  /^(?:eine?[nmrs]?|der|die|das|den|dem|mein\p{L}*|sein\p{L}*|ihr\p{L}+|unser\p{L}*|im|in|am|an|auf|mit|zum|zur|bei|beim|so|richtig|schön|gut|laut|ganz|allein|alleine|selbst|wie|und|schnell|hoch|weit|bunt\p{L}*|klein\p{L}*|groß\p{L}*|neu\p{L}*|lecker\p{L}*)$/u;

/** Only what LUX knows to be harmless comes true: every word of it is in `granted`. */
export function isGranted(wish: string, text: string, { needs, animals }: Knowledge): boolean {
  if (isRisky(text) || isRisky(wish)) return false;
  const words = wish.split(/[^\p{L}]+/u).filter((one) => one !== '');
  const verb = words.at(-1) ?? '';
  const isSingle = words.length === 1;
  if (!(isSingle ? needs.granted.skills : needs.granted.verbs).includes(verb)) return false;
  return words
    .slice(0, -1)
    .every(
      (one) =>
        BETWEEN.test(one) ||
        isHarmless(one, needs) ||
        (OWNING.test(verb) && animals.has(one)) ||
        (CARING.test(verb) && /^\p{Lu}/u.test(one)),
    );
}

const CARING = /^(?:wecken|retten|befreien|trösten|umarmen|besuchen)$/u;
const OWNING = /^(?:haben|bekommen|kriegen|streicheln|sehen|füttern|malen)$/u;

/** A thing or an animal that may be had. */
export function isGrantedThing(lemma: string, { needs, animals }: Knowledge): boolean {
  return isHarmless(lemma, needs) || animals.has(lemma);
}

export function isRisky(text: string): boolean {
  return RISKY.test(text);
}

/** So many clauses back it is still wanted. */
const NEAR = 4;

/** Whoever the story is about wants what may be dangerous: it is thought over, never done. */
export function wantsRisk({ clauses, subjects, corrected }: StoryReading): boolean {
  // A dragon may want to spit fire.
  if (TALE.test(corrected.text.toLowerCase())) return false;
  return clauses
    .slice(-NEAR)
    .some(
      (clause) =>
        /^(?:wollen|mögen)$/u.test(clause.modal) &&
        !clause.isNegated &&
        subjects.get(clause)?.isHero === true &&
        isRisky(clause.words.join(' ')),
    );
}

function isHarmless(word: string, { granted }: StoryData['needs']): boolean {
  return granted.things.includes(word);
}
