/**
 * `npm run restore -- FILE`: puts a back-up back, with LUX stopped. Where something is stored already it
 * refuses, unless `--replace` says that it may go (docs/OPERATIONS.md, "Back-up and restore").
 */
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { restoreBackup } from './restore-backup.ts';
import { runForPerson, say } from './run-for-person.ts';

await runForPerson(async (given) => {
  const isReplacing = given.includes('--replace');
  const file = given.find((argument) => !argument.startsWith('--'));
  if (!file) throw new StartProblem('Welche Datei? Zum Beispiel: npm run restore -- lux.tar.gz');
  const { documents, cutAt, secrets, areInBucket } = await restoreBackup(file, {
    isReplacing,
    isStopped: given.includes('--stopped'),
  });
  const at = new Date(cutAt).toLocaleString('de-DE');
  say(`Zurückgeholt: ${documents} Dokumente vom ${at}.`);
  if (!areInBucket) {
    say(
      'MEDIA_STORE ist gerade nicht zu erreichen: Die Bilder liegen in der Datenbank, und LUX bringt sie dorthin, sobald es geht.',
    );
  }
  if (secrets === 'restored') say('Auch die Geheimnisse sind zurück.');
  if (secrets === 'kept') {
    say(
      'Die Geheimnisse hier sind andere als damals und geblieben; gespeicherte Schlüssel von KI-Anbietern und zweite Faktoren gehen dann nicht mehr. Mit --replace kommen auch die alten Geheimnisse zurück.',
    );
  }
});
