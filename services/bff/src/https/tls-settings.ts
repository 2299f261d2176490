import { envField } from '@lux/service-kit/config/env-field.ts';
import { z } from 'zod';

/** The variables for HTTPS (DESIGN 10). */
export const tlsVariables = {
  /** Where browsers reach LUX over TLS: at LUX itself, once it has a certificate and its key, or at a proxy. */
  HTTPS_PORT: envField.port(3443),
  /** Where browsers reach LUX over plain HTTP, where that is at a proxy; PORT where it is not. */
  HTTP_PORT: envField.port(3000).optional(),
  /** Files of the certificate with its chain, and of its key; read anew when they change. */
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /**
   * The authority that tablets install: a file, as `npm start` with HTTPS=local sets it, or where the
   * proxy that keeps one hands its certificate out (docker-compose.https.yml).
   */
  TLS_AUTHORITY: z.string().optional(),
  /** For certificates that every browser trusts; 0: browsers are not told to insist on HTTPS. */
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
};

const TlsVariables = z.object(tlsVariables);

/** What this process needs to answer over TLS. */
export interface TlsSettings {
  /** Where children's browsers connect. */
  port: number;
  certFile: string;
  keyFile: string;
  /** For how long browsers shall insist on TLS, in seconds; 0: not at all. */
  hstsSeconds: number;
}

/**
 * Null: plain HTTP only. A certificate of the school's own authority never brings HSTS, which would
 * keep a tablet out that lost it.
 *
 * @throws Error where one of the two files is named without the other.
 */
export function chooseTls(env: z.output<typeof TlsVariables>): TlsSettings | null {
  const { TLS_CERT: certFile, TLS_KEY: keyFile, TLS_AUTHORITY: authority } = env;
  if (!certFile && !keyFile) return null;
  if (!certFile || !keyFile) throw new Error('TLS_CERT and TLS_KEY belong together: set both');
  return {
    port: env.HTTPS_PORT,
    certFile,
    keyFile,
    hstsSeconds: authority === undefined ? env.HSTS_SECONDS : 0,
  };
}
