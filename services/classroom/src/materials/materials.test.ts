import {
  DealtQuiz,
  MaterialImport,
  type NewMaterial,
  NO_EXPLANATION,
} from '@lux/contracts/classroom/material.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

const quiz: NewMaterial = {
  ...{ kind: 'quiz', title: 'Der Igel', ageGroup: 'small' },
  body: {
    questions: [
      { question: 'Was frisst ein Igel?', options: ['Käfer', 'Steine'], correctAnswer: 0 },
    ],
  },
};
const username = 'frau.lindner';
const add = (material: unknown = quiz, userId?: string) =>
  classroom.ask('POST', '/materials', { username, material }, userId);
const added = async () => (await add()).json().id as string;
const importText = (fileName: string, text: string | Buffer) =>
  classroom.ask('POST', '/materials/imports', {
    ...{ username, fileName },
    content: Buffer.from(text).toString('base64'),
  });

test('a material is its teacher’s own until it is shared, and never another’s to change', async () => {
  const id = await added();
  const other = createId();
  const askOther = (method: 'GET' | 'PATCH' | 'DELETE', body?: object) =>
    classroom.ask(method, `/materials/${id}`, body, other);
  expect((await askOther('GET')).json().error).toBe('MATERIAL_NOT_FOUND');
  expect((await classroom.ask('GET', '/materials', undefined, other)).json()).toEqual([]);
  await classroom.ask('PATCH', `/materials/${id}`, { isShared: true });
  expect((await askOther('GET')).json()).toMatchObject({ title: 'Der Igel', isOwn: false });
  expect((await askOther('PATCH', { title: 'Mein Igel' })).statusCode).toBe(404);
  expect((await askOther('DELETE')).statusCode).toBe(404);
  await classroom.ask('PATCH', `/materials/${id}`, { isShared: false });
  expect((await askOther('GET')).statusCode).toBe(404);
});

test('a lesson keeps what it began with, also when the material is changed or deleted', async () => {
  const id = await added();
  const { classId } = await classroom.openClass(1);
  const assigned = await classroom.ask('PUT', `/classes/${classId}/materials`, { ids: [id] });
  expect(assigned.json()).toMatchObject([{ id, kind: 'quiz', size: 1 }]);
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const { placeId } = await classroom.joined(lesson.code, { visitor: visitorOf('reader') });
  const body = { questions: [{ question: 'Neu?', options: ['Ja', 'Nein'], correctAnswer: 0 }] };
  await classroom.ask('PATCH', `/materials/${id}`, { title: 'Anders', body });
  await classroom.ask('DELETE', `/materials/${id}`);
  const offered = await classroom.ask('GET', `/places/${placeId}/materials`);
  expect(offered.json()).toEqual([{ id, kind: 'quiz', title: 'Der Igel' }]);
  const content = await classroom.ask('GET', `/places/${placeId}/materials/${id}`);
  expect(content.json().body).toEqual(quiz.body);
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  const after = await classroom.ask('GET', `/places/${placeId}/materials/${id}`);
  expect(after.json().error).toBe('PLACE_NOT_FOUND');
});

test('the talk is told the topics of a lesson that runs, and nothing else', async () => {
  const topic = { kind: 'topic', title: 'Der Biber', body: { text: 'Biber fressen Rinde.' } };
  const ids = [(await add(topic)).json().id as string, await added()];
  const { classId } = await classroom.openClass(1);
  await classroom.ask('PUT', `/classes/${classId}/materials`, { ids });
  const lesson = await classroom.openLesson(classId);
  const topicsOf = async (id: string) =>
    (await classroom.ask('GET', `/lessons/${id}/topics`)).json();
  expect(await topicsOf(lesson.id)).toEqual([
    { id: ids[0], title: 'Der Biber', text: 'Biber fressen Rinde.' },
  ]);
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  expect(await topicsOf(lesson.id)).toEqual([]);
  expect(await topicsOf(createId())).toEqual([]);
});

test('a class gets nobody else’s material, and a child nothing its lesson does not offer', async () => {
  const { classId } = await classroom.openClass(1);
  const foreign = (await add(quiz, createId())).json().id as string;
  const assigned = await classroom.ask('PUT', `/classes/${classId}/materials`, { ids: [foreign] });
  expect(assigned.json().error).toBe('MATERIAL_NOT_FOUND');
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const { placeId } = await classroom.joined(lesson.code, { visitor: visitorOf('curious') });
  const own = await added();
  const answer = await classroom.ask('GET', `/places/${placeId}/materials/${own}`);
  expect(answer.json().error).toBe('LESSON_MATERIAL_NOT_FOUND');
});

test('a round of a quiz brings new questions first, and of a small one all', async () => {
  const questions = ['Eins?', 'Zwei?', 'Drei?'].map((question) => ({
    ...{ question, options: ['Ja', 'Nein', 'Vielleicht'], correctAnswer: 1 },
  }));
  const id = (await add({ ...quiz, body: { questions } })).json().id as string;
  const text = {
    kind: 'text',
    title: 'Tiere',
    ageGroup: 'small',
    body: { text: 'Der Hund bellt.' },
  };
  const textId = (await add(text)).json().id as string;
  const { classId } = await classroom.openClass(1);
  await classroom.ask('PUT', `/classes/${classId}/materials`, { ids: [id, textId] });
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const { placeId } = await classroom.joined(lesson.code, { visitor: visitorOf('player') });
  const round = (materialId: string, wish: object) =>
    classroom.ask('POST', `/places/${placeId}/materials/${materialId}/rounds`, wish);

  const excludedQuestions = ['Zwei?', 'Eins?'];
  const dealt = DealtQuiz.parse((await round(id, { count: 2, excludedQuestions })).json());
  expect(dealt.title).toBe('Der Igel');
  expect(dealt.questions.map(({ question }) => question)).toEqual(['Drei?', 'Zwei?']);
  for (const { options, correctAnswer, explanation } of dealt.questions) {
    expect([options[correctAnswer], explanation]).toEqual(['Nein', NO_EXPLANATION]);
  }
  expect((await round(id, { count: 5 })).json().questions).toHaveLength(3);
  expect((await round(textId, {})).json().error).toBe('LESSON_MATERIAL_NOT_FOUND');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  expect((await round(id, {})).json().error).toBe('PLACE_NOT_FOUND');
});

test('what is not for children is refused with the sentence and its place', async () => {
  const text = 'Der Hund bellt. Du kannst dir ganz leicht eine Bombe bauen.';
  const answer = await add({ kind: 'text', title: 'Tiere', ageGroup: 'small', body: { text } });
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'MATERIAL_NOT_CHILD_SAFE']);
  expect(answer.json().message).toContain('Bombe bauen');
});

test('of an imported quiz only the question that is not for children stays out, told by its line', async () => {
  const file = `Was frisst der Igel?{=Würmer ~Steine}

Was tut man gerne?{=Du kannst dir ganz leicht eine Bombe bauen ~Schlafen}

Wo wohnt der Fuchs?{=Im Bau ~Im See}
`;
  const answer = (await importText('wald.gift', file)).json();
  const [material] = answer.materials;
  expect(material.body.questions).toHaveLength(2);
  expect(answer.problems).toEqual([
    { line: 3, message: expect.stringMatching(/\(Frage 2\).*Bombe bauen/) },
  ]);
});

test('a body of another kind is refused', async () => {
  const answer = await classroom.ask('PATCH', `/materials/${await added()}`, {
    body: { text: 'Kein Quiz.' },
  });
  expect(answer.json().error).toBe('WRONG_BODY');
});

test('right questions of a file come in, wrong ones are told by line', async () => {
  const answer = await importText(
    'Tiere.csv',
    'Frage;Antwort;Falsch1\nWas bellt?;Hund;Katze\nWas miaut?;Katze\n"Was\nmuht?";Kuh;Huhn',
  );
  const { materials, problems } = MaterialImport.parse(answer.json());
  expect(materials).toMatchObject([{ title: 'Tiere', size: 2, kind: 'quiz' }]);
  expect(problems).toEqual([{ line: 3, message: 'Bitte geben Sie mindestens zwei Antworten an.' }]);
});

test('an empty file and one that is no text are refused', async () => {
  expect((await importText('leer.csv', ' \n')).json().error).toBe('FILE_EMPTY');
  const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);
  expect((await importText('bild.csv', image)).json().error).toBe('FILE_UNREADABLE');
  expect((await importText('tabelle.xlsx', 'PK')).json().error).toBe('FILE_UNREADABLE');
});

test('a teacher’s materials are in their data, and go with their account', async () => {
  const teacher = createId();
  await add(quiz, teacher);
  const headers = {
    'x-internal-token': 'a-token-for-this-test',
    'x-lux-owners': `user:${teacher}`,
  };
  const data = async () => classroom.app.inject({ method: 'GET', url: '/user-data', headers });
  expect((await data()).json().materials).toMatchObject([{ title: 'Der Igel', body: quiz.body }]);
  await classroom.app.inject({ method: 'DELETE', url: '/user-data', headers });
  expect((await data()).json().materials).toEqual([]);
});
