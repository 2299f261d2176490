import type { Concern } from '@lux/child-safety/safety-verdict.ts';

const LEAST_SAID_BACK = 5;

/** What was told, said back, with the way to help behind it; LUX asks back where it cannot. */
export const createCare =
  (sayBack: (question: string) => string | null) =>
  (question: string, { answer, wayToHelp }: Concern): string => {
    const isLong = question.trim().split(/\s+/).length >= LEAST_SAID_BACK;
    const back = isLong ? sayBack(question) : null;
    return back === null ? answer : `${back} Magst du mir mehr davon erzählen? ${wayToHelp}`;
  };
