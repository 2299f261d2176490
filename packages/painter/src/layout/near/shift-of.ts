/** How far the next one is to the side, in its own heights: right, left, further right. */
export const shiftOf = (nth: number) =>
  nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2) * 0.35;
