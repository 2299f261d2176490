import { useEffect, useState } from 'react';
import { Timer } from '../../../components/states/timer.tsx';

interface SeatWaitProps {
  /** By `performance.now()`. */
  untilMs: number;
  onOver: () => void;
}

/** After too many wrong tries a seat waits a minute: how long still, as a number and a ring. */
export function SeatWait({ untilMs, onOver }: SeatWaitProps) {
  const [totalSeconds] = useState(() => secondsUntil(untilMs));
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(untilMs);
      setSecondsLeft(left);
      if (left === 0) onOver();
    }, 500);
    return () => clearInterval(timer);
  }, [untilMs, onOver]);

  return (
    <div className="grid place-items-center p-10">
      <span className="scale-200">
        <Timer secondsLeft={secondsLeft} totalSeconds={totalSeconds} tone="outline" />
      </span>
    </div>
  );
}

const secondsUntil = (untilMs: number): number =>
  Math.max(0, Math.ceil((untilMs - performance.now()) / 1000));
