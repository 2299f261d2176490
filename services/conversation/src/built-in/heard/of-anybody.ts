import type { Asked } from '../skill.ts';

/** Asked for a reason or a way, not for a name, a number or a day. */
const ASKS_REASON =
  /^(?:und |aber |mama,? |papa,? )?(?:warum|wieso|weshalb|woher|wovon|wodurch|wie (?!alt|heißt|heissen|geht|gehts|viele?|oft|lange|groß|schwer|war|wars|spät|weit)) ?(?=\p{L})/iu;
const PERSON =
  '(?:mama|mami|papa|papi|oma|opa|omi|opi|mutter|vater|bruder|schwester|brüder|schwestern|geschwister|baby|babybruder|babyschwester|eltern|großeltern|tante|onkel|cousin|cousine|freund|freundin|nachbar|nachbarin|lehrer|lehrerin)';
const OWN_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:(?:mein|unser)\p{L}* (?:klein\p{L}* |groß\p{L}* |baby ?|alt\p{L}* )?${PERSON}|mama|mami|papa|papi|oma|opa)(?!\p{L})`,
  'iu',
);
const ANIMAL =
  /(?<!\p{L})(?:mein|unser)(\p{L}*) (?=(?:hund|katze|kater|hamster|hase|kaninchen|meerschweinchen|vogel|wellensittich|papagei|fisch|pferd|pony|schildkröte|huhn|hühner|maus|ratte|hunde|katzen|fische)(?!\p{L}))/iu;
/** What everybody's people do and have, and nobody calls for help with. */
const OF_EVERYBODY =
  /(?<!\p{L})(?:schnarch\p{L}*|knirsch\p{L}*|gähn\p{L}*|nies\p{L}*|kitz\p{L}*|graue?n? haare?|weiße haare|glatze|falten|bart|brille|hörgerät|gebiss|dritten zähne|milchzähne|sommersprossen|muttermal|ohren|krawatte|kaffee|steuern?|früher|damals|telefonier\p{L}*|diktiert|tippt)(?!\p{L})/iu;
/** Of an animal that may be unwell: that is told, and asks for no fact. */
const MAY_BE_UNWELL =
  /(?<!\p{L})(?:mich|mir|uns|\p{L}*schrei\p{L}*|wein\p{L}*|traurig|krank\p{L}*|tot|gestorben|sterben|stirbt|weg|allein|blut\p{L}*|atmet|bewegt|würgt|zittert|humpelt|beißt|gebissen|schläg\p{L}*|haut|weh|angst)(?!\p{L})/iu;

/**
 * What is asked of somebody the child knows as it is asked of anybody: "warum schnarcht mein Opa" as "warum
 * schnarcht man". Of people only what happens to all of them, as all else may tell of a trouble; null
 * where it asks of somebody's life.
 */
export function ofAnybody(question: string): string | null {
  if (!ASKS_REASON.test(question)) return null;
  if (OWN_PERSON.test(question)) {
    const asked = question.replace(OWN_PERSON, 'man');
    // What happens between two of them is theirs.
    return OF_EVERYBODY.test(question) && !OWN_PERSON.test(asked) ? asked : null;
  }
  const asked = question.replace(ANIMAL, 'ein$1 ');
  return asked === question || MAY_BE_UNWELL.test(question) ? null : asked;
}

/** A question of one's own people with what it asks of anybody; null as `ofAnybody`. */
export function askedOfAnybody(asked: Asked): Asked | null {
  const question = ofAnybody(asked.question);
  return question === null ? null : { ...asked, question };
}
