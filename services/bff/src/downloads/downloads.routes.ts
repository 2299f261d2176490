import { DownloadImageRequest } from '@lux/contracts/media/download.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { prepareDownload } from './prepare-download.ts';

/** Saving one's own pictures (SPEC 7). */
export function downloadsRoutes(server: Server, deps: Deps): void {
  server.post(
    '/api/download-image',
    {
      schema: {
        tags: ['Bilder'],
        body: DownloadImageRequest,
        response: { 200: z.object({ downloadUrl: z.string() }) },
      },
    },
    async (request) => prepareDownload(deps, request, request.body),
  );
}
