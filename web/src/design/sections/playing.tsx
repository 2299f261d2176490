import { SeatColor } from '@lux/contracts/classroom/school-class.ts';
import brain from 'openmoji/color/svg/1F4A1.svg?url';
import question from 'openmoji/color/svg/2753.svg?url';
import { useState } from 'react';
import { AnswerOptions } from '../../components/controls/answer-options.tsx';
import { PictureStrip } from '../../components/layout/picture-strip.tsx';
import { SeatPicture } from '../../components/seat-picture.tsx';
import { CountdownRing } from '../../components/states/countdown-ring.tsx';
import { Feedback } from '../../components/states/feedback.tsx';
import { Timer } from '../../components/states/timer.tsx';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

const options = ['Auf dem Mond', 'Auf der Venus', 'Auf dem Mars', 'Auf dem Saturn'];
const now = { drawing: question, text: 'Aufgabe 1' };
const next = { drawing: brain, text: 'Erklärung' };

const colors = SeatColor.options;

export function Playing() {
  const [chosen, setChosen] = useState<number | null>(1);
  return (
    <DesignSection title="Spielen">
      <Specimen name="Antworten: offen">
        <AnswerOptions
          label="Offene Antworten"
          options={options}
          chosen={chosen}
          right={null}
          onChoose={setChosen}
        />
      </Specimen>
      <Specimen name="Antworten: kurz, eine wird vorgelesen">
        <AnswerOptions
          label="Kurze Antworten"
          options={['7', '9']}
          chosen={null}
          right={null}
          spoken={0}
          isShort
          onChoose={() => {}}
        />
      </Specimen>
      <Specimen name="Antworten: geprüft">
        <AnswerOptions
          label="Geprüfte Antworten"
          options={options}
          chosen={1}
          right={0}
          onChoose={() => {}}
        />
      </Specimen>
      <Feedback isRight title="Richtig!" explanation="Dort gibt es keinen Wind." />
      <Feedback
        isRight={false}
        title="Nicht ganz."
        answer="Auf dem Mond"
        explanation="Dort gibt es keinen Wind."
      />
      <PictureStrip done={null} now={now} next={next} />
      <PictureStrip done={now} now={next} next={now} />
      <Specimen name="Plätze einer Klasse">
        <div className="flex flex-wrap gap-2">
          {colors.map((color) => (
            <SeatPicture key={color} sign={{ drawing: '1F994', color }} className="size-16" />
          ))}
        </div>
      </Specimen>
      <div className="flex items-center gap-4">
        <Timer secondsLeft={25} totalSeconds={30} tone="outline" />
        <Timer secondsLeft={9} totalSeconds={30} tone="secondary" />
        <Timer secondsLeft={3} totalSeconds={30} tone="destructive" />
        <CountdownRing durationMs={8000} className="size-10 text-primary" />
      </div>
    </DesignSection>
  );
}
