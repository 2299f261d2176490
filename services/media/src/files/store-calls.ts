import { Histogram, type Registry } from 'prom-client';

interface Call {
  operation: string;
  result: 'ok' | 'failed';
  seconds: number;
}

/** Counts the calls to buckets, from the moment that there are figures to show them in. */
export function createStoreCalls() {
  let shown: Histogram<'operation' | 'result'> | undefined;
  return {
    observe: ({ operation, result, seconds }: Call) =>
      shown?.observe({ operation, result }, seconds),
    showIn: (metrics: Registry) => {
      shown = new Histogram({
        name: 'object_store_duration_seconds',
        help: 'Calls to the S3 bucket of pictures, until their answer began',
        labelNames: ['operation', 'result'],
        buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 30],
        registers: [metrics],
      });
    },
  };
}
