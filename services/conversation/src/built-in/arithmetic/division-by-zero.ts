/** Thrown by `evaluateSum` and turned into a kind sentence by `answerArithmetic`. */
export class DivisionByZero extends Error {}
