/** What was said, held against the options: one of them, a word of help, or nothing. */
export type VoiceMatch = { index: number; hint?: string } | { hint: string } | null;
