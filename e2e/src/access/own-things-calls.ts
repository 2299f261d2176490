/** What a child owns, and in the same form what nobody owns. */
export interface Things {
  conversation: string;
  job: string;
  file: string;
  thing: string;
}

export const nothing: Things = {
  conversation: 'A'.repeat(22),
  job: 'A'.repeat(22),
  file: 'A'.repeat(22),
  thing: 'story_0',
};

const said = { role: 'user', content: 'Hallo' };
const TURN = 'B'.repeat(22);

export interface Call {
  path: string;
  body?: object;
}

/** How each route that works with one's own things names them: it must not find anybody else's. */
export const namesThings: Record<string, (things: Things) => Call> = {
  'GET /api/conversations/{id}': ({ conversation }) => ({
    path: `/api/conversations/${conversation}`,
  }),
  'DELETE /api/conversations/{id}': ({ conversation }) => ({
    path: `/api/conversations/${conversation}`,
  }),
  'POST /api/conversations/{id}/messages': ({ conversation }) => ({
    path: `/api/conversations/${conversation}/messages`,
    body: said,
  }),
  'POST /api/conversations/{id}/prepared-messages': ({ conversation }) => ({
    path: `/api/conversations/${conversation}/prepared-messages`,
    body: { ...said, turnId: TURN },
  }),
  'POST /api/conversations/{id}/prepared-messages/{turnId}/commit': ({ conversation }) => ({
    path: `/api/conversations/${conversation}/prepared-messages/${TURN}/commit`,
  }),
  'GET /api/coloring-pages/{id}/colors': ({ file }) => ({
    path: `/api/coloring-pages/${file}/colors`,
  }),
  'PUT /api/coloring-pages/{id}/colors': ({ file }) => ({
    path: `/api/coloring-pages/${file}/colors`,
    body: {},
  }),
  'DELETE /api/coloring-pages/{id}/colors': ({ file }) => ({
    path: `/api/coloring-pages/${file}/colors`,
  }),
  'POST /api/coloring-pages/{id}/pictures': ({ file }) => ({
    path: `/api/coloring-pages/${file}/pictures`,
    body: {},
  }),
  'POST /api/print': ({ file }) => ({ path: '/api/print', body: { fileIds: [file] } }),
  'POST /api/create-pdf': ({ file }) => ({
    path: '/api/create-pdf',
    body: { text: 'Es war einmal ein Igel.', pictureId: file },
  }),
  'POST /api/download-image': ({ file }) => ({
    path: '/api/download-image',
    body: { imageUrl: `/media/${file}`, filename: 'ein Igel' },
  }),
  'DELETE /api/pictures/{id}': ({ file }) => ({ path: `/api/pictures/${file}` }),
  'GET /api/jobs/{id}': ({ job }) => ({ path: `/api/jobs/${job}` }),
  'DELETE /api/jobs/{id}': ({ job }) => ({ path: `/api/jobs/${job}` }),
  'GET /media/{id}': ({ file }) => ({ path: `/media/${file}` }),
  'GET /media/{id}/thumbnail': ({ file }) => ({ path: `/media/${file}/thumbnail` }),
  'GET /media/{id}/view': ({ file }) => ({ path: `/media/${file}/view` }),
};

/**
 * Says 204 whether there was anything or not. That others' colours stay, and are read by nobody else, is
 * tested where there are some (`services/media/src/colored-pages`).
 */
export const FORGETS_COLORS = 'DELETE /api/coloring-pages/{id}/colors';

/** Routes that list one's own things: nobody else's may be among them. */
export const listsThings = [
  'GET /api/conversations',
  'GET /api/me/data',
  'GET /api/me/data/archive',
  'GET /api/me/things',
  'GET /api/user',
  'GET /api/user/stickers',
];

/** Routes that name nothing that is there already. */
export const namesNothing = [
  'POST /api/conversations',
  'POST /api/generate-image',
  'POST /api/generate-image-expert',
  'POST /api/generate-coloring-page',
  'POST /api/games/rounds',
  'POST /api/user/stickers',
  'PUT /api/me/things',
  // A session's own password and second factor, and no others.
  'PUT /api/me/password',
  'POST /api/me/second-factor',
  'PUT /api/me/second-factor',
  'DELETE /api/me/second-factor',
  'POST /api/me/second-factor/confirmations',
  // Tried last, by everybody.
  'DELETE /api/me/data',
];

export const fieldsThatNameThings: Record<
  string,
  (things: Things) => [query: string, variables: object]
> = {
  'Query.conversation': ({ conversation }) => [
    'query ($id: ID!) { conversation(id: $id) { id messages { content } } }',
    { id: conversation },
  ],
  'Mutation.sendMessage': ({ conversation }) => [
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { content } }',
    { input: { conversationId: conversation, content: 'Hallo' } },
  ],
  'Mutation.removeConversation': ({ conversation }) => [
    'mutation ($id: ID!) { removeConversation(id: $id) }',
    { id: conversation },
  ],
  'Mutation.removePicture': ({ file }) => [
    'mutation ($id: ID!) { removePicture(id: $id) }',
    { id: file },
  ],
  'Query.job': ({ job }) => ['query ($jobId: ID!) { job(jobId: $jobId) { url } }', { jobId: job }],
  'Mutation.cancelJob': ({ job }) => [
    'mutation ($jobId: ID!) { cancelJob(jobId: $jobId) { url } }',
    { jobId: job },
  ],
  'Mutation.printPages': ({ file }) => [
    'mutation ($input: PrintPagesInput!) { printPages(input: $input) { jobId } }',
    { input: { fileIds: [file] } },
  ],
  'Mutation.createPdf': ({ file }) => [
    'mutation ($input: CreatePdfInput!) { createPdf(input: $input) { jobId } }',
    { input: { text: 'Es war einmal ein Igel.', pictureId: file } },
  ],
};

export const fieldsThatNameNothing = [
  'Query.conversations',
  'Query.userStickers',
  'Mutation.startConversation',
  'Mutation.finishRound',
  'Mutation.generateImage',
  'Mutation.generateExpertImage',
  'Mutation.generateColoringPage',
  'Mutation.awardSticker',
  'Mutation.changePassword',
];
