/** One sound of a spoken text, in IPA, and when it begins. */
export type EspeakPhoneme = { ipa: string; atMs: number };
