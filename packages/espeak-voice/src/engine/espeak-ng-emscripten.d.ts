/** The part of the package that is used; it ships no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  type SpeechEvent = {
    type: string;
    /** Counted from 1, in characters of the text. */
    text_position: number;
    /** Milliseconds from the beginning of the sound. */
    audio_position: number;
    /** A phoneme's IPA. */
    id?: string | number;
  };

  type Speaker = {
    /** 0 when the voice is known. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    /** Synchronous; a truthy answer of the callback stops it. */
    synthesize(
      text: string,
      onChunk: (samples: Int16Array<ArrayBuffer>, events: SpeechEvent[]) => boolean,
    ): void;
  };

  const createEspeakModule: () => Promise<{ eSpeakNGWorker: new () => Speaker }>;
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default createEspeakModule;
}
