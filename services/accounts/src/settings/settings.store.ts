import type { Pronunciations } from '@lux/contracts/accounts/pronunciation.ts';
import {
  type AdminSettings,
  type AiKeys,
  PublicSettings,
  type ServiceSettings,
  type SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import type { SecretBox } from '@lux/service-kit/create-secret-box.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';

/** What holds until an admin saves something else (SPEC 3, 9). */
const defaultSettings = Object.freeze({
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  registration: 'open',
} satisfies Omit<PublicSettings, 'usesBrowserRecognition'>);

/** There is one set of settings for the whole system, so one document. */
const THE_ONE = 'settings';

interface SavedKey {
  sealed: string;
  lastFour: string;
  savedAt: Date;
}

const KEY_NAMES = ['openAiApiKey', 'elevenlabsApiKey'] as const satisfies (keyof AiKeys)[];

const keySchema = new Schema<SavedKey>(
  {
    sealed: { type: String, required: true },
    lastFour: { type: String, required: true },
    savedAt: { type: Date, required: true },
  },
  { _id: false },
);

const pronunciationSchema = new Schema<Pronunciations[number]>(
  { written: { type: String, required: true }, spoken: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    assistantName: String,
    language: { type: String, enum: PublicSettings.shape.language.options },
    voiceId: String,
    speechSpeed: Number,
    childSafeMode: Boolean,
    usesBrowserRecognition: Boolean,
    registration: { type: String, enum: PublicSettings.shape.registration.unwrap().options },
    isSecondFactorRequired: Boolean,
    pronunciations: { type: [pronunciationSchema], default: undefined },
    openAiApiKey: keySchema,
    elevenlabsApiKey: keySchema,
  },
  { collection: 'settings', versionKey: false },
);

export type SettingsStore = ReturnType<typeof createSettingsStore>;

interface Options {
  connection: Connection;
  box: SecretBox;
  log: Logger;
  /** What holds of browsers' recognisers until an admin decides (`BROWSER_RECOGNITION`). */
  usesBrowserRecognition: boolean;
}

/** The system's settings in MongoDB (SPEC 3). What no admin has set yet has its default. */
export function createSettingsStore({ connection, box, log, usesBrowserRecognition }: Options) {
  const model = connection.model('Settings', schema);
  const find = async () => model.findById(THE_ONE).lean();
  type Saved = Awaited<ReturnType<typeof find>>;

  const toPublic = (saved: Saved): PublicSettings => ({
    assistantName: saved?.assistantName ?? defaultSettings.assistantName,
    language: saved?.language ?? defaultSettings.language,
    voiceId: saved?.voiceId ?? defaultSettings.voiceId,
    speechSpeed: saved?.speechSpeed ?? defaultSettings.speechSpeed,
    childSafeMode: saved?.childSafeMode ?? defaultSettings.childSafeMode,
    usesBrowserRecognition: saved?.usesBrowserRecognition ?? usesBrowserRecognition,
    registration: saved?.registration ?? defaultSettings.registration,
  });

  /** A key that does not open any more is like none: the environment's or the built-in tier holds. */
  const openKey = (saved: Saved, name: (typeof KEY_NAMES)[number]): string | null => {
    const sealed = saved?.[name]?.sealed;
    if (!sealed) return null;
    try {
      return box.open(sealed, name);
    } catch {
      log.error({ name }, 'a saved key cannot be read; was SETTINGS_KEY changed?');
      return null;
    }
  };

  return {
    findPublic: async (): Promise<PublicSettings> => toPublic(await find()),

    /** With the keys themselves, for services. */
    findForServices: async (): Promise<Omit<ServiceSettings, 'chosenAi'>> => {
      const saved = await find();
      const aiKeys = {
        openAiApiKey: openKey(saved, 'openAiApiKey'),
        elevenlabsApiKey: openKey(saved, 'elevenlabsApiKey'),
      };
      return { ...toPublic(saved), pronunciations: saved?.pronunciations ?? [], aiKeys };
    },

    /** With the last four characters of the keys, for admins. */
    findForAdmins: async (): Promise<AdminSettings> => {
      const saved = await find();
      const shown = (key: SavedKey | null | undefined) =>
        key ? { lastFour: key.lastFour, savedAt: key.savedAt.toISOString() } : null;
      return {
        ...toPublic(saved),
        isSecondFactorRequired: saved?.isSecondFactorRequired ?? false,
        pronunciations: saved?.pronunciations ?? [],
        openAiApiKey: shown(saved?.openAiApiKey),
        elevenlabsApiKey: shown(saved?.elevenlabsApiKey),
      };
    },

    /** Seals saved keys with the current key of ours. @returns how many. */
    renewSeals: async (): Promise<number> => {
      const saved = await find();
      let renewed = 0;
      for (const name of KEY_NAMES) {
        const sealed = saved?.[name]?.sealed;
        const anew = sealed && box.renew(sealed, name);
        if (!anew) continue;
        // Not over a key that an admin has saved meanwhile.
        const { modifiedCount } = await model.updateOne(
          { _id: THE_ONE, [`${name}.sealed`]: sealed },
          { $set: { [`${name}.sealed`]: anew } },
        );
        renewed += modifiedCount;
      }
      return renewed;
    },

    /** Changes what is there; what is absent stays as it is. */
    save: async (change: SettingsChange): Promise<void> => {
      const { openAiApiKey, elevenlabsApiKey, ...plain } = change;
      const keys = { openAiApiKey, elevenlabsApiKey };
      const set: Record<string, unknown> = { ...plain };
      const unset: Record<string, 1> = {};
      for (const name of KEY_NAMES) {
        const key = keys[name];
        if (key === null) unset[name] = 1;
        if (key)
          set[name] = { sealed: box.seal(key, name), lastFour: key.slice(-4), savedAt: new Date() };
      }
      await model.updateOne({ _id: THE_ONE }, { $set: set, $unset: unset }, { upsert: true });
    },
  };
}
