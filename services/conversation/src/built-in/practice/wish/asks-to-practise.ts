import { namesNeed, tellsOfPerson } from '../more-than-a-task.ts';
import { readOpenWish, soundsLikeWish } from './read-wish.ts';

/** "I want to learn" without a word about what. */
const OPEN_WISH =
  /^ich (?:will|möchte) (?:was )?(?:abgefragt|geprüft|getestet) werden$|(?:^|.* )(?:kannst|könntest|willst|magst) du (?:bitte |mal |heute )?mit mir (?:üben|lernen)[?!.]*$|^(?:(?:ich (?:will|möchte|möcht|muss|soll|würde gern)|lass uns|wollen wir|können wir|kannst du|könntest du|willst du|lux|bitte|hallo|komm|wir|sollen wir|magst du|dann|für die schule) )*(?:(?:mit mir|mich|was|etwas|zusammen|jetzt|ein bisschen|bisschen|n bisschen|hausaufgaben|bitte|mal|für die schule|heute|gern|irgendwas) )*(?:üb|übe|üben|lernen|lern|abfragen|trainieren|prüf|prüfe|prüfen|testen|frag)(?: (?:mit mir|mich|was|etwas|zusammen|bitte|mal|ab|doch|jetzt|für die schule))*[?!.]*$/u;
/** "Was kann ich denn alles üben?" */
const ASKS_CHOICE =
  /^(?:und )?was (?:kann|können|könnte) (?:ich|man|wir) (?:denn |hier |bei dir |mit dir |alles |so |noch )*(?:üben|lernen|trainieren)[?!. ]*$|^was kannst du (?:mit mir |alles )*(?:üben|abfragen)[?!. ]*$/u;
/** None of what was offered. */
export const WANTS_OTHERS =
  /^(?:(?:lieber|noch|irgend) ?)*(?:et)?was (?:ganz )?ander(?:e)?s[.! ]*$|^was (?:gibt es|gibts|geht|kann man|kannst du) (?:denn |sonst |noch |alles )*(?:noch|sonst|üben)?[?. ]*$/iu;
/** "Sag einen Satz mit viel au" is for the desk of words. */
const WANTS_SENTENCE = /(?<!\p{L})(?:satz|sätze) mit (?:\p{L}+ ){0,3}(?:\p{L}{1,3})(?!\p{L})/u;
/** "Spielst du Lehrerin und fragst mich Sachen?" */
const PLAYS_SCHOOL =
  /(?<!\p{L})(?:(?:(?:schule|lehrer(?:in)?) spielen|lehrer(?:in)? sein)(?!\p{L})(?! (?:mit|nicht))|(?:wir )?spielen(?: wir)? (?:jetzt |mal )*schule(?!\p{L})|(?:du )?(?:bist|wärst|spielst)(?: du)? (?:jetzt |mal )*(?:der |die |mein\p{L}* )?lehrer(?:in)?(?!\p{L}))/giu;
export const playsSchool = (said: string): boolean =>
  said.search(PLAYS_SCHOOL) >= 0 && !tellsOfPerson(said.replaceAll(PLAYS_SCHOOL, ' '));
/** Reading aloud is no practice of the talk. */
const WANTS_TO_READ =
  /(?:können|wollen|lass uns|ich (?:will|möchte|muss|soll)|üb\p{L}*) .*(?:lesen|vorlesen) (?:üben|lernen)|^(?:lesen üben|lese übung|leseübung)/u;

export const wantsSentence = (said: string): boolean => WANTS_SENTENCE.test(said.toLowerCase());

/** A wish that leaves open what is to be practised, or for what cannot be; null where none is heard. */
export function readWishWithoutSubject(said: string): 'any' | 'cannot' | null {
  const plain = said.toLowerCase();
  if (namesNeed(said)) return null;
  if (playsSchool(said)) return 'any';
  if (tellsOfPerson(said)) return null;
  if (WANTS_TO_READ.test(plain)) return 'cannot';
  const learnt = readOpenWish(said);
  if (learnt !== null) return learnt;
  return OPEN_WISH.test(plain) || ASKS_CHOICE.test(plain) || soundsLikeWish(said) ? 'any' : null;
}
