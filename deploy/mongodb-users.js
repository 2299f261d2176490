/*
 * The users of MongoDB, one for each service and its own database only. Run by the image before the
 * first start of an empty volume; for older volumes see docs/OPERATIONS.md.
 */
const { env } = process;
const prefix = env.NAME_PREFIX || 'lux';
const passwords = {
  accounts: env.MONGODB_ACCOUNTS_PASSWORD,
  conversation: env.MONGODB_CONVERSATION_PASSWORD,
  media: env.MONGODB_MEDIA_PASSWORD,
  analytics: env.MONGODB_ANALYTICS_PASSWORD,
  classroom: env.MONGODB_CLASSROOM_PASSWORD,
};
for (const [service, pwd] of Object.entries(passwords)) {
  if (!pwd) throw new Error(`${service} has no password`);
  db.getSiblingDB(`${prefix}-${service}`).createUser({ user: service, pwd, roles: ['readWrite'] });
}
