declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Tells zod, before it is loaded, to do without `new Function`, which our content security policy
 * forbids. It goes through zod's own global because importing `config` would bring zod into the
 * first visit.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
