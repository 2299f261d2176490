/**
 * Something only the person at the keyboard can put right: a taken port, a missing compiler, a read-only folder.
 * `message` is German and complete; it is shown as it is, without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
