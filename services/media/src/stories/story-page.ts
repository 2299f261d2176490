/**
 * A5 upright, in points: two pages lie side by side on a school printer's A4 sheet, the booklet fits
 * into small hands, and a line of Andika in 14 points has some 45 letters, which beginning readers
 * follow without losing the line.
 */
export const storyPage = {
  width: 419.53,
  height: 595.28,
  side: 48,
  top: 64,
  bottom: 64,
} as const;
