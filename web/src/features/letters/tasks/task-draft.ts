import type { Option } from '@lux/reading/options/option.ts';
import type { LettersTask } from './letters-task.ts';

/** A task whose options are still to be chosen; `text` is what is asked. */
export type TaskDraft = Option & Omit<LettersTask, 'asked' | 'options'>;
