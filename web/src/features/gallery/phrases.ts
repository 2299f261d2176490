/** What LUX says around a picture: five of each (SPEC 9). */
export const phrases = {
  intro: [
    'Oh, was für eine schöne Idee! Ich tauche gleich den Pinsel ein.',
    'Das klingt wunderbar. Ich hole meine buntesten Farben.',
    'Au ja! Das male ich jetzt für dich.',
    'Du hast aber viel Fantasie! Einen kleinen Moment, ich male los.',
    'Das mache ich gern. Schau, was gleich auf dem Papier passiert.',
  ],
  success: [
    'Fertig! Schau mal, dein Bild ist da.',
    'Tadaa! Das ist aus deiner Idee geworden.',
    'Dein Bild ist fertig. Gefällt es dir?',
    'Geschafft! Ich finde, es ist richtig schön geworden.',
    'Hier ist dein Bild. Das hast du dir toll ausgedacht!',
  ],
  failure: [
    'Oh nein, das hat leider nicht geklappt. Versuchen wir es noch einmal?',
    'Es tut mir leid, meine Farben wollten gerade nicht so wie ich.',
    'Schade, das Bild ist nicht fertig geworden. Magst du es noch einmal probieren?',
    'Hoppla, mir ist der Pinsel heruntergefallen. Versuch es gleich noch einmal.',
    'Entschuldige bitte, das konnte ich gerade nicht malen. Vielleicht fällt dir etwas anderes ein?',
  ],
} as const;
