/** The settings as an admin gets them. */
export const savedSettings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  usesBrowserRecognition: true,
  pronunciations: [{ written: 'Nguyen', spoken: 'Nujen' }],
  openAiApiKey: { lastFour: 'abcd', savedAt: '2025-03-09T10:00:00.000Z' },
  elevenlabsApiKey: null,
};
