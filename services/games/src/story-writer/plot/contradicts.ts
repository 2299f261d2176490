import type { StoryData } from '../data/load-story-data.ts';
import { readClause } from '../reading/clauses/read-clause.ts';
import { splitClauses } from '../reading/clauses/split-clauses.ts';
import type { StoryReading } from '../reading/read-story.ts';

const MOVING =
  /^(?:gehen|laufen|rennen|schleichen|folgen|weitergehen|losgehen|losrennen|hinterherschleichen|hinterherrennen|umdrehen|klettern|springen|aufspringen|wandern|hinausrennen|stampfen|beeilen)$/u;
/** What is lost may still be missing, sought or found. */
const OF_LOST = /^(?:sein|bleiben|fehlen|verschwinden|liegen|werden|haben)$/u;

/** What is so at this point of the story. */
export type StoryState = Pick<StoryReading, 'left' | 'open' | 'hero' | 'entities' | 'clauses'>;

const IN_BED = /^(?:ill|hurt|sleepless)$/u;
const NIGHT = /^(?:nacht|nachts|mitternacht)$/u;
const EVENING = /(?<!\p{L})(?:Abend|Nachmittag)(?!\p{L})/u;
/** They act; of `fragte alle` nobody need be there. */
const EVERYBODY =
  /^Alle(?! \p{Lu})(?!\p{L})|(?:waren|sind|riefen|rufen|lachten|lachen|feierten|feiern|klatschten|klatschen|staunten|staunen|jubelten|jubeln) alle(?! \p{Lu})(?!\p{L})/u;

/**
 * Whether a sentence says what cannot be: the hero walks while caught or in bed, is where they have left,
 * somebody lost speaks or helps, all cheer where nobody is, it is evening in the night. `isSolved`: the sentence is the one that puts it right.
 */
export function contradicts(
  sentence: string,
  state: StoryState,
  data: StoryData,
  isSolved = false,
): boolean {
  if (isAtWrongTime(sentence, state) || isOfNobody(sentence, state)) return true;
  const heroName = state.hero?.nom ?? '';
  const isName = (word: string) => data.firstNames.has(word) || heroName.split(' ').includes(word);
  const isBound = state.open.some(
    ({ kind, who }) => who === null && (data.kinds.bound.has(kind) || IN_BED.test(kind)),
  );
  const lost = state.open.flatMap(({ kind, what }) =>
    /^lost|^stolen|^died/u.test(kind) && what ? [what.key] : [],
  );
  return splitClauses(sentence, data.language)
    .map((raw) => readClause(raw, data.language, isName))
    .some(({ verb, subject, others, lower }) => {
      const key = subject?.noun?.lemma ?? subject?.head ?? '';
      const isOfHero =
        heroName.includes(subject?.text ?? heroName) || key === 'ich' || key === 'wir';
      if (
        isBound &&
        !isSolved &&
        isOfHero &&
        MOVING.test(verb) &&
        !lower.some((word) => /^(?:gedanken|kopf|herz)$/u.test(word))
      )
        return true;
      if (
        others.some(
          ({ noun, preposition }) =>
            state.left.includes(noun?.lemma ?? '') && !/^(?:aus|von|vom)$/u.test(preposition),
        )
      )
        return true;
      return !isSolved && lost.includes(key) && !OF_LOST.test(verb);
    });
}

/** `Alle rückten zusammen`, where nobody else is. */
export function isOfNobody(sentence: string, state: StoryState): boolean {
  return EVERYBODY.test(sentence) && isAlone(state);
}

/** In the night no evening comes. */
function isAtWrongTime(sentence: string, { clauses }: StoryState): boolean {
  if (!EVENING.test(sentence)) return false;
  return clauses.slice(-6).some(({ lower }) => lower.some((word) => NIGHT.test(word)));
}

/** Where nobody else is, nobody cheers. */
function isAlone({ hero, entities, clauses }: StoryState): boolean {
  if (clauses.some(({ words }) => words.some((word) => CROWDED.test(word)))) return false;
  if (!hero || hero.verb === 'several' || hero.er === 'ich') return false;
  return !entities.some(({ isBeing, isHero }) => isBeing && !isHero);
}

/** There are others, though nobody is named. */
const CROWDED =
  /(?:bühne|publikum|saal|klasse|schule|zuschauer|stadt|dorf|fest|markt|kindergarten|zirkus|turnier|museum|kunden)$/iu;
