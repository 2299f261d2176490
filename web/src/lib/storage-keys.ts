/** Everything the client keeps in the browser (SPEC 3), and working notes of our own. */
export const storageKeys = {
  visitorToken: 'visitorToken',
  conversationId: 'conversationId',
  generatedImages: 'generatedImages',
  generatedColoringPages: 'generatedColoringPages',
  savedStories: 'savedStories',
  /** The picture being painted, so that a reload finds it again. */
  pendingImage: 'pendingImage',
  /** The colouring page being drawn, likewise. */
  pendingColoringPage: 'pendingColoringPage',
  /** The printed pages or book being made, until their dialog is closed. */
  pendingPrint: 'pendingPrint',
  /** `on` while LUX listens again by itself after it has spoken. */
  handsFree: 'handsFree',
  /** `on` or `off` once somebody chose; every game has its own beginning until then. */
  calmMode: 'calmMode',
  /** The quiz and the sums being played, so that a reload goes on where it was. */
  quizGame: 'quizGame',
  mathGame: 'mathGame',
  /** Questions this child had already, per category, oldest first. */
  askedQuestions: 'askedQuestions',
  /** Finished rounds that still have to be reported. */
  finishedRounds: 'finishedRounds',
} as const;
