import { sayCannotKnow } from '../cannot-know.ts';
import { isWish, readSaying } from '../feelings/read-saying.ts';
import {
  asksAtEnd,
  isAlarming,
  isOfOneself,
  isPast,
  isTroubled,
  isWorrying,
  wantsToKnow,
} from '../feelings/signs-of-telling.ts';
import { join, unheard } from '../feelings/talk-steps.ts';
import { isAsking } from '../follow-ups/is-asking.ts';
import type { Asked, Skill } from '../skill.ts';
import { sayOdd } from '../small-talk/answer-odd.ts';
import { createCareful } from './create-careful.ts';
import { isJoke, JOKE } from './is-joke.ts';
import { learntRemark, remarkShare } from './learnt-remark.ts';
import { plain, writeOutWords } from './plain.ts';
import type { RemarksFile } from './remarks-file.ts';

const FRONT =
  /^(?:(?:so|okay|ok|ja|also|lux|hey|hallo|hi|du|äh|ähm|hm|und|na|naja|gut|puh|oh)(?: |$))+(?=\S)/u;
/** Marks, and what is about a mark, are joys and troubles. */
const IS_OF_MARKS =
  /(?<!\p{L})(?:eine|ne|nur|ne glatte) (?:eins|zwei|drei|vier|fünf|sechs)(?!\p{L})(?! (?:aufgaben|seiten))/u;
/** "14 Fehler gemacht" is nothing done. */
const HAS_MISTAKES =
  /(?<!(?:null|keine|ohne|nur|wenig|weniger) (?:\p{L}+ )?)(?<!\p{L})fehler(?!\p{L})/u;
const OF_TODAY =
  /(?<!\p{L})(?:heute|gerade|grad|gestern|vorhin|nachher|morgen|bei uns|(?:auf|im|in|am|vor|hinter|neben|unter|über) (?:\p{L}+ ){1,4}(?:war|waren|saß|saßen|stand|lag|hing|kam|lief|flog|schwamm|kroch|hüpfte) (?:\p{L}+ ){0,2}(?:ein|eine|einen|zwei|drei|lauter|ganz viele|so viele))(?!\p{L})/iu;
const MOST_WORDS = 14;
/** So few words tell nothing yet. */
const LEAST_TOLD = 3;
/** A command and a name alone are no remark. */
const COMMANDS =
  /^(?:sag|sage|zeig|zeige|erzähl|erzähle|erklär|erkläre|mach|mache|gib|spiel|sing|lies|hilf|übe|üben|frag|nenn|such|mal|male|schreib|stell|stelle|lass|komm|hör|rechne|buchstabier|übersetz|öffne|starte?)(?!\p{L})/u;

/** What mama or a brother does is not asked as if the child did it. */
const OF_OTHERS =
  /^(?:mein|meine|unser|unsere) \p{L}+ (?!und ich)|^(?:mama|papa|oma|opa|mami|papi) (?!und ich)|^(?:heute|gestern|vorhin|morgen|eben|gerade) (?:hat|ist|war|kommt|macht|spielt|kocht|singt) (?:mein|meine|unser|unsere|mama|papa|oma|opa)(?!\p{L})/u;
const TOPICS_OF_ALL = /^(?:animals|new-animal|jobs|family|feast|travel|school)$/u;

/** So sure the reader must be that LUX is spoken to. */
const SURE_TO_LUX = 0.55;
/** Where no word is said to LUX, or what could be an order. */
const SURELY_TO_LUX = 0.7;
const SURELY_TOLD = 0.6;
const SURELY_SAID = 0.5;
/** A remark of the day, where nothing else is meant any more: by itself, and among such remarks. */
const LEAST_TOLD_SHARE = 0.5;
const SURE_AMONG = 0.6;
/** A joy is none where something is missing or was wrong, and what is over is not to come. */
const GLAD_KINDS = /^(?:win|can|got|did|collects)$/;
const IS_LACKING =
  /(?<!\p{L})(?:nicht|nie|kein\p{L}*|nur|leider|fehler|gefangen|abgeworfen|ausgeschieden|rausgeflogen|verloren|letzte[rn]?|vergessen|kaputt|weg|platten|loch|splitter|beule|fieber|husten|schnupfen|läuse|gips|zahnspange|hausarrest|nachsitzen)(?!\p{L})/u;
const TO_COME = 'soon';
const IS_OVER = /^(?:mishap|did)$/;
/** Where one sees something, it is said to be there. */
const IS_THERE =
  /(?<!\p{L})(?:\p{L}*gesehen|entdeckt|gefunden|beobachtet|sah(?:en)?|sehe?|sitz\p{L}*|saß(?:en)?|steh\p{L}*|stand(?:en)?|lieg\p{L}*|lag(?:en)?|flieg\p{L}*|flog(?:en)?|läuft|lief(?:en)?|schwimm\p{L}*|schwamm|krabbel\p{L}*|häng\p{L}*|hing(?:en)?|komm\p{L}*|kam(?:en)?|war(?:en)?|gibts?|gab|ist|sind|wächst|blüh\p{L}*|scheint|leuchtet|glänzt)(?!\p{L})/u;
const OF_WEATHER =
  /(?:regen|regn|niesel|schnee|schneit|sonn|wind|sturm|stürm|gewitter|nebel|nebl|eis|glatt|kalt|kälte|warm|heiß|hitze|wetter|himmel|wolk|draußen|dunkel|hell|hagel|frost|frier|donner|blitz|grad|nass)/u;
const OF_ANIMALS = /^animal-/;
const ANIMALS = 'animals';
/** What a child thinks of a thing nobody can "imagine well". */
const OPINION = /^opinion$/;
/** Who greets and asks wants an answer. */
const GREETS = /^lux-(?:greets|thanks)$/;
const EXCLAIMS = /^(?:(?:oh|ey|boah|ach|na)(?: mann)?|mann)(?: |$)/u;
const ORDERS =
  /^(?:bitte |komm |los |lux |kannst du |kennst du |weißt du )*(?:mir |uns )*(?:erzähl|erzähle|erzählen|sag|sage|sagen|einen witz|noch einen|ein witz|witze|spiel|mach|mal|male|zeig|hilf|erklär)(?!\p{L})/u;
const RIDDLE = 'lux-riddle-told';
const SPEAKS_TO_LUX =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|lux|rate|rat|guck|schau|sieh|kuck|witz|hä|stimmt|treffen|lang|lange|kürzer|gefragt|gesagt|gemeint|gewusst)(?!\p{L})/u;
/** "Du bist doch nur ein Taschenrechner mit Stimme." */
const IS_MACHINE =
  /^du bist (?:(?:ja|doch|bestimmt|auch|nur|bloß|eigentlich|wohl|sicher) )*(?:eine? )?(?:\p{L}+ )?(?:roboter|computer|taschenrechner|maschine|programm|handy|lautsprecher|navi|toaster|radio|automat|ki|kasten|kiste)(?: mit \p{L}+)?$/u;
/** What others say of the child is said to nobody here. */
/** "Rat mal, was ich in der Hand hab" is a game. */
const GUESSES = /^(?:(?:lux|du|ok|okay|und) )*(?:rat|rate)(?!\p{L})/u;
const IS_QUOTED =
  /(?<!\p{L})(?:heißt es|sagen (?:sie|die|alle)|sagt (?:mama|papa|oma|opa|er|sie))(?!\p{L})/u;
/** Who asks LUX about itself says so. */
const TO_LUX = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|lux|\p{L}{2,}ste)(?!\p{L})/u;
const OF_TASKS =
  /(?<!\p{L})(?:\p{L}*aufgaben?|rechn\p{L}*|üb|übe|übst|üben|geübt|lern|lerne|lernen|trainier\p{L}*|abfrag\p{L}*|abhör\p{L}*|du fragst|frag mich|plus|minus|fragen stell\p{L}*|diktat\p{L}*|quiz|wort|wörter|übersetz\p{L}*|englisch|auf deutsch|was (?:heißt|bedeutet))(?!\p{L})/u;

/** A problem that was not understood is no remark. */
const ASKS_INSIDE = /(?<!\p{L})(?:wie ?vielen?|wie lange|wie alt|wie weit|wann)(?!\p{L})/u;

/** What is known of a sentence told. */
interface Told {
  /** The child's own words; null where they cannot be said back. */
  sayBack: (text: string) => string | null;
  /** "dem Traktor": a thing it tells of. */
  nameThing?: (text: string) => string | null;
  /** Whether a trouble is told, though none of its words is said. */
  isTroubleLikely?: (text: string) => boolean;
}

/** Lines of these say nothing of what was told. */
const WIDE_TOPICS = /^(?:any|time|family|school|home|looks|jobs)$/u;

/**
 * Remarks that are no question, no wish and no trouble: taken up shortly, in words about what was said,
 * with one light question. `answerRemark` knows whole sentences and goes early; `answerStatement` takes
 * what tells something and is known by nobody else.
 */
export function createRemarks(
  file: RemarksFile,
  { sayBack, nameThing = () => null, isTroubleLikely = () => false }: Told,
) {
  const { words, kinds, topics, others, replies } = file;
  const { answerCareful, answerWeighing, weighs } = createCareful(file);
  const written = (pattern: string) => writeOutWords(pattern, words);
  const known = kinds.map(({ said, ...kind }) => ({
    ...kind,
    patterns: said.map((pattern) => new RegExp(`^(?:${written(pattern)})$`, 'u')),
  }));
  const topicsRead = topics.map(({ words: pattern, ...lines }) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u'),
    whole: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
    ...lines,
  }));

  const answerRemark: Skill = (asked) => {
    const said = plain(asked.question);
    if (said.split(' ').length > MOST_WORDS || asked.question.includes('?')) return null;
    if (
      IS_OF_MARKS.test(said) ||
      HAS_MISTAKES.test(said) ||
      isTroubled(said) ||
      isAlarming(said) ||
      weighs(said)
    )
      return null;
    if (isTroubleLikely(asked.question) || sayCannotKnow(asked.question) !== null) return null;
    const rest = said.replace(FRONT, '');
    const found = known.find(({ patterns }) =>
      patterns.some((pattern) => pattern.test(said) || pattern.test(rest)),
    );
    if (!found) return null;
    return join(found.echo ? sayBack(asked.question) : null, unheard(asked, found.answers));
  };

  /** The child's own words, or a thing of them. */
  function takeUp(question: string, isMishap = false): string | null {
    const back = sayBack(question);
    if (back !== null) return back;
    const thing = nameThing(question);
    if (thing === null) return null;
    return isMishap ? `Ach je, das mit ${thing}!` : null;
  }

  const replyOf = (id: string) => replies.find((reply) => reply.id === id);

  /** A joke with its end, or a question that is one: whatever it holds, it asks for no fact. */
  const answerJoke: Skill = (asked) => {
    const odd = sayOdd(asked.question);
    if (odd !== null) return odd;
    const said = plain(asked.question).replace(EXCLAIMS, '');
    if (weighs(said)) return null;
    return isJoke(said) ? unheard(asked, replyOf(JOKE)?.answers ?? []) : null;
  };

  /** What is said to LUX itself, in words that no small talk foresees. */
  const answerToLux: Skill = (asked) => {
    const said = plain(asked.question).replace(EXCLAIMS, '');
    const joke = answerJoke(asked);
    if (joke !== null) return joke;
    if (isAlarming(said) || weighs(said) || OF_TASKS.test(said) || IS_QUOTED.test(said))
      return null;
    if (!GUESSES.test(said) && sayCannotKnow(asked.question) !== null) return null;
    if (IS_MACHINE.test(said)) return unheard(asked, replyOf('lux-human')?.answers ?? []);
    const found = learntRemark(said, true);
    if (found === null) return null;
    // "Wer hat den gebaut" asks of what is talked of.
    if (isAsking(asked.question) && !TO_LUX.test(said) && found.id !== RIDDLE) return null;
    const isPlain =
      SPEAKS_TO_LUX.test(said) && said.split(' ').length <= MOST_WORDS && !ORDERS.test(said);
    if (found.share < (isPlain ? SURE_TO_LUX : SURELY_TO_LUX)) return null;
    if (GREETS.test(found.id) && wantsToKnow(asked.question)) return null;
    const reply = replyOf(found.id);
    return reply ? unheard(asked, reply.answers) : null;
  };

  const ofAnimals = topicsRead.find(({ id }) => id === ANIMALS);
  /** Whether a sentence has what the lines of a kind take for granted. */
  function suits(kind: string, question: string): boolean {
    const said = plain(question);
    if (OF_ANIMALS.test(kind)) return ofAnimals?.whole.test(said) ?? false;
    if (IS_OVER.test(kind) && !isPast(question)) return false;
    if (kind === TO_COME && isPast(question)) return false;
    if (kind === 'saw' && !IS_THERE.test(said)) return false;
    if (kind === 'weather' && !OF_WEATHER.test(said)) return false;
    return !(GLAD_KINDS.test(kind) && IS_LACKING.test(said));
  }

  /** What belongs to the kind of day that a sentence tells of; null where the reader doubts it. */
  function replyTo(asked: Asked): string | null {
    const found = learntRemark(plain(asked.question), false);
    const isSure =
      found !== null &&
      found.share >= LEAST_TOLD_SHARE &&
      found.among >= SURE_AMONG &&
      suits(found.id, asked.question);
    const reply = isSure ? replyOf(found.id) : undefined;
    if (!reply) return null;
    const back = OPINION.test(reply.id)
      ? sayBack(asked.question)
      : takeUp(asked.question, reply.id === 'mishap');
    return join(reply.echo ? back : null, unheard(asked, reply.answers));
  }

  /** A remark of one's own day, surely known for one: no word of it is asked about. */
  const answerSurelyTold: Skill = (asked) => {
    if (isTroubleLikely(asked.question)) return null;
    const isOwn = isOfOneself(asked.question) || OF_TODAY.test(asked.question);
    const found = learntRemark(plain(asked.question), false);
    const least = isOwn ? SURELY_TOLD : SURELY_TO_LUX;
    return found !== null && found.share >= least ? answerStatement(asked) : null;
  };

  /** Whether something is so surely said in passing that it begins no practice. */
  const isSurelySaid = (question: string) => {
    const said = plain(question);
    return !OF_TASKS.test(said) && remarkShare(said) >= SURELY_SAID;
  };

  /** The lines of what a sentence is about. */
  function reaction(asked: Asked): string {
    const said = plain(asked.question);
    const topic =
      topicsRead.find(({ whole }) => whole.test(said)) ??
      topicsRead.find(({ pattern, id }) => id === 'any' && pattern.test(said));
    const isWide = !topic || WIDE_TOPICS.test(topic.id);
    const back = isWide ? takeUp(asked.question) : sayBack(asked.question);
    const asks = OF_OTHERS.test(said) && !TOPICS_OF_ALL.test(topic?.id ?? '') ? others : topic?.ask;
    return join(
      back ?? (topic ? unheard(asked, topic.hear) : null),
      asks ? unheard(asked, asks) : null,
    );
  }

  const answerStatement: Skill = (asked) => {
    const { question } = asked;
    const said = plain(question);
    const isTold =
      readSaying(question) === 'told' &&
      sayCannotKnow(question) === null &&
      !question.includes('?') &&
      !asksAtEnd(question) &&
      !isAsking(question) &&
      (!isWish(question) || OF_OTHERS.test(said)) &&
      !COMMANDS.test(said) &&
      !ASKS_INSIDE.test(said) &&
      said.split(' ').length >= LEAST_TOLD;
    const isLight =
      !isTroubled(said) &&
      !isAlarming(said) &&
      !isWorrying(said) &&
      !weighs(said) &&
      !isTroubleLikely(question);
    return isTold && isLight ? (replyTo(asked) ?? reaction(asked)) : null;
  };

  /** What is told of oneself or of today stands in no encyclopedia. */
  const answerOwnRemark: Skill = (asked) => {
    const isOwn = isOfOneself(asked.question) || OF_TODAY.test(asked.question);
    return isOwn && !wantsToKnow(asked.question) ? answerStatement(asked) : null;
  };

  return {
    answerCareful,
    answerWeighing,
    answerJoke,
    answerRemark,
    answerStatement,
    answerOwnRemark,
    answerSurelyTold,
    answerToLux,
    isSurelySaid,
  };
}
