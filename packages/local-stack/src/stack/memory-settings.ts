/**
 * V8 settings of every process of the stack. Node's default young generation of 16 MB lets each process
 * keep up to 48 MB of garbage; with 8 MB the nine processes of `npm start` stay below 1.5 GB together.
 * Delete this when Node chooses a smaller young generation itself under `--max-old-space-size`.
 */
export const YOUNG_GENERATION_FLAG = '--max-semi-space-size=8';

/**
 * glibc gives each thread a heap of its own, and buffers that threads pass on (sound, pictures) leave
 * holes in all of them; two heaps keep memory flat. Delete this when services hand no buffers between
 * threads, or Node comes with another allocator.
 */
export const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2' } as const;
