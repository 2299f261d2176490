/** What came back. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** Of a stream only its beginning. */
  text: string;
}
