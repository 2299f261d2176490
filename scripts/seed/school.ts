/** The classes of the example school, and what their children do in lessons. */
export const school = {
  colleague: { username: 'herr-winter', displayName: 'Herr Winter' },
  classes: [
    { name: 'Klasse 1a', ageGroup: 'small', seats: 12 },
    { name: 'Klasse 2b', ageGroup: 'small', seats: 16 },
    { name: 'Klasse 4c', ageGroup: 'medium', seats: 20 },
  ],
  /** Of the teacher who holds the lesson on space, one of each kind. */
  materials: [
    {
      kind: 'quiz',
      title: 'Unser Sonnensystem',
      body: {
        questions: [
          {
            question: 'Wie viele Planeten kreisen um die Sonne?',
            options: ['acht', 'sechs', 'zwölf'],
            correctAnswer: 0,
            explanation: 'Acht Planeten kreisen um die Sonne. Der größte ist der Jupiter.',
          },
          {
            question: 'Was ist die Sonne?',
            options: ['ein Planet', 'ein Stern', 'ein Mond'],
            correctAnswer: 1,
          },
          {
            question: 'Welcher Planet hat auffallende Ringe?',
            options: ['der Mars', 'die Venus', 'der Saturn'],
            correctAnswer: 2,
          },
        ],
      },
    },
    {
      kind: 'words',
      title: 'Wörter vom Weltraum',
      body: {
        words: ['Mond', 'Stern', 'Sonne', 'Rakete', 'Planet', 'Erde'].map((word) => ({ word })),
      },
    },
    {
      kind: 'text',
      title: 'Mia und die Rakete',
      body: {
        text: 'Mia baut eine Rakete. Sie nimmt eine Rolle aus Papier. Oben klebt sie eine Spitze an. Dann malt sie rote Sterne darauf. Am Abend schaut sie zum Mond.',
      },
    },
    {
      kind: 'topic',
      title: 'Die Sternwarte in unserer Stadt',
      body: {
        text: 'Unsere Sternwarte steht auf dem Lindenberg. Sie wurde 1928 gebaut. Das große Fernrohr ist vier Meter lang. Damit sieht man die Ringe des Saturn. Am Freitag dürfen Kinder durch das Fernrohr schauen. Die Leiterin der Sternwarte heißt Frau Sommer. Bei Wolken bleibt die Sternwarte geschlossen, weil man dann keine Sterne sieht.',
      },
    },
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
      { question: 'Wo steht unsere Sternwarte?' },
      {},
    ],
  },
} as const;
