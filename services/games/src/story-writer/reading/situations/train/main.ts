/** `npm run train -w @lux/games`: writes what the reader of classes has learnt, the same for the same examples. */
import { writeFileSync } from 'node:fs';
import { loadStoryData } from '../../../data/load-story-data.ts';
import { learntFile } from '../learnt-classifier.ts';

const file = loadStoryData().classReader.learn();
writeFileSync(learntFile('classes'), file);
console.log(`classes: ${Math.round(file.length / 1000)} kB`);
