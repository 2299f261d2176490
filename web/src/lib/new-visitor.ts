let made: string | null = null;

/**
 * Remembers the token that this page has made: whoever has it was never here before. A screen that
 * the build drew wakes up after the first call has already made one.
 */
export const newVisitor = {
  note(token: string): void {
    made = token;
  },
  has: (token: string): boolean => token === made,
};
