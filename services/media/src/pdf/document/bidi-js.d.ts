/** The parts of bidi-js that we use; it comes without types. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** One for each UTF-16 unit; odd is right to left. */
    levels: Uint8Array;
  }
  // biome-ignore lint/style/noDefaultExport: it exports nothing else.
  export default function createBidi(): {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => EmbeddingLevels;
    /** Null where a sign looks the same from both sides. */
    getMirroredCharacter: (sign: string) => string | null;
  };
}
