import {
  type KitDocument,
  type KitFormat,
  type KitLanguage,
  PrivacyKit,
} from '@lux/contracts/media/privacy-kit.ts';
import { refusals } from '../../../lib/api/refusals.ts';
import { rest } from '../../../lib/api/rest.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';

const KIT = '/api/admin/privacy-kit';

/** What the documents will say, and which there are. @throws ApiError */
export function readPrivacyKit(): Promise<PrivacyKit> {
  return refusals.call(() => rest.get(KIT, async () => PrivacyKit));
}

/** Saves one document. @throws ApiError */
export async function saveKitDocument(wanted: {
  document: KitDocument;
  title: string;
  language: KitLanguage;
  format: KitFormat;
}): Promise<void> {
  const { document, title, language, format } = wanted;
  const path = `${KIT}/${document}.${format}?language=${language}`;
  await save(path, `${title} (${language}).${format}`);
}

/** Saves all documents in all languages. @throws ApiError */
export async function saveWholeKit(): Promise<void> {
  await save(`${KIT}.zip`, 'LUX-Datenschutz.zip');
}

async function save(path: string, filename: string): Promise<void> {
  const answer = await refusals.call(() => rest.getResponse(path));
  saveBlob(await answer.blob(), filename);
}
