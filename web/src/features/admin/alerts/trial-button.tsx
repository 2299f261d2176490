import type { AlertTrial } from '@lux/contracts/analytics/alert-settings.ts';
import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { alertsApi } from './alerts-api.ts';

const CHANNELS = { mail: 'E-Mail', webhook: 'Webhook' };
const CIRCLES = { first: '', second: ', zweiter Kreis' };

interface TrialButtonProps {
  /** Nobody is told by any way. */
  isDisabled: boolean;
  /** What is typed is not saved yet, and a trial goes to who is saved. */
  isChanged: boolean;
}

/** Sends a trial to everybody who is saved, and says how it went. */
export function TrialButton({ isDisabled, isChanged }: TrialButtonProps) {
  const [verdicts, setVerdicts] = useState<AlertTrial['verdicts']>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    setVerdicts([]);
    setProblem(null);
    try {
      setVerdicts((await alertsApi.sendTrial()).verdicts);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Die Probe ging nicht hinaus.');
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="flex min-w-0 grow basis-64 flex-col items-start gap-2">
      <Button
        variant="soft"
        disabled={isDisabled || isChanged || isSending}
        onClick={() => void send()}
      >
        <Send aria-hidden />
        {isSending ? 'Wird gesendet …' : 'Probe senden'}
      </Button>
      {isChanged && !isDisabled && (
        <p className="text-ink-soft text-sm">Zum Probieren bitte erst speichern.</p>
      )}
      <div role="status" className="flex flex-col gap-1.5">
        {verdicts.map(({ channel, circle, isWorking, message }) => (
          <p key={`${channel} ${circle}`} className="flex items-start gap-2">
            {isWorking ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            )}
            <span className="min-w-0 break-words">
              <strong>{`${CHANNELS[channel]}${CIRCLES[circle]}:`}</strong> {message}
            </span>
          </p>
        ))}
        {problem !== null && <p className="font-bold text-danger">{problem}</p>}
      </div>
    </div>
  );
}
