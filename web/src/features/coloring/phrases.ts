/** What LUX says around a colouring page: five of each. */
export const phrases = {
  intro: [
    'Oh, das wird ein schönes Ausmalbild! Ich spitze schon den Stift.',
    'Gute Idee! Ich zeichne dir die Linien, und du malst sie bunt.',
    'Das zeichne ich gern für dich. Leg schon mal deine Farben bereit.',
    'Au ja! Einen kleinen Moment, ich zeichne los.',
    'Das klingt lustig. Gleich hast du etwas zum Ausmalen.',
  ],
  success: [
    'Fertig! Jetzt bist du dran: Welche Farbe nimmst du zuerst?',
    'Dein Ausmalbild ist da. Viel Spaß beim Malen!',
    'Tadaa! Tippe dein Bild an, dann kannst du losmalen.',
    'Geschafft! Jetzt fehlen nur noch deine Farben.',
    'Hier ist dein Ausmalbild. Mach es richtig schön bunt!',
  ],
  failure: [
    'Oh nein, mein Stift ist abgebrochen. Versuchen wir es noch einmal?',
    'Es tut mir leid, das Zeichnen hat gerade nicht geklappt.',
    'Schade, das Ausmalbild ist nicht fertig geworden. Magst du es noch einmal probieren?',
    'Hoppla, da ist mir die Linie verrutscht. Versuch es gleich noch einmal.',
    'Entschuldige bitte, das konnte ich gerade nicht zeichnen. Vielleicht fällt dir etwas anderes ein?',
  ],
} as const;
