/** The sum behind a problem, written as on the blackboard, so that others can calculate it again. */
export interface Proof {
  /** "12 − 7", with brackets where needed; an equation where a number is missing: "7 + ? = 12". */
  expression: string;
  /** Story problems whose answer is a whole number next to the quotient: boats needed, boxes filled. */
  rounding?: 'up' | 'down';
}
