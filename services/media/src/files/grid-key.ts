import type { Id } from '@lux/contracts/common/id.ts';
import { mongo } from 'mongoose';

const KEY_BYTES = 12;

/**
 * The GridFS key of a file: the first 96 bits of its id, because the driver wants an ObjectId.
 * Known from the id alone, so that pieces of a write that never ended can be found again. The whole
 * id is the file's name and is compared too.
 */
export function gridKey(id: Id): mongo.ObjectId {
  return new mongo.ObjectId(Buffer.from(id, 'base64url').subarray(0, KEY_BYTES));
}
