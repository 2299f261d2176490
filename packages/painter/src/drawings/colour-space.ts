type Hsl = [number, number, number];

/** Conversions between "#rrggbb" and hue 0–360, saturation and lightness 0–100. */
export const colourSpace = {
  toHsl(hex: string): Hsl {
    const [red, green, blue] = colourSpace.toRgb(hex).map((part) => part / 255) as Hsl;
    const high = Math.max(red, green, blue);
    const low = Math.min(red, green, blue);
    const spread = high - low;
    const lightness = (high + low) / 2;
    if (spread === 0) return [0, 0, lightness * 100];
    const saturation = spread / (1 - Math.abs(2 * lightness - 1));
    let hue = (green - blue) / spread;
    if (high === green) hue = (blue - red) / spread + 2;
    if (high === blue) hue = (red - green) / spread + 4;
    return [(hue * 60 + 360) % 360, saturation * 100, lightness * 100];
  },

  toHex([hue, saturation, lightness]: Hsl): string {
    const light = lightness / 100;
    const strength = (saturation / 100) * Math.min(light, 1 - light);
    const channel = (offset: number) => {
      const turn = (offset + hue / 30) % 12;
      const value = light - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0');
    };
    return `#${channel(0)}${channel(8)}${channel(4)}`;
  },

  toRgb(hex: string): Hsl {
    const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
    const value = Number.parseInt(digits.slice(1), 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  },

  /** `share` 0 gives `from`, 1 gives `to`. */
  mix(from: string, to: string, share: number): string {
    const target = colourSpace.toRgb(to);
    const parts = colourSpace
      .toRgb(from)
      .map((part, at) => Math.round(part + ((target[at] ?? part) - part) * share));
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  },
};
