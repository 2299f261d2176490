import { expect, test } from 'vitest';
import { z } from 'zod';
import { envField } from './env-field.ts';
import { parseEnvironment } from './parse-environment.ts';

const Schema = z.object({
  PORT: envField.port(3000),
  TOKEN: envField.secret(),
  SHOUT: envField.flag(false),
});

test('defaults fill in, numbers and flags get their types, empty counts as unset', () => {
  const env = parseEnvironment(Schema, { TOKEN: 'sixteen characters', PORT: '', SHOUT: 'true' });
  expect(env).toEqual({ PORT: 3000, TOKEN: 'sixteen characters', SHOUT: true });
});

test('every problem is named at once, and no value', () => {
  const parse = () => parseEnvironment(Schema, { PORT: 'x', TOKEN: 'short', SHOUT: 'yes' });
  expect(parse).toThrow(/PORT[\s\S]*TOKEN[\s\S]*SHOUT/);
  expect(parse).not.toThrow(/short/);
});
