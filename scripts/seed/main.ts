/**
 * `npm run seed`: a believable week of a class in the data folder of `npm start`, and a school with
 * classes and lessons, so that the dashboard and the board can be seen and judged. LUX must not be running there meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { RequestStats } from '@lux/contracts/analytics/request-stats.ts';
import { loadConfig } from '@lux/local-stack/config.ts';
import { generatePassword } from '@lux/local-stack/data-dir/generate-password.ts';
import { StartProblem } from '@lux/local-stack/start-problem.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { playSchool } from './play-school.ts';
import { playWeek } from './play-week.ts';
import { putIntoStream } from './put-into-stream.ts';
import { spreadOverWeek } from './spread-over-week.ts';

const print = (line: string) => console.log(line);
const STORED_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 250;

try {
  print('LUX startet für die Beispielklasse …');
  // Makes the teacher an admin; it is not printed.
  const adminPin = generatePassword();
  const env = { ADMIN_PIN: adminPin };
  const stack = await startStack({ ...loadConfig(), env, port: 0, print });
  try {
    const password = generatePassword();
    const { url, dashboardPassword, redisUrl } = stack;
    const week = await playWeek({ url, adminPin, password, print });
    const { teacher } = week;
    if (teacher) await playSchool({ url, adminPin, password, teacher, print });
    const events = spreadOverWeek({ ...week, now: new Date(), random: Math.random });
    await putIntoStream(redisUrl, events);

    const deadline = Date.now() + STORED_WITHIN_MS;
    const readTotal = async () =>
      (await week.teacher?.send(RequestStats, 'GET', '/api/analytics/stats'))?.total ?? 0;
    while ((await readTotal()) < events.length) {
      if (Date.now() > deadline) throw new Error('Die Anfragen wurden nicht gespeichert.');
      await pause(ASK_EVERY_MS);
    }
    print(`${events.length} Anfragen aus 7 Tagen, dazu die von eben.`);
    print('Lehrerin (Admin): frau-sommer, Lehrer: herr-winter');
    print('Kinder: mia, ben, ada, emil, lina, yusuf');
    print(`Passwort von allen: ${password}`);
    print(`Passwort des Dashboards: ${dashboardPassword}`);
    print('Jetzt: npm start');
  } finally {
    await stack.stop();
  }
  process.exit(0);
} catch (error) {
  if (error instanceof StartProblem) console.error(`\n${error.message}\n`);
  else if (error instanceof Error && error.message.includes('USERNAME_TAKEN')) {
    console.error('Die Beispielklasse gibt es in diesem Datenordner schon.');
  } else console.error(error);
  process.exit(1);
}
