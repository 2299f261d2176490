import { tracingChannel } from 'node:diagnostics_channel';

interface GridOperation {
  operation: 'find' | 'read' | 'write' | 'remove';
  /** Of GridFS: `files`. */
  collection: string;
}

/** Where the store of files tells what it asks of GridFS, which mongoose does not. Costs nothing without a listener. */
export const gridChannel = tracingChannel<unknown, GridOperation>('lux:gridfs');
