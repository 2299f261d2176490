import type { Garden } from '@lux/contracts/classroom/progress.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../lib/api/rest.ts';

const loadGarden = () => import('@lux/contracts/classroom/progress.ts').then((m) => m.Garden);

/** The child's plants; none until they are known, and where they cannot be asked for. */
export function useGarden(): Garden['plants'] {
  const [plants, setPlants] = useState<Garden['plants']>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    rest
      .get('/api/lesson/progress', loadGarden, { signal })
      .then((garden) => setPlants(garden.plants))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return plants;
}
