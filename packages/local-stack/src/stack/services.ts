const aiKeys = [
  'OPENAI_API_KEY',
  'OPENAI_IMAGE_API_KEY',
  'OPENAI_SPEECH_API_KEY',
  'OPENAI_TRANSCRIBE_API_KEY',
  'OPENAI_MODERATION_API_KEY',
  'ELEVENLABS_API_KEY',
];

/** Of the bucket with the pictures. */
const bucketKeys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

type Service = {
  name: string;
  script: string;
  /** Beside INTERNAL_TOKEN, which all have; a process gets no other secret than these. */
  secrets: string[];
  /** Caps that keep all processes together below 1.7 GB. */
  heapMegabytes: number;
};

/** The processes of DESIGN 1 beside the engines. */
export const services: Service[] = [
  {
    name: 'accounts',
    script: 'services/accounts/src/main.ts',
    secrets: ['SETTINGS_KEY', 'SETTINGS_KEY_PREVIOUS', ...aiKeys],
    heapMegabytes: 192,
  },
  {
    name: 'conversation',
    script: 'services/conversation/src/main.ts',
    secrets: aiKeys,
    // What the built-in teacher knows takes 175 of them after its first turns.
    heapMegabytes: 320,
  },
  { name: 'games', script: 'services/games/src/main.ts', secrets: aiKeys, heapMegabytes: 192 },
  {
    name: 'media',
    script: 'services/media/src/main.ts',
    secrets: [...aiKeys, ...bucketKeys],
    heapMegabytes: 256,
  },
  {
    name: 'media-worker',
    script: 'services/media/src/worker.ts',
    secrets: [...aiKeys, ...bucketKeys],
    heapMegabytes: 384,
  },
  {
    name: 'analytics',
    script: 'services/analytics/src/main.ts',
    secrets: ['SETTINGS_KEY', 'SETTINGS_KEY_PREVIOUS', 'SMTP_URL'],
    heapMegabytes: 256,
  },
  { name: 'classroom', script: 'services/classroom/src/main.ts', secrets: [], heapMegabytes: 192 },
  {
    name: 'bff',
    script: 'services/bff/src/main.ts',
    secrets: ['SESSION_SECRET', 'OWNER_SECRET', 'DASHBOARD_PASSWORD', 'ADMIN_PIN'],
    heapMegabytes: 320,
  },
];

const shared = ['INTERNAL_TOKEN', 'MONGODB_URI', 'REDIS_URL'];
/** They open back-ups, which no service writes or reads. */
const ofBackups = ['BACKUP_PASSPHRASE', 'BACKUP_IDENTITY'];
const secrets = new Set([
  ...shared,
  ...ofBackups,
  ...services.flatMap((service) => service.secrets),
]);

/** An environment without any secret; each process is then given what it needs (`services.ts`). */
export function withoutSecrets(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secrets.has(name)));
}
