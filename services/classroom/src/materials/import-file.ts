import {
  type ImportProblem,
  type Material,
  type MaterialImport,
  NewMaterial,
} from '@lux/contracts/classroom/material.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { addMaterial } from './change-materials.ts';
import { leaveOutUnfit } from './check-material.ts';
import { readCsv } from './files/csv-format.ts';
import { decodeFile } from './files/decode-file.ts';
import { readGift } from './files/gift-format.ts';
import { readJson } from './files/json-format.ts';
import { type FileName, type ParsedFile, shortTitle } from './files/parsed-file.ts';
import { readText } from './files/text-format.ts';

type Read = (text: string, name: FileName) => ParsedFile;

const readers: ReadonlyMap<string, Read> = new Map([
  ['gift', readGift],
  ['csv', readCsv],
  ['tsv', readCsv],
  ['json', readJson],
  ['txt', readText],
]);
const WRONG_KIND =
  'LUX liest Dateien, die auf .gift, .csv, .txt oder .json enden. Aus Excel geht es mit „Speichern unter: CSV“.';

/** Without folders and ending. */
function titleOf(fileName: string): string {
  return shortTitle(fileName.replace(/^.*[/]/, '').replace(/\.[^.]*$/, ''));
}

/** @throws FILE_UNREADABLE for other endings, FILE_EMPTY */
export function parseFile(fileName: string, bytes: Buffer): ParsedFile {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const read = readers.get(ending);
  if (!read) throw errors.FILE_UNREADABLE({ message: WRONG_KIND });
  const text = decodeFile(bytes);
  // Moodle writes GIFT into files that end with .txt.
  const isGift = ending === 'txt' && /^::|^\$CATEGORY:/m.test(text) && /[^\\]\{/.test(text);
  const parsed = (isGift ? readGift : read)(text, { title: titleOf(fileName) });
  if (parsed.materials.length + parsed.problems.length === 0) throw errors.FILE_EMPTY();
  return parsed;
}

/**
 * Takes in what is right in a file, each material whole; what is wrong is told by its line.
 *
 * @throws FILE_EMPTY, FILE_UNREADABLE
 */
export async function importFile(
  deps: Pick<Deps, 'materials'>,
  author: { teacherId: Id; username: string },
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<MaterialImport> {
  const parsed = parseFile(fileName, bytes);
  const materials: Material[] = [];
  const problems: ImportProblem[] = [...parsed.problems];
  const take = async (given: NewMaterial) => {
    try {
      materials.push(await addMaterial(deps, author, given));
      return null;
    } catch (error) {
      // Told to the teacher, who may mend the file; what is not theirs to mend goes on.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return error;
    }
  };
  for (const [index, given] of parsed.materials.entries()) {
    const refusal = await take(given);
    if (refusal === null) continue;
    const left =
      refusal.code === 'MATERIAL_NOT_CHILD_SAFE' ? await leaveOutUnfit(given.body) : null;
    for (const one of left?.refused ?? []) {
      problems.push({ line: parsed.lines?.[index]?.[one.index] ?? 1, message: one.message });
    }
    const rest = NewMaterial.safeParse({ ...given, body: left?.body });
    const isPart = left !== null && left.refused.length > 0;
    const again = isPart ? rest.success && (await take(rest.data)) : refusal;
    if (again) problems.push({ line: 1, message: again.message });
  }
  return { materials, problems: problems.toSorted((a, b) => a.line - b.line) };
}
