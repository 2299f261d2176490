/** How much may come at once, and how much per second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}
