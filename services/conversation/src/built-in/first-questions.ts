/** One for each skill that reads its own on first use, to be asked before a child does. */
export const FIRST_QUESTIONS = [
  'Was reimt sich auf Haus?',
  'Was ist das Gegenteil von groß?',
  'Was heißt Hund auf Englisch?',
  'Was heißt the dog is big?',
  'Warum sind Schnecken so langsam?',
  'wie vile bäine had eine krahke',
  'Was ist das Nasse auf der Wiese?',
  'Welcher Planet hat Ringe?',
  'Anna hat 3 Äpfel und Ben 4. Wie viele sind es?',
  'Ich hab Streit mit meiner Freundin.',
];
