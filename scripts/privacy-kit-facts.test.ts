import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const kit = (document: string) =>
  read(`services/media/data/privacy-kit/german/${document}.yaml`).replaceAll(/\s+/g, ' ');

/** What the texts of the kit say in figures, and the line of code that makes it so. */
const facts = [
  ['measures', 'mindestens 8 Zeichen', 'packages/contracts/src/accounts/password.ts', '.min(8,'],
  ['measures', 'AES-256-GCM', 'packages/service-kit/src/create-secret-box.ts', "'aes-256-gcm'"],
  ['measures', 'Argon2id', 'services/accounts/src/passwords/argon2id.ts', 'argon2id'],
  [
    'measures',
    'IPTC digitalSourceType',
    'services/media/src/pictures/origin-mark.ts',
    'igitalSourceType',
  ],
  [
    'measures',
    'IPv4 auf /24',
    'services/bff/src/events/record-requests.ts',
    '/24 of an IPv4 address',
  ],
  ['register', '/48 (IPv6)', 'services/bff/src/events/record-requests.ts', '/48 of an IPv6 one'],
  [
    'register',
    'bis zu 20 bekannte Browser',
    'services/accounts/src/users/user-record.ts',
    'MAX_KNOWN_VISITORS = 20;',
  ],
  ['breach', 'SESSION_SECRET', '.env.example', 'SESSION_SECRET='],
] as const;

test.each(facts)('%s says „%s“ as the code has it', (document, said, file, line) => {
  expect(kit(document)).toContain(said);
  expect(read(file)).toContain(line);
});

test('session ids are as long as the measures say', () => {
  const source = read('services/bff/src/sessions/session.ts');
  const bytes = Number(/randomBytes\((\d+)\)/.exec(source)?.[1]);
  expect(kit('measures')).toContain(`${bytes * 8} Bit`);
});
