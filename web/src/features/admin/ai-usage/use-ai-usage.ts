import type { AiUsageReport } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { useEffect, useState } from 'react';
import { aiUsageApi } from './ai-usage-api.ts';

/** What models cost; null until it is known. The screen around it says where nothing answers. */
export function useAiUsage() {
  const [usage, setUsage] = useState<AiUsageReport | null>(null);
  useEffect(() => {
    aiUsageApi.read().then(setUsage, () => {});
  }, []);
  return { usage, setUsage };
}
