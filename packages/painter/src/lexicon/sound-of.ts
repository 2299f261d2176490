import { soundKey } from '@lux/german-text/sound-key.ts';

/**
 * What a word sounds like to a child that writes as it hears: "fogel" is Vogel, "rita" Ritter,
 * "schpielt" spielt. Umlauts are kept, so that "Hose" is no "Höse".
 */
export function soundOf(word: string): string {
  const written = word
    .toLowerCase()
    .replace(/^sch(?=[pt])/u, 's')
    .replace(/oi/gu, 'eu')
    .replace(/ea/gu, 'e');
  return soundKey(written).replace(/(?:er|a)$/u, 'a');
}
