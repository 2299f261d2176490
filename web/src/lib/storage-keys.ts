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
  /** `on` while LUX listens again by itself after it has spoken. */
  handsFree: 'handsFree',
} as const;
