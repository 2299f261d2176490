export type Tool = 'fill' | 'brush' | 'eraser';

export type BrushSize = 'small' | 'medium' | 'large';

/** Radius as a share of the page's width, so that a brush is as thick on every page. */
export const brushRadius: Record<BrushSize, number> = {
  small: 0.008,
  medium: 0.02,
  large: 0.045,
};

const names: Record<BrushSize, string> = { small: 'dünn', medium: 'mittel', large: 'dick' };
const next: Record<BrushSize, BrushSize> = { small: 'medium', medium: 'large', large: 'small' };

export const sizeName = (size: BrushSize): string => names[size];
export const nextSize = (size: BrushSize): BrushSize => next[size];
