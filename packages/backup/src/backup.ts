/**
 * `npm run backup -- FILE`: everything LUX has stored, while it runs, in one file. Where
 * `BACKUP_PASSPHRASE` or `BACKUP_RECIPIENT` (a public key of age) is set it is encrypted, and then holds
 * the secrets of `npm start`, too (docs/OPERATIONS.md, "Back-up and restore").
 */

import os from 'node:os';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { runForPerson, say } from './run-for-person.ts';
import { writeBackup } from './write-backup.ts';

// Children come first: neither this nor what it starts takes a core from them.
os.setPriority(os.constants.priority.PRIORITY_LOW);

await runForPerson(async ([file]) => {
  if (!file) throw new StartProblem('Wohin? Zum Beispiel: npm run backup -- lux.tar.gz');
  const { documents, eventsMissing, isEncrypted, hasSecrets } = await writeBackup(file);
  say(`Gesichert: ${documents} Dokumente in ${file}.`);
  if (eventsMissing) {
    say(
      `Achtung: ${eventsMissing} Einträge von vorher waren noch zu den Diensten unterwegs und fehlen darin. Laufen alle Dienste?`,
    );
  } else if (eventsMissing === null) {
    say(
      'Achtung: Redis ist nicht erreichbar. Was noch zu den Diensten unterwegs war, fehlt darin.',
    );
  }
  if (!isEncrypted) {
    say(
      'Die Datei ist nicht verschlüsselt, und die Geheimnisse sind nicht darin. Mit BACKUP_PASSPHRASE wird sie verschlüsselt.',
    );
  } else if (!hasSecrets) {
    say('Die Geheimnisse (.env) sind nicht darin: Heben Sie sie getrennt davon auf.');
  }
});
