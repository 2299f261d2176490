import fantastic from 'openmoji/color/svg/1F3C6.svg?url';
import good from 'openmoji/color/svg/1F31F.svg?url';
import notBad from 'openmoji/color/svg/1F44D.svg?url';
import onward from 'openmoji/color/svg/1F331.svg?url';
import type { Result } from '../../games-kit/result-screen.tsx';

/** At least 80 % fantastic, 60 % good, 40 % not bad, otherwise keep practising (SPEC 9). */
export function mathResult(score: number, total: number): Result {
  // Whole numbers: 0.6 * 5 would be a hair above 3.
  const reaches = (percent: number) => score * 100 >= percent * total;
  if (reaches(80)) {
    const text = 'Du rechnest wie ein Profi!';
    return { title: 'Fantastisch!', text, mood: 'speaking', drawing: fantastic };
  }
  if (reaches(60)) {
    const text = 'Das meiste klappt schon richtig gut.';
    return { title: 'Gut gemacht!', text, mood: 'idle', drawing: good };
  }
  if (reaches(40)) {
    const text = 'Du bist auf einem guten Weg.';
    return { title: 'Nicht schlecht!', text, mood: 'idle', drawing: notBad };
  }
  const text = 'Mit jeder Aufgabe wirst du besser.';
  return { title: 'Weiter üben!', text, mood: 'caring', drawing: onward };
}
