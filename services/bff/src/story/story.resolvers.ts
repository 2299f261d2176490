import { StoryRequest } from '@lux/contracts/games/story.ts';
import { disconnectSignal } from '@lux/service-kit/server/connections/shutdown-deadline.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { generateStory } from './generate-story.ts';

const Arguments = z.object({ input: StoryRequest });

/** The story workshop over GraphQL: the same function as over REST. */
export function storyResolvers(deps: Deps) {
  return {
    Mutation: {
      generateStory: async (
        _root: unknown,
        given: unknown,
        { request, reply, present }: GraphqlContext,
      ) => {
        const { input } = parseInput(Arguments, given);
        if (input.visitorToken) await present(input.visitorToken);
        return generateStory(deps, request, input, disconnectSignal(reply));
      },
    },
  };
}
