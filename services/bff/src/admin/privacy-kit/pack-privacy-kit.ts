import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  isKitDocumentIn,
  KitDocument,
  KitFormat,
  KitLanguage,
  kitDocumentTitles,
  kitLanguageNames,
  type PrivacyFacts,
} from '@lux/contracts/media/privacy-kit.ts';
import { ZipFile } from 'yazl';
import type { Deps } from '../../deps.ts';

interface Wanted {
  facts: PrivacyFacts;
  requestId: string;
  signal: AbortSignal;
}

/**
 * The whole kit as a ZIP: what is for the school, and what is for parents in a folder for each language.
 * One document is made after the other, so that media can do other things between two.
 */
export function packPrivacyKit({ services }: Pick<Deps, 'services'>, wanted: Wanted): Readable {
  const { facts, requestId, signal } = wanted;
  const zip = new ZipFile();
  const addAll = async () => {
    for (const { document, language, format } of kitFiles()) {
      const order = { document, language, format, facts };
      const { body } = await services.media.makeKitDocument(requestId, order, signal);
      zip.addBuffer(await buffer(body), `${folderOf(language)}/${fileNameOf(document)}.${format}`);
    }
    zip.end();
  };
  const output = zip.outputStream as Readable;
  addAll().catch((error: Error) => output.destroy(error));
  return output;
}

/** Every document in every language it is there in. */
function kitFiles() {
  return KitLanguage.options.flatMap((language) =>
    KitDocument.options
      .filter((document) => isKitDocumentIn(document, language))
      .flatMap((document) => KitFormat.options.map((format) => ({ document, language, format }))),
  );
}

const folderOf = (language: KitLanguage) =>
  `${language} ${kitLanguageNames[language].replaceAll(/[ /()]+/g, ' ').trim()}`;

/** A document's name as a file's: German words, no spaces. */
export function fileNameOf(document: KitDocument): string {
  return kitDocumentTitles[document]
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/\W+/g, '-');
}
