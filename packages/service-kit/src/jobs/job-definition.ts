/** An order that a worker carries out: what is agreed between who enqueues and who works. */
export interface JobDefinition {
  /** Verb and noun: `generate-image`. Also the queue's name. */
  name: string;
  /** How often it is tried in all. */
  attempts: number;
  /** Pause before the second try, doubling after it. */
  backoffMs: number;
  /** How long a finished job's bookkeeping stays in Redis; the truth is in the record. */
  keepFinishedSeconds: number;
}
