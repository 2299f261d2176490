import { z } from 'zod';

/** What admins do to others, and teachers in their classes, by past facts. */
export const AuditAction = z.enum([
  'role.changed',
  'user.deleted',
  'unused-accounts.deleted',
  'deletions.repeated',
  'user.exported',
  'visitor.forgotten',
  'password.reset',
  'second-factor.removed',
  'settings.changed',
  'key.changed',
  'ai-server.changed',
  'ai-choices.changed',
  'ai-ceilings.changed',
  'exam.started',
  'exam.cancelled',
  'invitation.created',
  'invitation.deleted',
  'export.made',
  'request.handled',
  'alert.handled',
  'alert-settings.changed',
  'picture.deleted',
  'job.retried',
  'job.removed',
  'owner.recovered',
  'teacher.given',
  'teacher.withdrawn',
  'teacher.invited',
  'class.deleted',
  'cards.printed',
  'seat.exported',
  'material.shared',
  'material.withdrawn',
  'material.deleted',
  'materials.given',
  'lesson.started',
  'lesson.ended',
  'look.made',
  'child.sent-out',
  'alert.seen',
  'privacy-kit.made',
]);
export type AuditAction = z.infer<typeof AuditAction>;

const name = z.string().max(200);

/** Who did it: by login, by the dashboard's password, by `ADMIN_PIN`, or LUX by itself. */
export const AuditActor = z.object({
  kind: z.enum(['user', 'dashboard', 'pin', 'system']),
  /** The user's; else a mark that tells one session or network from the next and opens nothing. */
  id: name,
  name,
});
export type AuditActor = z.infer<typeof AuditActor>;

/** To whom or what. */
export const AuditTarget = z.object({
  kind: z.enum([
    'user',
    'request',
    'picture',
    'job',
    'invitation',
    'key',
    'class',
    'lesson',
    'place',
    'alert',
    'material',
  ]),
  id: name,
  /** As it was called then. */
  name: name.nullable(),
});
export type AuditTarget = z.infer<typeof AuditTarget>;

/** Short facts; never a secret, never a child's words. */
export const AuditDetails = z.record(
  z.string().max(60),
  z.union([z.string().max(300), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof AuditDetails>;

/** One line of the trail of what admins do: who, what, to whom, when. It is never changed, and deleted by age only. */
export const AuditEntry = z.object({
  /** Grows with time. */
  id: z.string().regex(/^[0-9a-f]{36}$/),
  at: z.iso.datetime(),
  actor: AuditActor,
  action: AuditAction,
  target: AuditTarget.nullable(),
  details: AuditDetails,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const limitHint = 'Möglich sind 1 bis 200 Einträge auf einmal.';

/** Query of `GET /api/admin/trail`: the latest first, before an entry that one has. */
export const AuditTrailQuery = z.object({
  before: AuditEntry.shape.id.optional(),
  limit: z.coerce
    .number({ error: limitHint })
    .int(limitHint)
    .min(1, limitHint)
    .max(200, limitHint)
    .default(50),
});
export type AuditTrailQuery = z.infer<typeof AuditTrailQuery>;

/** Answer of `GET /api/admin/trail`; `next` is what to ask for as `before`, null at the end. */
export const AuditTrailPage = z.object({
  entries: z.array(AuditEntry),
  next: AuditEntry.shape.id.nullable(),
});
export type AuditTrailPage = z.infer<typeof AuditTrailPage>;
