/** What the API's document says of a call beyond its schemas. */
export interface OperationNote {
  /** German, in a line. */
  summary: string;
  /** Types of a 200 that is no JSON, or not only. */
  answers?: string[];
  /** Types of a body that is no JSON. */
  takes?: string[];
  /** Headers of a 200, by name, with what they say, in German. */
  headers?: Record<string, string>;
}

export const sound = ['audio/wav', 'audio/mpeg'];
