/**
 * What recognisers "hear" in silence and noise: credits and farewells of the subtitled films they
 * learnt from. Written in small letters without punctuation; `*` at the end stands for any further
 * words. Only what no child would say to LUX as a whole sentence belongs here: "Danke", "Musik",
 * "Untertitel sind toll" and "Bis zum nächsten Mal" do not.
 */
const phantomSentences: readonly string[] = [
  'untertitel',
  'untertitel der amara *',
  'untertitel von *',
  'untertitel im auftrag *',
  'untertitel des zdf *',
  'untertitelung *',
  'im auftrag des zdf *',
  'im auftrag von funk *',
  'ard text im auftrag *',
  'amara org community',
  'wdr mediagroup *',
  'swr 20*',
  'zdf 20*',
  'br 20*',
  'copyright *',
  'vielen dank fürs zuschauen *',
  'vielen dank für das zuschauen *',
  'vielen dank fürs zusehen *',
  'vielen dank fürs zuhören',
  'vielen dank für ihre aufmerksamkeit',
  'danke fürs zuschauen *',
  'danke für das zuschauen *',
  'danke fürs zusehen *',
  'danke fürs zuhören',
  'danke für ihre aufmerksamkeit',
  'das wars für heute *',
  'das war es für heute *',
  'bis zum nächsten video *',
  'bis zur nächsten folge',
  'wir sehen uns im nächsten video',
  'abonniert den kanal *',
  'abonniert meinen kanal *',
  'abonniere den kanal *',
  'lasst ein abo da *',
  'thank you for watching',
  'thanks for watching',
  'subtitles by the amara *',
  'please subscribe to my channel',
  'sous titres réalisés *',
  'merci davoir regardé cette vidéo',
  'subtítulos realizados por *',
  'gracias por ver el vídeo',
  'gracias por ver el video',
  'sottotitoli creati dalla *',
  'sottotitoli e revisione a cura di qtss',
  'grazie per la visione',
];

const patterns = phantomSentences.map((sentence) => {
  const words = sentence.replace(/ \*$/, '( .*)?').replace(/\*$/, '.*');
  return new RegExp(`^${words}$`);
});

/** How recognisers write down a noise: [Musik], (Applaus), *Applaus*, ♪. */
const NOISE = /\[[^\]]*\]|\([^)]*\)|\*\s*\p{L}[^*]*\*|♪[^♪]*♪?/gu;

/**
 * True for well-known sentences that a recogniser made up and nobody said; the same for the browser's
 * recogniser and the server's (DESIGN 5).
 */
export function isPhantomSentence(text: string): boolean {
  const plain = text
    .replace(NOISE, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? text.trim() !== '' : patterns.some((pattern) => pattern.test(plain));
}
