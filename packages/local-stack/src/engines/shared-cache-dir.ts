import { fileURLToPath } from 'node:url';

/** Where this checkout keeps binaries patched for older glibc, for runs whose data folder is thrown away. */
export const sharedCacheDir = fileURLToPath(new URL('../../../../.data/cache', import.meta.url));
