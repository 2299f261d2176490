import type { WeightedTerm } from '../create-scorer.ts';

/** Sex and nudity. */
export const sexualTerms: WeightedTerm[] = [
  { weight: 2.8, words: 'schwanz mit' },
  { weight: 2.8, words: 'riesen penis | penis mit' },
  { weight: 0.1, words: 'schwanz von | riesigen penis' },
  { weight: 7.2, words: 'sex* | porno* | blowjob* | sex' },
  {
    weight: 7.9,
    words:
      '*porno | porn | orgie* | flachlegen | flachgelegt | bumsen | poppen | ficken | fick* | wichsen | wichs* | onanier* | masturb* | selbstbefriedig* | orgasm* | dildo* | vibrator* | milf | domina | quickie | swinger* | im puff | ins puff | in den puff | zum puff | einen puff | ein puff | puffs | puffmutter* | bordell* | prostitu* | nutte* | strip* | onlyfans | erotik* | erotisch* | sexting | rummachen | rumgemacht | fummel* | versaut* | pervers* | titten | möpse | muschi* | fotze* | ständer | geil* | aufgegeilt | entjungfer* | kamasutra | bdsm | nippel',
  },
  { weight: 4.9, words: 'ohne kleider' },
  { weight: 3.1, words: 'ohne muschel*' },
  { weight: 2.8, words: 'ohne bh | *ohne bh' },
  {
    weight: 1.9,
    words:
      'ohne klamotten | ohne kleidung | ohne bikini | ohne unterhose | oben ohne | ohne hose | sich auszieht | vor allen auszieht | po von',
  },
  { weight: 2.5, words: 'unterwäsche | brüste' },
  { weight: 1.8, words: 'nackig* | dessous | tanga | auszieht | ausziehen | busen | zungenkuss' },
  {
    weight: 2.4,
    words:
      'im bett tun | im bett treiben | selbst befriedig* | einer kommt beim | kommt beim sex | samenerguss wie | unten aus | frau unten | mann unten | scheide zeig* | penis zeig* | lesbisch* im | heiße frau* | ins bett kriegen | dirty talk | po zeig* | arsch zeig* | große brüste | dicke brüste | dicke titten | ausziehen soll | zieh dich',
  },
  { weight: 4.5, words: 'gangbang' },
  { weight: 4, words: 'stundenhotel | nacktfoto*' },
  { weight: 4, words: 'horny' },
  {
    weight: 4.3,
    words:
      'string | befriedigt | befriedigen | abspritz* | nackte | schambereich | intimbereich | vagina | flotter dreier | ein dreier | nen dreier | einen dreier | pornhub | nacktbild* | sexy | verführ* | erregt | geschlechtsverkehr | unanständig* | schmutzig* | playboy | stripper*',
  },
  { weight: 4.9, words: 'größten penis' },
  {
    weight: 2.9,
    words:
      'erwachsene liebe | machen erwachsene liebe | dirty reden | bläst man | größte penis | bett sex | hintern sehen | nackte hintern | jungfrau verlieren | erstes mal sex | verhütung wie geht | pille danach | schwanger machen | wie kriegt man frauen ins',
  },
  { weight: 6, words: 'callboy | fetisch' },
  { weight: 1.6, words: 'dirty | bläst | callgirl | ärsche' },
  { weight: 2.7, words: '*sex' },
  { weight: 2.2, words: 'nackt*' },
  { weight: 0, words: 'vögeln | blasen | nackten | feucht' },
  { weight: 0.1, words: 'steifen | knutschen' },
];
