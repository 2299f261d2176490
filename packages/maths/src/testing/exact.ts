/** A fraction of big whole numbers, not reduced: the proof shares no arithmetic with the generator. */
export interface Exact {
  over: bigint;
  /** Never 0, never negative. */
  under: bigint;
}
