import type { SettingHint } from '../create-settings.ts';
import type { Reading } from './reading.ts';

type Weather = NonNullable<SettingHint['weather']>;

/** A storm is wet as well. */
export function addWeather({ wish: { setting } }: Reading, weather: Weather): void {
  for (const kind of weather === 'storm' ? (['rain', 'storm'] as const) : [weather]) {
    if (!setting.weather.includes(kind)) setting.weather.push(kind);
  }
}
