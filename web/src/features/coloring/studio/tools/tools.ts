export type Tool = 'fill' | 'brush' | 'eraser';

export type BrushSize = 'small' | 'medium' | 'large';

/** Radius in CSS pixels on the screen: zoomed in, a child paints finer. */
export const brushRadiusPx: Record<BrushSize, number> = { small: 4, medium: 10, large: 22 };

const names: Record<BrushSize, string> = { small: 'dünn', medium: 'mittel', large: 'dick' };
const next: Record<BrushSize, BrushSize> = { small: 'medium', medium: 'large', large: 'small' };

export const sizeName = (size: BrushSize): string => names[size];
export const nextSize = (size: BrushSize): BrushSize => next[size];
