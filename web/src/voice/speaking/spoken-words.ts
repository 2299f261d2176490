import { SpokenWord } from '@lux/contracts/conversation/speech.ts';
import { z } from 'zod';

/** In a file of its own because zod comes with it. */
export const SpokenWords = z.array(SpokenWord);
