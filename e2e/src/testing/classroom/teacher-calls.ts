/** What a teacher's calls name: a class, its lesson and the children in it. */
export interface Room {
  classId: string;
  lessonId: string;
  /** A seat with a child on it. */
  seatId: string;
  placeId: string;
  alertId: string;
  /** Its teacher's own, shared with nobody. */
  materialId: string;
  pictureUrl: string;
  /** One of its teachers. */
  userId: string;
  /** Whom a new teacher of the class would be. */
  username: string;
}

export interface RestCall {
  path: string;
  body?: object;
}

type RestCalls = Record<string, (room: Room) => RestCall>;
type Fields = Record<string, (room: Room) => [query: string, variables: object]>;

const reason = 'aus Neugier';

/** How a teacher's routes name a class and what is in it, reading ones first. */
export const teacherRoutes: RestCalls = {
  'GET /api/classes/{id}/lessons': ({ classId }) => ({ path: `/api/classes/${classId}/lessons` }),
  'GET /api/classes/{id}/looks': ({ classId }) => ({ path: `/api/classes/${classId}/looks` }),
  'GET /api/classes/{id}/progress': ({ classId }) => ({ path: `/api/classes/${classId}/progress` }),
  'GET /api/classes/{id}/progress/{seatId}': ({ classId, seatId }) => ({
    path: `/api/classes/${classId}/progress/${seatId}`,
  }),
  'GET /api/lessons/{id}': ({ lessonId }) => ({ path: `/api/lessons/${lessonId}` }),
  'GET /api/lessons/{id}/board': ({ lessonId }) => ({ path: `/api/lessons/${lessonId}/board` }),
  'GET /api/lessons/{id}/pictures': ({ lessonId }) => ({
    path: `/api/lessons/${lessonId}/pictures`,
  }),
  'GET /api/classes/{id}/materials': ({ classId }) => ({
    path: `/api/classes/${classId}/materials`,
  }),
  'GET /api/materials/{id}': ({ materialId }) => ({ path: `/api/materials/${materialId}` }),
  'GET /api/materials/{id}/file': ({ materialId }) => ({
    path: `/api/materials/${materialId}/file?format=json`,
  }),
  'PATCH /api/materials/{id}': ({ materialId }) => ({
    path: `/api/materials/${materialId}`,
    body: { title: 'Gekapert' },
  }),
  'DELETE /api/materials/{id}': ({ materialId }) => ({ path: `/api/materials/${materialId}` }),
  'PUT /api/classes/{id}/materials': ({ classId, materialId }) => ({
    path: `/api/classes/${classId}/materials`,
    body: { ids: [materialId] },
  }),
  'PATCH /api/classes/{id}': ({ classId }) => ({
    path: `/api/classes/${classId}`,
    body: { name: 'Gekapert' },
  }),
  'DELETE /api/classes/{id}': ({ classId }) => ({ path: `/api/classes/${classId}` }),
  'POST /api/classes/{id}/seats': ({ classId }) => ({
    path: `/api/classes/${classId}/seats`,
    body: { count: 1 },
  }),
  'DELETE /api/classes/{id}/seats/{seatId}': ({ classId, seatId }) => ({
    path: `/api/classes/${classId}/seats/${seatId}`,
  }),
  'POST /api/classes/{id}/seats/{seatId}/archives': ({ classId, seatId }) => ({
    path: `/api/classes/${classId}/seats/${seatId}/archives`,
    body: { reason: 'Neugier' },
  }),
  'POST /api/classes/{id}/seats/{seatId}/pictures': ({ classId, seatId }) => ({
    path: `/api/classes/${classId}/seats/${seatId}/pictures`,
  }),
  'POST /api/classes/{id}/teachers': ({ classId, username }) => ({
    path: `/api/classes/${classId}/teachers`,
    body: { username },
  }),
  'DELETE /api/classes/{id}/teachers/{userId}': ({ classId, userId }) => ({
    path: `/api/classes/${classId}/teachers/${userId}`,
  }),
  'POST /api/classes/{id}/cards': ({ classId }) => ({ path: `/api/classes/${classId}/cards` }),
  'POST /api/classes/{id}/album/prints': ({ classId }) => ({
    path: `/api/classes/${classId}/album/prints`,
  }),
  'POST /api/classes/{id}/lessons': ({ classId }) => ({
    path: `/api/classes/${classId}/lessons`,
    body: { minutes: 30 },
  }),
  'PATCH /api/lessons/{id}': ({ lessonId }) => ({
    path: `/api/lessons/${lessonId}`,
    body: { isPaused: true },
  }),
  'DELETE /api/lessons/{id}': ({ lessonId }) => ({ path: `/api/lessons/${lessonId}` }),
  'POST /api/lessons/{id}/looks': ({ lessonId, seatId }) => ({
    path: `/api/lessons/${lessonId}/looks`,
    body: { seatId, reason },
  }),
  'DELETE /api/lessons/{id}/places/{placeId}': ({ lessonId, placeId }) => ({
    path: `/api/lessons/${lessonId}/places/${placeId}`,
  }),
  'POST /api/lessons/{id}/alerts/{alertId}/seen': ({ lessonId, alertId }) => ({
    path: `/api/lessons/${lessonId}/alerts/${alertId}/seen`,
    body: {},
  }),
  'PUT /api/lessons/{id}/album': ({ lessonId, pictureUrl }) => ({
    path: `/api/lessons/${lessonId}/album`,
    body: { urls: [pictureUrl] },
  }),
};

/** The same for the fields of GraphQL. */
export const teacherFields: Fields = {
  'Query.lessons': ({ classId }) => [
    'query ($classId: ID!) { lessons(classId: $classId) { id code } }',
    { classId },
  ],
  'Query.classProgress': ({ classId }) => [
    'query ($classId: ID!) { classProgress(classId: $classId) { seats { nextStep } } }',
    { classId },
  ],
  'Query.seatProgress': ({ classId, seatId }) => [
    'query ($classId: ID!, $seatId: ID!) { seatProgress(classId: $classId, seatId: $seatId) { nextStep } }',
    { classId, seatId },
  ],
  'Query.looks': ({ classId }) => [
    'query ($classId: ID!) { looks(classId: $classId) { label reason } }',
    { classId },
  ],
  'Query.heldLesson': ({ lessonId }) => [
    'query ($id: ID!) { heldLesson(id: $id) { id code } }',
    { id: lessonId },
  ],
  'Query.board': ({ lessonId }) => [
    'query ($lessonId: ID!) { board(lessonId: $lessonId) { places { id label } } }',
    { lessonId },
  ],
  'Query.lessonPictures': ({ lessonId }) => [
    'query ($lessonId: ID!) { lessonPictures(lessonId: $lessonId) { url } }',
    { lessonId },
  ],
  'Query.material': ({ materialId }) => [
    'query ($id: ID!) { material(id: $id) { title } }',
    { id: materialId },
  ],
  'Query.classMaterials': ({ classId }) => [
    'query ($classId: ID!) { classMaterials(classId: $classId) { title } }',
    { classId },
  ],
  'Mutation.changeMaterial': ({ materialId }) => [
    'mutation ($input: MaterialChangeInput!) { changeMaterial(input: $input) { title } }',
    { input: { id: materialId, title: 'Gekapert' } },
  ],
  'Mutation.deleteMaterial': ({ materialId }) => [
    'mutation ($id: ID!) { deleteMaterial(id: $id) }',
    { id: materialId },
  ],
  'Mutation.assignMaterials': ({ classId, materialId }) => [
    'mutation ($classId: ID!, $ids: [ID!]!) { assignMaterials(classId: $classId, ids: $ids) { id } }',
    { classId, ids: [materialId] },
  ],
  'Mutation.changeClass': ({ classId }) => [
    'mutation ($input: ChangeClassInput!) { changeClass(input: $input) { id } }',
    { input: { id: classId, name: 'Gekapert' } },
  ],
  'Mutation.deleteClass': ({ classId }) => [
    'mutation ($id: ID!) { deleteClass(id: $id) }',
    { id: classId },
  ],
  'Mutation.addSeats': ({ classId }) => [
    'mutation ($classId: ID!) { addSeats(classId: $classId, count: 1) { id } }',
    { classId },
  ],
  'Mutation.deleteSeat': ({ classId, seatId }) => [
    'mutation ($classId: ID!, $seatId: ID!) { deleteSeat(classId: $classId, seatId: $seatId) }',
    { classId, seatId },
  ],
  'Mutation.chooseSeatPictures': ({ classId, seatId }) => [
    'mutation ($classId: ID!, $seatId: ID!) { chooseSeatPictures(classId: $classId, seatId: $seatId) { pictures } }',
    { classId, seatId },
  ],
  'Mutation.addClassTeacher': ({ classId, username }) => [
    'mutation ($classId: ID!, $username: String!) { addClassTeacher(classId: $classId, username: $username) { id } }',
    { classId, username },
  ],
  'Mutation.removeClassTeacher': ({ classId, userId }) => [
    'mutation ($classId: ID!, $userId: ID!) { removeClassTeacher(classId: $classId, userId: $userId) }',
    { classId, userId },
  ],
  'Mutation.printCards': ({ classId }) => [
    'mutation ($classId: ID!) { printCards(classId: $classId) { jobId } }',
    { classId },
  ],
  'Mutation.printAlbum': ({ classId }) => [
    'mutation ($classId: ID!) { printAlbum(classId: $classId) { jobId } }',
    { classId },
  ],
  'Mutation.startLesson': ({ classId }) => [
    'mutation ($input: StartLessonInput!) { startLesson(input: $input) { id code } }',
    { input: { classId, minutes: 30 } },
  ],
  'Mutation.changeLesson': ({ lessonId }) => [
    'mutation ($input: ChangeLessonInput!) { changeLesson(input: $input) { id } }',
    { input: { id: lessonId, isPaused: true } },
  ],
  'Mutation.endLesson': ({ lessonId }) => [
    'mutation ($id: ID!) { endLesson(id: $id) { id } }',
    { id: lessonId },
  ],
  'Mutation.look': ({ lessonId, seatId }) => [
    'mutation ($input: LookInput!) { look(input: $input) { messages { content } } }',
    { input: { lessonId, seatId, reason } },
  ],
  'Mutation.sendOut': ({ lessonId, placeId }) => [
    'mutation ($lessonId: ID!, $placeId: ID!) { sendOut(lessonId: $lessonId, placeId: $placeId) }',
    { lessonId, placeId },
  ],
  'Mutation.markAlertSeen': ({ lessonId, alertId }) => [
    'mutation ($lessonId: ID!, $alertId: ID!) { markAlertSeen(lessonId: $lessonId, alertId: $alertId) }',
    { lessonId, alertId },
  ],
  'Mutation.chooseAlbum': ({ lessonId, pictureUrl }) => [
    'mutation ($lessonId: ID!, $urls: [String!]!) { chooseAlbum(lessonId: $lessonId, urls: $urls) { album } }',
    { lessonId, urls: [pictureUrl] },
  ],
};

/** What names no class and no material: a teacher's own lists, and what is new. */
export const namesNoClass = [
  'GET /api/materials',
  'POST /api/materials',
  'POST /api/materials/imports',
  'POST /api/materials/drafts',
  'POST /api/materials/words',
  'GET /api/classes',
  'POST /api/classes',
  'Query.classes',
  'Mutation.createClass',
  'Query.materials',
  'Mutation.addMaterial',
  'Mutation.draftMaterial',
];
