import { englishly, german, type Tools } from '../tools.ts';

/** "Wie spricht man Wednesday aus?": in the marks of the English voice, and spelt for German ears. */
export function pronounce(heard: string, tools: Tools, isEnglishTalk = false): string | null {
  const { english, spelling, content } = tools;
  const text = heard.toLowerCase().trim();
  const [entry] = english.english(text);
  if (entry) {
    const said = [entry.en, ...(entry.others ?? [])].find((each) => each.toLowerCase() === text);
    const written = said ?? text;
    const sound = content.sounds[written];
    const ears = sound
      ? ` Das klingt wie ${german(sound.said)}.${sound.hint ? ` ${sound.hint}` : ''}`
      : '';
    return `So spricht man es: ${englishly(written)}.${ears} Auf Deutsch heißt es ${german(entry.de)}.`;
  }
  const phrase = english.englishPhrase(text);
  if (phrase) return `So spricht man es: ${englishly(phrase.en)}`;
  // "Wie heißt grau auf Englisch?", "und wie spricht man das aus?"
  const [translated] = isEnglishTalk ? english.german(text) : [];
  if (translated) return pronounce(translated.en, tools);
  const known = spelling.known(text);
  if (known) return `So spricht man es: ${known}.`;
  return /^[a-z' -]{2,30}$/i.test(text) ? `So spricht man es: ${englishly(text)}.` : null;
}
