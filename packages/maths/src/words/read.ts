/** What was read, and the piece after it. */
export interface Read<Value> {
  value: Value;
  end: number;
}
