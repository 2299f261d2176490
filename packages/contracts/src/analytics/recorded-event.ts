import { z } from 'zod';
import { PictureSettledEvent } from './picture-settled-event.ts';
import { RequestCompletedEvent } from './request-completed-event.ts';

/** Everything analytics is told of, in one stream. */
export const RecordedEvent = z.union([RequestCompletedEvent, PictureSettledEvent]);
export type RecordedEvent = z.infer<typeof RecordedEvent>;
