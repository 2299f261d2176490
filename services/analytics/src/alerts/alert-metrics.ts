import type { AlertChannel } from '@lux/contracts/analytics/alert-settings.ts';
import { Counter, type Registry } from 'prom-client';

/** Counts messages about alerts, by way and whether people were told. */
export function createAlertMetrics(metrics: Registry) {
  const messages = new Counter({
    name: 'alert_messages_total',
    help: 'Messages about signs of danger, told or failed, by way',
    labelNames: ['channel', 'outcome'],
    registers: [metrics],
  });
  return {
    count: (channel: AlertChannel, outcome: 'told' | 'failed') =>
      messages.inc({ channel, outcome }),
  };
}
