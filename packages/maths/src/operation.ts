/** A kind of sum, shown to children as +, −, · and : (SPEC 2). */
export type Operation = '+' | '-' | '*' | '/';
