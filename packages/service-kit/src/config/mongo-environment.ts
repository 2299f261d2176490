import { z } from 'zod';

/** For services that own data in MongoDB. */
export const MongoEnvironment = z.object({
  MONGODB_URI: z.string().startsWith('mongodb', 'must be a mongodb:// or mongodb+srv:// address'),
});
