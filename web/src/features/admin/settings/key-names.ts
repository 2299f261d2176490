/** The two keys an admin can save, and who they are for. */
export const keyNames = {
  openAiApiKey: { label: 'OpenAI-Schlüssel', provider: 'openai' },
  elevenlabsApiKey: { label: 'ElevenLabs-Schlüssel', provider: 'elevenlabs' },
} as const;
export type KeyName = keyof typeof keyNames;
