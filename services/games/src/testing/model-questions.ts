/** What a well-behaved model writes: questions whose right answer is known by their text. */
export function modelQuestions(count: number, name = 'Stern') {
  return Array.from({ length: count }, (_, index) => ({
    question: `Wie hell leuchtet der ${name} Nummer ${index + 1}?`,
    answer: `So hell wie Lampe ${index + 1}`,
    wrong: ['So hell wie eine Kerze', 'So hell wie Glut', 'Gar nicht'],
    explanation: `Der ${name} Nummer ${index + 1} leuchtet wie eine Lampe, weil er sehr heiß ist.`,
  }));
}
