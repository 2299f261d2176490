import type { Task } from '../questions/request.ts';

/** "Wie trennt man Wörter in Silben?" asks for no spelling of "Wörter". */
export const GENERIC =
  /^(?:wörter|wörtern|ein wort|worte|sätze|buchstaben|nomen|namenwörter|namenwort|verben|tunwörter|adjektive|wiewörter|wörtliche rede|direkte rede|anführungszeichen|redezeichen|kommas?|das komma)$/u;
/** What may be asked of "Nomen" and "Wörter" as of any word. */
export const ABOUT_GENERIC: ReadonlySet<Task> = new Set<Task>([
  'explain',
  'english',
  'german',
  'meaning',
  'maybeEnglish',
  'englishSpell',
  'plural',
  'singular',
  'article',
  'rhyme',
  'wordsOfKind',
]);
