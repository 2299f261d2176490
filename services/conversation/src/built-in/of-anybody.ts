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
/** Between people, or of who is unwell: that is told, and asks for no fact. */
const OF_LIFE =
  /(?<!\p{L})(?:mich|mir|uns|gemein|böse|sauer|wütend|\p{L}*schrien?|\p{L}*schrei\p{L}*|\p{L}*schimpf\p{L}*|streit\p{L}*|gestritten|wein\p{L}*|geweint|traurig|krank\p{L}*|tot|gestorben|sterben|stirbt|weg|allein|nie|immer nur|verboten|darf|will|mag|liebt|trinkt|betrunken|bier|schläg\p{L}*|haut|gehauen|getrennt|scheid\p{L}*|ausgezogen|komisch|anders|angst|nackt|küss\p{L}*|dusch\p{L}*)(?!\p{L})/iu;

/**
 * What is asked of somebody the child knows as it is asked of anybody: "warum schnarcht mein Opa" as "warum
 * schnarcht man". Null where it asks of their life and not of what all people or animals do.
 */
export function ofAnybody(question: string): string | null {
  if (!ASKS_REASON.test(question) || OF_LIFE.test(question)) return null;
  const asked = question.replace(ANIMAL, 'ein$1 ').replace(OWN_PERSON, 'man');
  // What happens between two of them is theirs.
  return asked === question || OWN_PERSON.test(asked) ? null : asked;
}
