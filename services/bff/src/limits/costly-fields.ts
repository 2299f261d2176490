import type { Cost } from './cost.ts';

/** Root fields of GraphQL that cost more than a look into a database; as `costlyRoutes` for REST. */
export const costlyFields: ReadonlyMap<string, Cost> = new Map([
  ['sendMessage', 'talk'],
  ['understandWish', 'talk'],
  ['generateImage', 'picture'],
  ['generateExpertImage', 'picture'],
  ['generateColoringPage', 'picture'],
  ['printPages', 'picture'],
  ['createPdf', 'picture'],
  ['generateQuiz', 'picture'],
  ['generateStory', 'picture'],
  ['login', 'login'],
  ['register', 'login'],
  ['resetPassword', 'login'],
  ['changePassword', 'login'],
  ['recoverOwner', 'login'],
] satisfies [string, Cost][]);
