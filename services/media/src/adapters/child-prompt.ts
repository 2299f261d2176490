import type { ColoringPageOrder, PictureOrder } from './image-provider.ts';

const FOR_CHILDREN =
  'Ein freundliches, fröhliches Bild für Kinder von 6 bis 12 Jahren, wie aus einem guten Bilderbuch. ' +
  'Nichts Gruseliges, keine Gewalt, keine Marken, keine echten Personen, kein Text im Bild.';

const STYLES = {
  vivid: 'Kräftige, leuchtende Farben.',
  natural: 'Sanfte, natürliche Farben.',
};

const LINES =
  'Ein Ausmalbild für Kinder, hochkant: nur schwarze, kräftige, geschlossene Umrisslinien auf rein ' +
  'weißem Grund. Keine Farben, kein Grau, keine Schattierung, keine Schraffur, keine schwarzen Flächen, ' +
  'kein Rahmen, kein Text. Große, einfache Flächen, die die Seite füllen. Freundlich, nichts Gruseliges.';

/** A child's wish in words that a model makes a picture for children of (SPEC 3). */
export const childPrompt = {
  forPicture({ prompt, customText, style, noInterpretation }: PictureOrder): string {
    const wish = customText ? `${prompt}. ${customText}` : prompt;
    if (noInterpretation) return wish;
    return `${FOR_CHILDREN} ${style ? `${STYLES[style]} ` : ''}Das Kind wünscht sich: ${wish}`;
  },

  forColoringPage({ prompt }: ColoringPageOrder): string {
    return `${LINES} Das Kind wünscht sich: ${prompt}`;
  },
};
