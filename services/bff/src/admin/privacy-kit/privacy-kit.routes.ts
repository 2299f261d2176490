import {
  isKitDocumentIn,
  KitDocument,
  KitFormat,
  KitLanguage,
  kitDocumentTitles,
  PrivacyKit,
} from '@lux/contracts/media/privacy-kit.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { PinQuery, requireDashboard } from '../access/require-dashboard.ts';
import { recordAdminAction } from '../audit/audit-trail.ts';
import { fileNameOf, packPrivacyKit } from './pack-privacy-kit.ts';
import { readPrivacyFacts } from './read-privacy-facts.ts';

const tags = ['Admin'];
const Params = z.object({ document: KitDocument });
const Query = PinQuery.extend({ language: KitLanguage.default('de') });

const TYPES = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' };
const save = (name: string) => `attachment; filename="LUX-${name}"`;

/** Drafts of what a school needs for data protection, made of what is configured right now. */
export function privacyKitRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/admin/privacy-kit',
    { schema: { tags, querystring: PinQuery, response: { 200: PrivacyKit } } },
    async (request): Promise<PrivacyKit> => {
      await requireDashboard(deps, request, request.query.adminPin);
      return {
        facts: await readPrivacyFacts(deps, request.id),
        documents: KitDocument.options.map((id) => ({
          id,
          title: kitDocumentTitles[id],
          languages: KitLanguage.options.filter((language) => isKitDocumentIn(id, language)),
        })),
      };
    },
  );

  for (const format of KitFormat.options) {
    server.get(
      `/api/admin/privacy-kit/:document.${format}`,
      { schema: { tags, params: Params, querystring: Query } },
      async (request, reply) => {
        const { document } = request.params;
        const { language, adminPin } = request.query;
        await requireDashboard(deps, request, adminPin);
        if (!isKitDocumentIn(document, language)) throw errors.KIT_IN_GERMAN_ONLY();
        const facts = await readPrivacyFacts(deps, request.id);
        await recordAdminAction(deps, request, {
          action: 'privacy-kit.made',
          details: { document, language, format },
        });
        const order = { document, language, format, facts };
        const signal = disconnectSignal(reply);
        const made = await deps.services.media.makeKitDocument(request.id, order, signal);
        const name = `${fileNameOf(document)}-${language}.${format}`;
        return reply
          .type(TYPES[format])
          .header('cache-control', 'no-store')
          .header('content-disposition', save(name))
          .send(made.body);
      },
    );
  }

  server.get(
    '/api/admin/privacy-kit.zip',
    { schema: { tags, querystring: PinQuery } },
    async (request, reply) => {
      await requireDashboard(deps, request, request.query.adminPin);
      const facts = await readPrivacyFacts(deps, request.id);
      await recordAdminAction(deps, request, {
        action: 'privacy-kit.made',
        details: { format: 'zip' },
      });
      const signal = disconnectSignal(reply);
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', save('Datenschutz.zip'))
        .send(packPrivacyKit(deps, { facts, requestId: request.id, signal }));
    },
  );
}
