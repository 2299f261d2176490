/**
 * `npm run capacity -- --schools 100`: what so many schools need, reckoned from the measured costs of
 * one request of each kind (docs/SCALING.md). What is assumed is printed with it and can be set.
 */
import { parseArgs } from 'node:util';
import { planCapacity } from './plan-capacity.ts';

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '1' },
    children: { type: 'string', default: '250' },
    'at-once': { type: 'string', default: '20' },
    hours: { type: 'string', default: '1' },
    weeks: { type: 'string', default: '40' },
    'event-days': { type: 'string', default: '30' },
    partitions: { type: 'string', default: '1' },
    'core-euro': { type: 'string', default: '8' },
    'gigabyte-euro': { type: 'string', default: '2' },
    'disk-euro': { type: 'string', default: '0.05' },
  },
});

function numberOf(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(`--${name} muss eine Zahl über 0 sein, nicht „${values[name]}“.`);
  process.exit(2);
}

const wish = {
  schools: numberOf('schools'),
  childrenPerSchool: numberOf('children'),
  shareAtOnce: numberOf('at-once') / 100,
  hoursPerWeek: numberOf('hours'),
  weeksKept: numberOf('weeks'),
  eventDays: numberOf('event-days'),
  eventPartitions: numberOf('partitions'),
  prices: {
    core: numberOf('core-euro'),
    gigabyte: numberOf('gigabyte-euro'),
    diskGigabyte: numberOf('disk-euro'),
  },
};
const plan = planCapacity(wish);
const write = (number: number, digits = 0) =>
  number.toLocaleString('de-DE', { maximumFractionDigits: digits });

console.log(
  `${write(plan.children)} Kinder in ${write(wish.schools)} Schulen, davon ${write(plan.atOnce)} zugleich (${write(wish.shareAtOnce * 100, 1)} %): ${write(plan.requestsPerSecond)} Anfragen in der Sekunde.`,
);
console.log('\nKopien           Zahl    Kerne   Speicher');
for (const { service, count, cores, memoryMb } of plan.copies) {
  console.log(
    `  ${service.padEnd(14)} ${write(count).padStart(4)} ${write(cores, 2).padStart(8)} ${write(memoryMb / 1_000, 1).padStart(7)} GB`,
  );
}
const { mongodb, valkey } = plan;
console.log(
  `  MongoDB        ${write(mongodb.shards).padStart(4)} ${write(mongodb.cores, 2).padStart(8)}   (Shards; ${write(mongodb.diskGb)} GB Platte, jeder mit zwei Nachfolgern)`,
);
console.log(
  `  Valkey         ${write(valkey.masters).padStart(4)} ${write(valkey.cores, 2).padStart(8)}   (Master, jeder mit einem Nachfolger)`,
);
console.log(
  `\nZusammen ${write(plan.cores, 1)} Kerne, mit einem Drittel Luft ${write(plan.paidCores)}; ${write(plan.memoryGb, 1)} GB Speicher ohne die Datenbanken; ${write(plan.megabitPerSecond, 1)} Mbit/s zu den Kindern.`,
);
console.log(
  `Etwa ${write(plan.euroPerMonth)} € im Monat bei ${write(wish.prices.core, 2)} € je Kern, ${write(wish.prices.gigabyte, 2)} € je GB Speicher und ${write(wish.prices.diskGigabyte, 2)} € je GB Platte (angenommen, mit --core-euro, --gigabyte-euro und --disk-euro zu ändern); ein Anbieter für Antworten und Nachfolger der Datenbanken kommen dazu.`,
);
console.log(
  `Angenommen: ${write(wish.hoursPerWeek, 1)} Stunde je Kind und Woche, ${write(wish.weeksKept)} Wochen aufgehoben, Anfragen ${write(wish.eventDays)} Tage; Stimme und Bilder eingebaut; Unterrichtsstunden (classroom) sind nicht mitgerechnet.\n`,
);
const reached = plan.limits.filter(({ isReached }) => isReached);
console.log(reached.length === 0 ? 'Nichts wird eng.' : 'Eng wird, in dieser Reihenfolge:');
for (const { what, atOnce } of reached) {
  console.log(`  ab ${write(atOnce)} Kindern zugleich: ${what}`);
}
const next = plan.limits.find(({ isReached }) => !isReached);
if (next) console.log(`Als Nächstes, ab ${write(next.atOnce)} Kindern zugleich: ${next.what}`);
