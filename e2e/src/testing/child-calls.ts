import { createHash } from 'node:crypto';
import { User } from '@lux/contracts/accounts/user.ts';
import { z } from 'zod';
import type { Visitor } from './visitor.ts';

const password = 'Wolke-Besen-Zebra';
const Url = z.object({ url: z.string() });
const OwnData = z.object({ requests: z.array(z.unknown()) });

const enter = (child: Visitor, path: string, username: string) =>
  child.json(User, 'POST', path, { username, password, visitorToken: child.token });

/** All children have one password, as a test does not try passwords out. */
export const register = (child: Visitor, username: string) =>
  enter(child, '/api/register', username);

export const logIn = (child: Visitor, username: string) => enter(child, '/api/login', username);

/** Whether that child may still log in is for the test to say. */
export const tryToLogIn = (child: Visitor, username: string) =>
  child.request('POST', '/api/login', { username, password });

/** The address of the picture that was painted. */
export const paint = async (child: Visitor, prompt: string): Promise<string> =>
  (await child.json(Url, 'POST', '/api/generate-image', { prompt, visitorToken: child.token })).url;

/** How many of its requests are stored so far. */
export const countRequests = async (child: Visitor): Promise<number> =>
  (await child.json(OwnData, 'GET', '/api/me/data')).requests.length;

/** Under what a visitor without an account is stored. */
export const ownerOf = ({ token }: Visitor): string =>
  createHash('sha256').update(token).digest('base64url');
