/** "La la la" is sung and "ha ha" laughed: said twice on purpose. */
const SUNG = /^(?:la|ha|hi|ho|he|hu|na|bla|tra|lu|da|ja|nein|ne|so|sehr|ganz|viel)$/iu;
const AGAIN = /(?<!\p{L})(\p{L}{1,12})(?: +\1)+(?!\p{L})/giu;
/** "Wann ist wann ist Ostern", "kann man kann man": how a sentence begins or goes on, said again. */
const PHRASE_AGAIN =
  /(?<!\p{L})((?:was|wie|wer|wo|warum|wieso|wann|welche|ob|ich|kann|kannst|ist|hat|haben|gibt|der|die|das|ein|eine|man|wenn|dass|von|über|im)(?: \p{L}+){1,3}),? \1(?!\p{L})/giu;
/** "Ze februar", "zi zitrone": a word that was begun before. */
const BEGUN = /(?<!\p{L})(\p{L}{1,4})[ ,]+(?=(\p{L}{4,}))/giu;
/** "Bundes bundesländer": the first half of a long word, said twice. */
const HALF_BEGUN = /(?<!\p{L})(\p{L}{4,})[ ,]+(?=\1\p{L}{3,})/giu;
const STANDS_ALONE =
  /^(?:eine?[nmrs]?|über|unter|wenn|nach|alle|wieder|gegen|zwei|drei|vier|acht|neun|hundert|tausend|wasser|mein|dein|kein)$/iu;
/** "Hahamster" */
const GLUED = /(?<!\p{L})(\p{L}{2})(?=\1\p{L}{3,})/giu;
/** "Sechs unddreißig", "fünf und zwanzig": one number, as a recogniser writes it. */
const TORN_NUMBER =
  /(?<!\p{L})(ein|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun) ?und ?(zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)(?!\p{L})/giu;
/** Words of the German lesson whose halves are words, too: "mehr zahl", "gegen teil". */
const TORN_TERM =
  /(?<!\p{L})(mehr|ein|gegen|namen|haupt|tun|wie|für|reim) (zahl|teil|wort|wörter)(?= (?:von|vom|zu|zum|auf|für|oder)(?!\p{L})|[ ?!.]*$)/giu;
/** "Fliegenpilze essen" are two words. */
const DOES =
  /^(?:essen|trinken|machen|sehen|haben|sein|gehen|laufen|spielen|kaufen|fahren|fliegen|finden|fangen|nehmen|geben|bauen|malen|füttern|streicheln|anfassen|pflücken|probieren)$/iu;
const FEWEST_LETTERS = 6;
const WORD = /^\p{L}{2,}$/u;

/** Puts together what a recogniser has torn, and leaves out what was begun twice. */
export function createTearMender(isWord: (word: string) => boolean): (text: string) => string {
  const withoutRepeats = (text: string) =>
    text
      .replaceAll(AGAIN, (all, word: string) => (SUNG.test(word) ? all : word))
      .replaceAll(PHRASE_AGAIN, '$1');

  const withoutBegun = (text: string) =>
    text
      .replaceAll(BEGUN, (all, begun: string, word: string) =>
        word.toLowerCase().startsWith(begun.toLowerCase()) && !isWord(begun) && isWord(word)
          ? ''
          : all,
      )
      .replaceAll(HALF_BEGUN, (all, begun: string) => (STANDS_ALONE.test(begun) ? all : ''))
      .replaceAll(GLUED, (begun: string, _, at: number) => {
        const [whole = ''] = /^\p{L}+/u.exec(text.slice(at)) ?? [];
        return !isWord(whole) && isWord(whole.slice(begun.length)) ? '' : begun;
      });

  function joined(text: string): string {
    const words = text.split(' ');
    for (let at = 0; at + 1 < words.length; at += 1) {
      const one = words[at] ?? '';
      const [, other = '', mark = ''] = /^(\p{L}+)([?!.,]*)$/u.exec(words[at + 1] ?? '') ?? [];
      const whole = `${one}${other}`;
      const isTorn =
        WORD.test(one) &&
        WORD.test(other) &&
        whole.length >= FEWEST_LETTERS &&
        !DOES.test(other) &&
        !(isWord(one) && isWord(other)) &&
        isWord(whole);
      if (isTorn) words.splice(at, 2, `${whole}${mark}`);
    }
    return words.join(' ');
  }

  // Who writes capitals has not been heard by a recogniser.
  return (text) =>
    text === text.toLowerCase()
      ? joined(withoutBegun(withoutRepeats(text)))
          .replaceAll(TORN_NUMBER, '$1und$2')
          .replaceAll(TORN_TERM, '$1$2')
      : text;
}
