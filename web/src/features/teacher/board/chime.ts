const TONES_HZ = [659, 880];
const TONE_S = 0.22;
const LOUDNESS = 0.12;

/** Two soft tones for the teacher, made by the browser itself. */
export function createChime() {
  const context = new AudioContext();
  return {
    play(): void {
      // A tablet that slept has put its sound card to rest.
      void context.resume().catch(() => {});
      TONES_HZ.forEach((hertz, index) => {
        const begin = context.currentTime + index * TONE_S;
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.frequency.value = hertz;
        volume.gain.setValueAtTime(LOUDNESS, begin);
        volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_S * 2);
        tone.connect(volume).connect(context.destination);
        tone.start(begin);
        tone.stop(begin + TONE_S * 2);
      });
    },
    close: (): void => void context.close().catch(() => {}),
  };
}
