import type { AiAbility, AiServerKind } from '@lux/contracts/accounts/ai/ai-servers.ts';

/** Abilities as admins read them. */
export const aiAbilityNames: Record<AiAbility, string> = {
  text: 'Gespräche und Texte',
  image: 'Bilder',
  speech: 'Stimme',
  transcription: 'Zuhören',
  moderation: 'Prüfung auf Gefährliches',
};

interface KindFacts {
  name: string;
  /** Where it listens as its makers set it; an admin changes the host. */
  url: string;
  /** What it can do, as far as LUX knows; any other is worth a try. */
  abilities: readonly AiAbility[];
  /** Where it runs and what it wants, in a sentence. */
  hint: string;
  needsKey: boolean;
}

/** What LUX knows of servers by kind. */
export const aiServerKinds: Record<AiServerKind, KindFacts> = {
  openai: {
    name: 'OpenAI',
    url: 'https://api.openai.com/v1',
    abilities: ['text', 'image', 'speech', 'transcription', 'moderation'],
    hint: 'Im Internet, in den USA. Kann alles; jede Anfrage kostet.',
    needsKey: true,
  },
  mistral: {
    name: 'Mistral',
    url: 'https://api.mistral.ai/v1',
    abilities: ['text', 'transcription', 'moderation'],
    hint: 'Im Internet, in Frankreich. Jede Anfrage kostet.',
    needsKey: true,
  },
  ionos: {
    name: 'IONOS',
    url: 'https://openai.inference.de-txl.ionos.com/v1',
    abilities: ['text', 'image'],
    hint: 'Im Internet, in Deutschland. Jede Anfrage kostet.',
    needsKey: true,
  },
  ollama: {
    name: 'Ollama',
    url: 'http://127.0.0.1:11434/v1',
    abilities: ['text'],
    hint: 'Auf einem Rechner der Schule. Nichts verlässt das Haus, keine Kosten je Anfrage.',
    needsKey: false,
  },
  localai: {
    name: 'LocalAI',
    url: 'http://127.0.0.1:8080/v1',
    abilities: ['text', 'image', 'speech', 'transcription'],
    hint: 'Auf einem Rechner der Schule. Nichts verlässt das Haus, keine Kosten je Anfrage.',
    needsKey: false,
  },
  lmstudio: {
    name: 'LM Studio',
    url: 'http://127.0.0.1:1234/v1',
    abilities: ['text'],
    hint: 'Auf einem Rechner der Schule. Nichts verlässt das Haus, keine Kosten je Anfrage.',
    needsKey: false,
  },
  vllm: {
    name: 'vLLM',
    url: 'http://127.0.0.1:8000/v1',
    abilities: ['text'],
    hint: 'Auf einem Rechner der Schule mit Grafikkarte. Nichts verlässt das Haus.',
    needsKey: false,
  },
  other: {
    name: 'Anderer Server',
    url: '',
    abilities: ['text', 'image', 'speech', 'transcription', 'moderation'],
    hint: 'Jeder Server, der OpenAIs Schnittstelle spricht, zum Beispiel Speaches oder Kokoro.',
    needsKey: false,
  },
};
