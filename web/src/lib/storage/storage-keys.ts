/** Everything the client keeps in the browser (SPEC 3), and working notes of our own. */
export const storageKeys = {
  visitorToken: 'visitorToken',
  conversationId: 'conversationId',
  generatedImages: 'generatedImages',
  generatedColoringPages: 'generatedColoringPages',
  /** When which page was coloured last, and whether the account has it. */
  coloringWorks: 'coloringWorks',
  /** Deleted pages whose colours the account has still to forget. */
  removedColoringWorks: 'removedColoringWorks',
  /** Files of deleted pictures that the server has still to delete. */
  removedPictures: 'removedPictures',
  savedStories: 'savedStories',
  /** The story being written, so that a reload goes on where it was. */
  storyDesk: 'storyDesk',
  /** The picture of a story being painted, and which story it belongs to. */
  pendingStoryPicture: 'pendingStoryPicture',
  /** The picture being painted, so that a reload finds it again. */
  pendingImage: 'pendingImage',
  /** The colouring page being drawn, likewise. */
  pendingColoringPage: 'pendingColoringPage',
  /** The printed pages or book being made, until their dialog is closed. */
  pendingPrint: 'pendingPrint',
  /** Orders whose answer has not come, so that pressing again after a reload makes nothing twice. */
  unansweredOrders: 'unansweredOrders',
  /** `on` while LUX listens again by itself after it has spoken. */
  handsFree: 'handsFree',
  /** `on` or `off` once somebody chose; every game has its own beginning until then. */
  calmMode: 'calmMode',
  /** The quiz and the sums being played, so that a reload goes on where it was. */
  quizGame: 'quizGame',
  mathGame: 'mathGame',
  /** `off` where this child counts without a clock. */
  mathTimer: 'mathTimer',
  /** The letters game being played, and what it plays with, so that it also works offline. */
  lettersGame: 'lettersGame',
  lettersContent: 'lettersContent',
  /** What the child's lesson has of its teacher, as a list. */
  lessonMaterials: 'lessonMaterials',
  /** What this child was asked there already, per mode, level and theme, oldest first. */
  lettersAsked: 'lettersAsked',
  /** What a child likes, for words and rewards. */
  interestTheme: 'interestTheme',
  /** The age group that a game told last, so that LUX answers in words of that age. */
  ageGroup: 'ageGroup',
  /** Questions this child had already, per category, oldest first. */
  askedQuestions: 'askedQuestions',
  /** Finished rounds that still have to be reported. */
  finishedRounds: 'finishedRounds',
  /** What a teacher has written and not saved yet; each material has an entry of its own. */
  unsavedMaterial: 'unsavedMaterial',
  /** When this device last found its line slow (voice/speaking), in milliseconds since 1970. */
  slowLineAt: 'slowLineAt',
  /** The owner of what is stored here: the id of the user who logged in last. */
  keptUserId: 'keptUserId',
  /** What of these things the server knows, and in which version (src/sync), under the name devices have had it by. */
  syncState: 'keptLedger',
} as const;
