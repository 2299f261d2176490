/** Somebody or something a story speaks of, in the cases German needs. */
export interface Named {
  nom: string;
  acc: string;
  dat: string;
}
