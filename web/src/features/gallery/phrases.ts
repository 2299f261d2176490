/** What LUX says around a picture: five of each (SPEC 9). */
const phrases = {
  intro: [
    'Oh, das ist eine tolle Idee! Ich fange gleich an zu malen.',
    'Das klingt schön. Ich hole meine Farben.',
    'Super! Ich male das jetzt für dich.',
    'Was für eine Fantasie! Einen Moment, ich male los.',
    'Das mache ich gern. Schau, was gleich passiert.',
  ],
  success: [
    'Fertig! Schau mal, dein Bild ist da.',
    'Tadaa! Hier ist dein Bild.',
    'Dein Bild ist fertig. Gefällt es dir?',
    'Geschafft! Ich finde, es ist schön geworden.',
    'So sieht deine Idee aus. Toll ausgedacht!',
  ],
  failure: [
    'Oh nein, das hat leider nicht geklappt. Versuchen wir es noch einmal?',
    'Es tut mir leid, meine Farben wollten gerade nicht.',
    'Schade, das Bild ist nicht fertig geworden. Probier es bitte noch einmal.',
    'Hoppla, da ist mir der Pinsel heruntergefallen. Versuch es gleich noch einmal.',
    'Entschuldige, das konnte ich gerade nicht malen. Vielleicht später?',
  ],
} as const;

/** One of the five, chosen at random. */
export function phrase(kind: keyof typeof phrases): string {
  const choices = phrases[kind];
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
