import { buildWebClient } from '../web-client/build-web-client.ts';

type Options = Omit<Parameters<typeof buildWebClient>[0], 'onStart'> & {
  print: (line: string) => void;
};

/** Builds the web client where needed and says how long it took: that time is no part of the start. */
export async function prepareWebClient({ print, ...options }: Options): Promise<void> {
  const startedAt = performance.now();
  const onStart = () => print('Die Oberfläche wird gebaut …');
  const isBuilt = await buildWebClient({ ...options, onStart });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  if (isBuilt) print(`Die Oberfläche ist gebaut (${seconds} s).`);
}
