import { type Amount, readAmounts, readPieces } from '@lux/maths/read-word-problem/read-amounts.ts';

/** A sentence with its numbers taken out: "ist # gerade" and [17]. */
export interface NumberFrame {
  frame: string;
  amounts: Amount[];
}

const FILLERS =
  /(?<!\p{L})(?:bitte|mal eben|eigentlich|denn|lux|hey|hallo|sag mir|sag mal|sach mal|sag|du|kannst du mir|kannst du|weißt du|ähm?|hm|also|mir|ok|okay|schnell)(?!\p{L})/gu;

/** Articles stay words: only what can be no article is a number. */
export function readNumberFrame(sentence: string): NumberFrame {
  const pieces = readPieces(sentence.replaceAll(/(?<=\d)\s?[=?]/g, ' '));
  const amounts = readAmounts(pieces).filter(({ isArticle }) => !isArticle);
  const starts = new Map(amounts.map((amount) => [amount.at, amount]));
  const words: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const amount = starts.get(at);
    if (amount) {
      words.push('#');
      // What is counted stays part of the sentence.
      const isCounting = amount.noun !== null;
      at = amount.end - 1;
      if (isCounting) words.push(amount.noun?.toLowerCase() ?? '');
    } else if (!/^[.,;!?:]$/.test(pieces[at]?.word ?? '')) words.push(pieces[at]?.word ?? '');
  }
  const frame = words.join(' ').replaceAll(FILLERS, ' ').replaceAll(/\s+/g, ' ').trim();
  return { frame, amounts };
}
