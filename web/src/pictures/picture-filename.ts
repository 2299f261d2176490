/** SPEC 5: a product label, 20 characters of the prompt with `_` for other signs, a timestamp. */
export function pictureFilename(label: string, prompt: string, now: Date): string {
  const words = prompt.slice(0, 20).replace(/[^a-zA-Z0-9]/g, '_');
  return `LUX_${label}_${words}_${now.getTime()}.png`;
}
