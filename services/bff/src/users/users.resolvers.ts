import { Credentials } from '@lux/contracts/accounts/credentials.ts';
import { PasswordChange } from '@lux/contracts/accounts/password.ts';
import { OwnerRecovery, Registration } from '@lux/contracts/accounts/registration.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readUser } from './read-user.ts';
import { recoverOwner } from './recover-owner.ts';
import { register } from './register.ts';

const LoginArguments = z.object({ input: Credentials });
const ChangeArguments = z.object({ input: PasswordChange });
const RecoverArguments = z.object({ input: OwnerRecovery });
const RegisterArguments = z.object({ input: Registration });

/** Accounts and sessions over GraphQL. */
export function usersResolvers(deps: Deps) {
  return {
    Query: {
      user: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) =>
        request.session.userId === null ? null : readUser(deps, request),
    },
    Mutation: {
      login: async (_root: unknown, given: unknown, context: GraphqlContext) => {
        const { input } = parseInput(LoginArguments, given);
        if (input.visitorToken) await context.present(input.visitorToken);
        return logIn(deps, context.request, context.reply, input);
      },
      register: async (_root: unknown, given: unknown, context: GraphqlContext) => {
        const { input } = parseInput(RegisterArguments, given);
        if (input.visitorToken) await context.present(input.visitorToken);
        return register(deps, context.request, context.reply, input);
      },
      logout: async (_root: unknown, _arguments: unknown, { request, reply }: GraphqlContext) => {
        await logOut(deps, request, reply);
        return true;
      },
      changePassword: async (_root: unknown, given: unknown, { request, reply }: GraphqlContext) =>
        changePassword(deps, request, reply, parseInput(ChangeArguments, given).input),
      recoverOwner: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await recoverOwner(deps, request, parseInput(RecoverArguments, given).input);
        return true;
      },
    },
  };
}
