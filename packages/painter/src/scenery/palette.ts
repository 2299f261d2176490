import { pickIfAny } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Setting } from '../wish/setting.ts';

export type Palette = {
  sky: readonly string[];
  cloud: string;
  /** A daylight colour as it looks at this hour and in this weather. */
  lit(colour: string): string;
};

const skies = {
  day: [
    ['#8cc5e6', '#c3e2ef', '#f3f6ea'],
    ['#94cfe4', '#cfe9ec', '#fdf1da'],
    ['#86bde2', '#bcdcf0', '#e8f3f1'],
  ],
  morning: [
    ['#8fb8e8', '#f6cfd2', '#ffe2b8', '#fff3d6'],
    ['#9cc7ee', '#fbd9c8', '#ffecc4'],
  ],
  evening: [
    ['#5d5a9c', '#c77fa6', '#ff9f80', '#ffd9a3'],
    ['#6c6fb5', '#f08fa0', '#ffb584', '#ffe3ae'],
  ],
  night: [
    ['#10173f', '#24336f', '#4a5797'],
    ['#171442', '#33307a', '#6a5aa0'],
  ],
} as const;

/** The colours of a picture's sky and how its light tints the ground. */
export function createPalette(setting: Required<Setting>, random: Random): Palette {
  const { time, weather } = setting;
  const { mix } = colourSpace;
  const isGrey = weather.includes('rain') || weather.includes('storm');
  const isWhite = weather.includes('snow');
  let sky: readonly string[] = pickIfAny<readonly string[]>(random, skies[time]) ?? skies.day[0];
  if (isGrey) sky = sky.map((colour) => mix(colour, time === 'night' ? '#222a3d' : '#93a7b8', 0.6));
  if (weather.includes('storm') && time !== 'night')
    sky = sky.map((colour, at) => mix(colour, '#3f4c66', 0.62 - at * 0.14));
  if (weather.includes('fog')) sky = sky.map((colour) => mix(colour, '#dfe6ea', 0.6));
  if (isWhite && time === 'day') sky = sky.map((colour) => mix(colour, '#dfeaf5', 0.45));
  return {
    sky,
    cloud:
      time === 'night'
        ? '#5b67a3'
        : isGrey
          ? weather.includes('storm')
            ? '#7f8ba0'
            : '#b3bec9'
          : time === 'evening'
            ? '#ffe1d0'
            : '#ffffff',
    lit: (colour) => {
      if (time === 'night') return mix(colour, '#1c2458', 0.56);
      if (time === 'evening') return mix(colour, '#a2507a', 0.22);
      if (weather.includes('fog')) return mix(colour, '#dfe6ea', 0.3);
      return isGrey ? mix(colour, '#7a8b99', 0.25) : colour;
    },
  };
}
