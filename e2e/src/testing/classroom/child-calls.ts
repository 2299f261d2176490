import type { RestCall } from './teacher-calls.ts';

/** What a child in a lesson has made. */
export interface ChildThings {
  conversation: string;
  /** Address of its picture. */
  picture: string;
}

const content = 'Hallo';

type Calls = Record<string, (things: ChildThings) => RestCall>;

/** How routes name a child's talk. */
export const talkCalls: Calls = {
  'GET /api/conversations/{id}': ({ conversation }) => ({
    path: `/api/conversations/${conversation}`,
  }),
  'POST /api/conversations/{id}/messages': ({ conversation }) => ({
    path: `/api/conversations/${conversation}/messages`,
    body: { role: 'user', content },
  }),
};

/** How routes name its picture, which its own teachers may see (the album). */
export const pictureCalls: Calls = {
  'GET /media/{id}': ({ picture }) => ({ path: picture }),
  'GET /media/{id}/thumbnail': ({ picture }) => ({ path: `${picture}/thumbnail` }),
  'GET /media/{id}/view': ({ picture }) => ({ path: `${picture}/view` }),
  'POST /api/download-image': ({ picture }) => ({
    path: '/api/download-image',
    body: { imageUrl: picture, filename: 'ein Hund' },
  }),
};

/** How fields of GraphQL name a child's talk. */
export const talkFields: Record<
  string,
  (things: ChildThings) => [query: string, variables: object]
> = {
  'Query.conversation': ({ conversation }) => [
    'query ($id: ID!) { conversation(id: $id) { messages { content } } }',
    { id: conversation },
  ],
  'Mutation.sendMessage': ({ conversation }) => [
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { content } }',
    { input: { conversationId: conversation, content } },
  ],
};
