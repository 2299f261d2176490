export type WishColour = { label: string; hsl: [number, number, number] };

/** German colour words (folded, without ending) with hue 0–360, saturation and lightness 0–100. */
export const wishColours: Record<string, WishColour> = {
  rot: { label: 'rot', hsl: [4, 78, 55] },
  orange: { label: 'orange', hsl: [28, 92, 58] },
  gelb: { label: 'gelb', hsl: [50, 95, 58] },
  grun: { label: 'grün', hsl: [108, 50, 47] },
  turkis: { label: 'türkis', hsl: [176, 60, 50] },
  blau: { label: 'blau', hsl: [212, 76, 58] },
  lila: { label: 'lila', hsl: [276, 52, 62] },
  violett: { label: 'violett', hsl: [276, 52, 56] },
  rosa: { label: 'rosa', hsl: [342, 88, 80] },
  pink: { label: 'pink', hsl: [330, 88, 66] },
  braun: { label: 'braun', hsl: [26, 48, 42] },
  weiss: { label: 'weiß', hsl: [0, 0, 98] },
  schwarz: { label: 'schwarz', hsl: [230, 6, 26] },
  grau: { label: 'grau', hsl: [220, 5, 63] },
  gold: { label: 'golden', hsl: [45, 90, 55] },
  golden: { label: 'golden', hsl: [45, 90, 55] },
  silber: { label: 'silbern', hsl: [215, 12, 78] },
  silbern: { label: 'silbern', hsl: [215, 12, 78] },
  beige: { label: 'beige', hsl: [36, 50, 76] },
  bunt: { label: 'bunt', hsl: [-1, 80, 62] },
  regenbogenfarben: { label: 'bunt', hsl: [-1, 80, 62] },
};
