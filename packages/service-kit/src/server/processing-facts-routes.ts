import {
  KeptData,
  type Period,
  ProcessingFacts,
  type ProviderFact,
} from '@lux/contracts/common/processing-facts.ts';
import { placeOfUrl, storeFactOf } from '../config/place-of-host.ts';
import type { Server } from './create-server.ts';

/** What a service knows of itself. */
export interface OwnProcessing {
  /** Who serves its abilities; `url` null: LUX itself. */
  providers?: { ability: ProviderFact['ability']; url: string | null; model: string | null }[];
  mongodbUri?: string;
  redisUrl?: string;
  /** Of S3. */
  bucketUrls?: string[];
  /** From the very constants by which the service deletes. */
  retention?: Partial<Record<KeptData, Period>>;
}

/** What a service says of itself for the privacy kit (`packages/contracts/src/media/privacy-kit.ts`). */
export function processingFactsRoutes(
  server: Server,
  read: () => OwnProcessing | Promise<OwnProcessing>,
): void {
  server.get('/processing-facts', { schema: { response: { 200: ProcessingFacts } } }, async () =>
    toProcessingFacts(await read()),
  );
}

/** The same in the words of the wire: hosts and places only, no address with a user, password or key. */
export function toProcessingFacts({
  providers = [],
  mongodbUri,
  redisUrl,
  bucketUrls = [],
  retention = {},
}: OwnProcessing): ProcessingFacts {
  return {
    providers: providers.map(({ ability, url, model }) => ({
      ability,
      model,
      ...(url === null ? { host: null, place: 'this-machine' as const } : placeOfUrl(url)),
    })),
    stores: [
      ...(mongodbUri === undefined ? [] : [storeFactOf('mongodb', mongodbUri)]),
      ...(redisUrl === undefined ? [] : [storeFactOf('redis', redisUrl)]),
      ...bucketUrls.map((url) => storeFactOf('s3', url)),
    ],
    retention: KeptData.options.flatMap((data) => {
      const period = retention[data];
      return period === undefined ? [] : [{ data, period }];
    }),
  };
}
