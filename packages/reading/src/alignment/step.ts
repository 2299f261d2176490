/**
 * One step of the way through text and transcript together: `texts` words of the one against
 * `heards` words of the other. `isSame`: they sound the same.
 */
export interface Step {
  texts: number;
  heards: number;
  isSame: boolean;
  cost: number;
}
