import type { Join } from '@lux/contracts/classroom/lesson.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { randomToken } from '../../../lib/storage/visitor-token.ts';
import { firstPath } from '../areas.ts';
import { lessonApi } from '../lesson-api.ts';
import { lessonRecord, toRecord } from '../lesson-record.ts';

/**
 * The visitor of the lesson. It stays the same while this page tries, so that an answer that was lost
 * on its way does not leave a seat taken by nobody.
 */
const visitorToken = randomToken();

/**
 * Sits down. From here on the device's own things are put aside, its login too: a child takes nothing
 * of an earlier one in, and nothing out. The page begins anew at the first open screen.
 *
 * @throws ApiError as `lessonApi.join`
 */
export async function joinLesson(code: string, chosen: Omit<Join, 'visitorToken'>): Promise<void> {
  const lesson = await lessonApi.join(code, { ...chosen, visitorToken });
  lessonRecord.write(toRecord(lesson, null));
  storage.writeText(storageKeys.visitorToken, visitorToken);
  window.location.assign(firstPath(lesson.areas));
}
