/** How many times as much a word of comparing says: "doppelt so viele". */
export const FACTORS: Readonly<Record<string, number>> = {
  doppelt: 2,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  fünfmal: 5,
  sechsmal: 6,
  siebenmal: 7,
  achtmal: 8,
  neunmal: 9,
  zehnmal: 10,
  halb: 1 / 2,
};
