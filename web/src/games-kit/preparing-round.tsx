import { Spinner } from '../components/states/spinner.tsx';
import { GameLux } from './game-lux.tsx';

interface PreparingRoundProps {
  isCalm: boolean;
  /** What LUX does meanwhile: "LUX holt deine Aufgaben …". */
  label: string;
}

/** The wait before a round: LUX thinks, and says what about. */
export function PreparingRound({ isCalm, label }: PreparingRoundProps) {
  return (
    <div className="flex flex-col items-center py-6">
      <GameLux mood="thinking" isCalm={isCalm} className="size-44" />
      <Spinner label={label} />
    </div>
  );
}
