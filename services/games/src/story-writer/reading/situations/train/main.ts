/** `npm run train -w @lux/games`: writes what the two readers have learnt, the same for the same examples. */
import { writeFileSync } from 'node:fs';
import { loadStoryData } from '../../../data/load-story-data.ts';
import { learntFile } from '../learnt-classifier.ts';

const { situations, classReader } = loadStoryData();
const files = [
  ['situations', situations.learn()],
  ['classes', classReader.learn()],
] as const;
for (const [reader, file] of files) {
  writeFileSync(learntFile(reader), file);
  console.log(`${reader}: ${Math.round(file.length / 1000)} kB`);
}
