/** The classes of the example school, and what their children do in lessons. */
export const school = {
  colleague: { username: 'herr-winter', displayName: 'Herr Winter' },
  classes: [
    { name: 'Klasse 1a', ageGroup: 'small', seats: 12 },
    { name: 'Klasse 2b', ageGroup: 'small', seats: 16 },
    { name: 'Klasse 4c', ageGroup: 'medium', seats: 20 },
  ],
  /** Over and kept: its pictures and talks are there at the next lesson. */
  past: {
    topic: 'Tiere im Herbst',
    minutes: 45,
    children: [
      { question: 'Was frisst ein Igel?', wish: 'ein Igel unter bunten Blättern' },
      { question: 'Was machen Bienen im Winter?', wish: 'ein Eichhörnchen im Wald' },
      { question: 'Warum fallen im Herbst die Blätter?', wish: 'eine Eule bei Nacht' },
    ],
  },
  /** Goes on for as long as a lesson may, so that it still runs when somebody looks. */
  running: {
    topic: 'Der Weltraum',
    minutes: 480,
    children: [
      { question: 'Wie viele Planeten gibt es?', wish: 'eine Rakete über den Bergen' },
      { question: 'Wie weit ist die Sonne weg?' },
      { question: 'Warum leuchtet der Mond?', wish: 'ein Astronaut auf dem Mond' },
      { question: 'Was ist eine Sternschnuppe?' },
      {},
    ],
  },
} as const;
