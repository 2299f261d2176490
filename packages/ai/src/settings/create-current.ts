import type { AiEnvironment } from './ai-environment.ts';

export interface Current<Abilities> {
  readonly abilities: Abilities;
  /** Builds the abilities anew where the environment has changed; what is under way goes on as it is. */
  follow: (environment: AiEnvironment) => void;
}

/** Abilities that follow the AI settings without a restart (DESIGN 3). */
export function createCurrent<Abilities>(
  first: AiEnvironment,
  build: (environment: AiEnvironment) => Abilities,
): Current<Abilities> {
  let environment = JSON.stringify(first);
  let abilities = build(first);
  return {
    get abilities() {
      return abilities;
    },
    follow: (next) => {
      const changed = JSON.stringify(next);
      if (changed === environment) return;
      abilities = build(next);
      environment = changed;
    },
  };
}
