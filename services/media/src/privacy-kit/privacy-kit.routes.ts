import { KitOrder } from '@lux/contracts/media/privacy-kit.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';

/**
 * Documents of the privacy kit, made of what the bff has read from all services. Nothing of them is
 * stored. What makes them is loaded with the first one: few schools need it more than once a year.
 */
export function privacyKitRoutes(server: Server): void {
  server.post('/privacy-kit', { schema: { body: KitOrder } }, async (request, reply) => {
    const { document, language, format, facts } = request.body;
    const { composeDocument } = await import('./compose-document.ts');
    const composed = composeDocument(document, { language, facts });
    if (format === 'txt') {
      const { writePlainText } = await import('./write-plain-text.ts');
      return reply.type('text/plain; charset=utf-8').send(writePlainText(composed));
    }
    const { renderDocument } = await import('../pdf/document/render-document.ts');
    return reply.type('application/pdf').send(await renderDocument(composed));
  });
}
