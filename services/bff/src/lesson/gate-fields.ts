import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { fieldAreas } from './lesson-areas.ts';

/** Has root fields of GraphQL refuse in a lesson what REST's routes do (`lessonPlugin`). */
export const gateFields: ApolloServerPlugin<GraphqlContext> = {
  serverWillStart: async ({ schema }) => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    for (const field of fields) {
      const area = fieldAreas.get(field.name);
      const { resolve } = field;
      if (!area || !resolve) continue;
      field.resolve = (root, given, context: GraphqlContext, info) => {
        context.request.enterArea(area);
        return resolve(root, given, context, info);
      };
    }
  },
};
