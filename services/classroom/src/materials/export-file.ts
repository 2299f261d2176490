import { type MaterialFormat, NewMaterial } from '@lux/contracts/classroom/material.ts';
import { errors } from '../errors.ts';
import { writeCsv } from './files/csv-format.ts';
import { writeGift } from './files/gift-format.ts';
import { writeJson } from './files/json-format.ts';
import type { MaterialRecord } from './material.store.ts';

/** A material as a file that comes in again unchanged. @throws FORMAT_UNFIT */
export function exportFile(
  { kind, title, ageGroup, body }: Pick<MaterialRecord, 'kind' | 'title' | 'ageGroup' | 'body'>,
  format: MaterialFormat,
): string {
  const material = NewMaterial.parse({ kind, title, ageGroup, body });
  if (format === 'csv') return writeCsv(material);
  if (format === 'json') return writeJson(material);
  if (material.kind !== 'quiz') throw errors.FORMAT_UNFIT();
  return writeGift(material, material.body);
}
