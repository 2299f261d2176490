import { readAllEnough, readPriceList, readSeveralBuyers } from './basket.ts';
import { readChanges, readPacksAndChange, readPacksAndOne } from './changed-counts.ts';
import { readEndOfAll, readLeaveBy, readLengthOfAll, readTimeBetween } from './clock-sums.ts';
import { readBornWith, readChoices, readCompared, readGrown } from './compared-things.ts';
import {
  readEqualGroups,
  readInGroups,
  readLeftOver,
  readPieces,
  readPooledShare,
} from './divided-things.ts';
import { type EverydayReader, everydayText } from './everyday-text.ts';
import { readInTime } from './in-time.ts';
import { readItemPrices } from './item-prices.ts';
import {
  readAgain,
  readBornIn,
  readDaily,
  readDayAhead,
  readDoneOf,
  readInLarger,
  readRecipe,
  readTogether,
  readWayToSchool,
} from './measured-things.ts';
import {
  readCanBuy,
  readCountForMoney,
  readHowManyFor,
  readMoneyLeft,
  readPaidAll,
  readPriceOfCount,
  readSpentOften,
} from './money-enough.ts';
import { readHeadsAndLegs } from './parts-of-things.ts';
import { readPercentOff } from './percent-off.ts';
import {
  readBothEnough,
  readEnoughFor,
  readFactorPrice,
  readKiloPrices,
  readMissingMoney,
  readPerPiece,
} from './priced-things.ts';
import { readSnail, readWorkers } from './puzzles.ts';
import {
  readContainers,
  readHowOften,
  readInProportion,
  readPriceOfOne,
  readSameSpeed,
  readTimeFor,
  readUntilDone,
} from './rates.ts';
import { readAgeThen, readRelations, readTimesTogether } from './relations.ts';
import {
  readFromEach,
  readGroupsAndOne,
  readPacksEaten,
  readPiecesOf,
  readRestFor,
} from './rest-and-pieces.ts';
import {
  readEachTakes,
  readFilledPacks,
  readGoesEven,
  readGroupsOf,
  readSharedPacks,
} from './shared-things.ts';
import {
  readEachPays,
  readFloor,
  readPaidBack,
  readSwapped,
  readVolume,
  readWeightOfOne,
} from './single-steps.ts';
import { readInMinutes, readSpans, readUntilClock } from './spans-of-time.ts';
import { readMoreTogether, readNumberRiddle, readThatIsMore } from './sum-and-difference.ts';
import {
  readEachHas,
  readHadBefore,
  readHalfAndGone,
  readIsOver,
  readOtherShare,
  readShareThatDoes,
  readStillMissing,
} from './taken-away.ts';

/** Each takes one kind of problem, and only where all of its numbers have a place. */
const READERS: readonly EverydayReader[] = [
  readPriceList,
  readAllEnough,
  readHowManyFor,
  readFromEach,
  readFloor,
  readItemPrices,
  readThatIsMore,
  readMoreTogether,
  readNumberRiddle,
  readTimeFor,
  readHowOften,
  readPacksEaten,
  readInLarger,
  readSpentOften,
  readCanBuy,
  readPriceOfOne,
  readInProportion,
  readShareThatDoes,
  readGroupsAndOne,
  readLengthOfAll,
  readSeveralBuyers,
  readPercentOff,
  readRelations,
  readTimesTogether,
  readAgeThen,
  readUntilDone,
  readSameSpeed,
  readContainers,
  readSnail,
  readWorkers,
  readHeadsAndLegs,
  readEndOfAll,
  readTimeBetween,
  readLeaveBy,
  readPaidBack,
  readVolume,
  readWeightOfOne,
  readEachPays,
  readSwapped,
  readRestFor,
  readPiecesOf,
  readEachTakes,
  readSharedPacks,
  readGoesEven,
  readFilledPacks,
  readGroupsOf,
  readInGroups,
  readEqualGroups,
  readPooledShare,
  readLeftOver,
  readPieces,
  readPerPiece,
  readOtherShare,
  readBornWith,
  readFactorPrice,
  readKiloPrices,
  readEnoughFor,
  readBothEnough,
  readUntilClock,
  readSpans,
  readInMinutes,
  readCountForMoney,
  readPaidAll,
  readMoneyLeft,
  readPriceOfCount,
  readHalfAndGone,
  readHadBefore,
  readStillMissing,
  readMissingMoney,
  readIsOver,
  readEachHas,
  readGrown,
  readChoices,
  readTogether,
  readAgain,
  readWayToSchool,
  readDoneOf,
  readInTime,
  readDaily,
  readRecipe,
  readDayAhead,
  readBornIn,
  readPacksAndOne,
  readPacksAndChange,
  readChanges,
  readCompared,
];

/** What comes out of a problem by the first reader that knows its kind. */
export function readEveryday(question: string, now: Date): string | null {
  const told = everydayText(question);
  for (const read of READERS) {
    const text = read(told, now);
    if (text !== null) return text;
  }
  return null;
}
