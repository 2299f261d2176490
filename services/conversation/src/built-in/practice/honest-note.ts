import { readTopic, SENTENCES } from './wish/topics.ts';
import type { Wish } from './wish/wish.ts';

/** Behind these a child says what its questions are to be about. */
const ABOUT =
  /(?<!\p{L})(?:über|zum thema|zum|zur|von|aus|nur mit) (?:de[mnr] |die |das )?(?!thema|schule|test|üben|quiz|fragen?|aufgaben?|mir|dir|morgen|heute|klasse|allem?|irgend)\p{L}{3,}/u;
const AGAINST_TIME =
  /(?<!\p{L})(?:auf zeit|gegen die (?:zeit|uhr)|mit stoppuhr|so schnell)(?!\p{L})/u;
const OF_BOOK =
  /(?<!\p{L})(?:unit|lektion|kapitel|seite|schulbuch|heft) ?(?:\d+|\p{L}+)?(?!\p{L})/u;

/** What of a wish LUX cannot fulfil, said before the nearest that it can; empty where it can. */
export function noteOf({ subject, topic, words }: Wish): string {
  const wish = words.join(' ');
  if (subject === 'quiz' && topic === null && ABOUT.test(wish) && readTopic(wish, 'quiz') === null)
    return 'Dazu kenne ich leider keine Fragen, aber andere.';
  if (subject === 'spelling' && topic === SENTENCES && ABOUT.test(wish))
    return 'Zu diesem Thema habe ich leider keine Sätze, aber andere.';
  if (subject === 'english' && OF_BOOK.test(wish))
    return 'Dein Buch kenne ich nicht, aber viele andere Wörter.';
  if (subject === 'maths' && /schriftlich/u.test(wish))
    return 'Schriftlich rechnest du auf Papier. Ich sage dir die Aufgaben.';
  return AGAINST_TIME.test(wish) ? 'Die Zeit stoppe ich nicht, du rechnest in Ruhe.' : '';
}
