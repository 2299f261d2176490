import { services } from './services.ts';

const shared = ['INTERNAL_TOKEN', 'MONGODB_URI', 'REDIS_URL'];
const secrets = new Set([...shared, ...services.flatMap((service) => service.secrets)]);

/** An environment without any secret; each process is then given what it needs (`services.ts`). */
export function withoutSecrets(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secrets.has(name)));
}
