import { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';
import { type Connection, Schema } from 'mongoose';
import { defaultSettings } from './default-settings.ts';

/** There is one set of settings for the whole system, so one document. */
const THE_ONE = 'settings';

const schema = new Schema(
  {
    _id: { type: String, required: true },
    assistantName: String,
    language: { type: String, enum: PublicSettings.shape.language.options },
    voiceId: String,
    speechSpeed: Number,
    childSafeMode: Boolean,
  },
  { collection: 'settings', versionKey: false },
);

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** The system's settings in MongoDB (SPEC 3). What no admin has set yet has its default. */
export function createSettingsStore(connection: Connection) {
  const model = connection.model('Settings', schema);
  return {
    findPublic: async (): Promise<PublicSettings> => {
      const saved = await model.findById(THE_ONE).lean();
      return {
        assistantName: saved?.assistantName ?? defaultSettings.assistantName,
        language: saved?.language ?? defaultSettings.language,
        voiceId: saved?.voiceId ?? defaultSettings.voiceId,
        speechSpeed: saved?.speechSpeed ?? defaultSettings.speechSpeed,
        childSafeMode: saved?.childSafeMode ?? defaultSettings.childSafeMode,
      };
    },
  };
}
