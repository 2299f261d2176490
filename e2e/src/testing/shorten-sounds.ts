/**
 * Cuts each sound of LUX's voice to a moment: it is fetched, decoded, played and ends as always, but
 * a test that is about something else does not wait for the last word. Runs inside the page, so it
 * stands alone.
 */
export function shortenSounds(): void {
  const longestSeconds = 0.2;
  const prototype = BaseAudioContext.prototype;
  const { decodeAudioData } = prototype;

  prototype.decodeAudioData = async function (this: BaseAudioContext, file: ArrayBuffer) {
    const whole = await decodeAudioData.call(this, file);
    const { sampleRate, numberOfChannels } = whole;
    const length = Math.min(whole.length, Math.ceil(sampleRate * longestSeconds));
    const short = new AudioBuffer({ length, sampleRate, numberOfChannels });
    for (let channel = 0; channel < numberOfChannels; channel += 1) {
      short.copyToChannel(whole.getChannelData(channel).subarray(0, length), channel);
    }
    return short;
  };
}
