/** Counts by name: `text` → 12. No name holds a dot, as MongoDB would read it as a path. */
export type Counts = Record<string, number>;

/** What is counted of the requests of one day; tells of no person. */
export interface Figures {
  /** Requests by type. */
  type: Counts;
  /** Statuses from 400 on. */
  status: Counts;
  /** Marks of the child-safety gate. */
  safety: Counts;
  /** `type:class` of `durationClass`. */
  duration: Counts;
  /** `type:prompt` and `type:response`: characters of what was said. */
  characters: Counts;
}

/** `YYYY-MM-DD` in Europe/Berlin → its figures. */
export type FiguresByDay = Map<string, Figures>;
