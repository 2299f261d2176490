/**
 * What recognisers "hear" in silence and noise, because they learnt from subtitled films. Written
 * in small letters without punctuation; `*` stands for any further words. Only what no child would
 * say to LUX as a whole sentence belongs here: "Danke", "Tschüss" and "Musik" do not.
 */
export const phantomSentences: readonly string[] = [
  'untertitel *',
  'untertitelung *',
  'copyright *',
  'vielen dank fürs zuschauen *',
  'vielen dank für das zuschauen *',
  'vielen dank für ihre aufmerksamkeit',
  'danke fürs zuschauen *',
  'danke für das zuschauen *',
  'vielen dank fürs zuhören',
  'danke fürs zuhören',
  'das wars für heute *',
  'das war es für heute *',
  'bis zum nächsten mal',
  'bis zum nächsten video *',
  'bis zur nächsten folge',
  'abonniert den kanal *',
  'abonniert meinen kanal *',
  'abonniere den kanal *',
  'lasst ein abo da *',
  'wdr mediagroup *',
  'swr 20*',
  'zdf 20*',
  'ard text im auftrag *',
  'im auftrag des zdf *',
  'im auftrag von funk *',
  'amara org community',
  'thank you for watching',
  'thanks for watching',
];
