import { useState } from 'react';
import { Slider } from '../../components/controls/slider.tsx';
import type { LuxMood } from '../../components/lux/lux-expression.tsx';
import { LuxFace } from '../../components/lux/lux-face.tsx';
import { LuxMark } from '../../components/lux/lux-mark.tsx';
import { SpeechBubble } from '../../components/lux/speech-bubble.tsx';
import { WaveBars } from '../../components/wave-bars.tsx';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

const moods: LuxMood[] = ['idle', 'listening', 'thinking', 'speaking', 'caring'];
const bars = Array.from({ length: 10 }, (_, index) => index);

/** LUX in every mood; the slider sets the loudness of its voice. */
export function Lux() {
  const [percent, setPercent] = useState(50);
  const level = percent / 100;
  return (
    <DesignSection title="LUX">
      <Slider
        label="Lautstärke der Stimme"
        value={percent}
        min={0}
        max={100}
        step={5}
        onValueChange={setPercent}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {moods.map((mood) => (
          <Specimen key={mood} name={mood} className="items-center">
            <LuxFace mood={mood} level={level} className="size-36" />
          </Specimen>
        ))}
      </div>
      <Specimen name="Zeichen">
        <LuxMark className="size-12" />
      </Specimen>
      <Specimen name="Balken: aktiv">
        <WaveBars levels={bars.map((bar) => level * Math.abs(Math.sin(bar)))} isActive />
      </Specimen>
      <Specimen name="Balken: still">
        <WaveBars levels={bars.map(() => 0)} isActive={false} />
      </Specimen>
      <div className="flex flex-col gap-3">
        <SpeechBubble from="child">Wie viele Beine hat eine Spinne?</SpeechBubble>
        <SpeechBubble from="lux">Eine Spinne hat acht Beine.</SpeechBubble>
      </div>
    </DesignSection>
  );
}
