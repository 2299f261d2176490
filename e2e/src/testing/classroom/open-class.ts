import { User } from '@lux/contracts/accounts/user.ts';
import { Board } from '@lux/contracts/classroom/board.ts';
import { Material } from '@lux/contracts/classroom/material.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { z } from 'zod';
import { holdLesson, sitDown } from '../hold-lesson.ts';
import type { Visitor } from '../visitor.ts';
import type { ChildThings } from './child-calls.ts';
import type { Room } from './teacher-calls.ts';

interface Child extends ChildThings {
  name: string;
  visitor: Visitor;
}

/** A class with its teacher, two children on seats and a guest. */
export interface HeldClass {
  teacher: Visitor;
  room: Room;
  children: Child[];
}

const Url = z.object({ url: z.string() });

/**
 * A class in a lesson: each child has talked and has a picture, and what the first one said is on the board
 * as an alert.
 */
export async function openClass(
  teacher: Visitor,
  name: string,
  names: [first: string, second: string, guest: string],
  otherTeacher: string,
): Promise<HeldClass> {
  const { classId, seats, lesson } = await holdLesson(teacher, {
    name,
    seats: 6,
    allowsGuests: true,
  });
  const children: Child[] = [];
  for (const [index, childName] of names.entries()) {
    const seatId = index < 2 ? seats[index]?.id : undefined;
    const visitor = await sitDown(teacher.url, lesson.code, seatId);
    const conversation = await visitor.startConversation();
    await visitor.say(
      conversation,
      index === 0 ? 'Mein Papa schlägt mich.' : 'Was frisst ein Igel?',
    );
    const page = { prompt: `ein Hund mit Hut für ${childName}` };
    const { url } = await visitor.json(Url, 'POST', '/api/generate-coloring-page', page);
    children.push({ name: childName, visitor, conversation, picture: url });
  }
  const { place, alertId } = await waitFor(async () => {
    const { places } = await readBoard(teacher, lesson.id);
    const worried = places.find(({ alert }) => alert);
    return worried?.alert && { place: worried, alertId: worried.alert.id };
  });
  const material = { kind: 'text', title: 'Der Hund', body: { text: 'Der Hund bellt.' } };
  const { id: materialId } = await teacher.json(Material, 'POST', '/api/materials', material);
  const room = {
    materialId,
    ...{ classId, lessonId: lesson.id, placeId: place.id, alertId, username: otherTeacher },
    seatId: place.seat?.id ?? '',
    pictureUrl: children[0]?.picture ?? '',
    userId: (await teacher.json(User, 'GET', '/api/user')).id,
  };
  return { teacher, room, children };
}

export const readBoard = (teacher: Visitor, lessonId: string) =>
  teacher.json(Board, 'GET', `/api/lessons/${lessonId}/board`);
