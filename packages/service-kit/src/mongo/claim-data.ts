import type { Connection } from 'mongoose';

/** The form of what all services store. Raised with every change that older code has to know of. */
export interface DataFormat {
  version: number;
  /** The first version whose code reads and writes this form rightly. */
  readableSince: number;
}

/**
 * Version 1 is data without a mark, as it was stored until November 2026. A change that older code would
 * misread or spoil raises both numbers; one that only adds something raises `version`, so that during a
 * rolling restart copies of before go on.
 */
export const DATA_FORMAT: DataFormat = { version: 3, readableSince: 1 };

/** Where a database says in which form its data is. Part of every back-up, and no child's data. */
export const FORMAT_COLLECTION = 'data-format';

const ID = 'format';

interface StoredFormat extends DataFormat {
  _id: typeof ID;
}

export class NewerDataError extends Error {
  constructor(stored: DataFormat, own: DataFormat) {
    super(
      `Diese Daten hat eine neuere Version von LUX geschrieben (Stand ${stored.version}, dieses LUX kennt ${own.version}). Bitte wieder die neuere starten oder eine Sicherung von damals zurückholen (docs/OPERATIONS.md, „Upgrade“).`,
    );
    this.name = 'NewerDataError';
  }
}

/**
 * Marks a database as written by this version. May be called by many copies at once, and by those of
 * different versions: the numbers only rise.
 *
 * @throws NewerDataError before anything is written where this version would misread the data.
 */
export async function claimData(
  connection: Connection,
  own: DataFormat = DATA_FORMAT,
): Promise<void> {
  const formats = connection.collection<StoredFormat>(FORMAT_COLLECTION);
  const refuse = (stored: DataFormat | null) => {
    if (stored && stored.readableSince > own.version) throw new NewerDataError(stored, own);
  };
  refuse(await formats.findOne({ _id: ID }));
  const stored = await formats.findOneAndUpdate(
    { _id: ID },
    { $max: { version: own.version, readableSince: own.readableSince } },
    { upsert: true, returnDocument: 'after' },
  );
  // A newer copy may have come in between.
  refuse(stored);
}
