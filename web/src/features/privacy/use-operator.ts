import { Operator } from '@lux/contracts/common/operator.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../lib/rest.ts';

/** Who runs this LUX; null while it comes, and where the server does not answer. */
export function useOperator(): Operator | null {
  const [operator, setOperator] = useState<Operator | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/operator', async () => Operator, { signal: leaving.signal })
      // The page says "whoever runs this LUX" then, which is true as well.
      .then(setOperator, () => {});
    return () => leaving.abort();
  }, []);
  return operator;
}
