const WHITE = 0xffffffff;

interface Shape {
  /** Distance of a point from the middle of the line, in pixels. */
  distance: (x: number, y: number) => number;
  /** Thickness of the line in pixels. */
  thickness: number;
}

/** A page of soft-edged black lines on white paper, as a drawing program makes them. */
export function drawPage(width: number, height: number, shapes: Shape[]): Uint32Array {
  const page = new Uint32Array(width * height).fill(WHITE);
  for (let index = 0; index < page.length; index += 1) {
    const x = (index % width) + 0.5;
    const y = Math.floor(index / width) + 0.5;
    let cover = 0;
    for (const { distance, thickness } of shapes) {
      cover = Math.max(cover, Math.min(1, thickness / 2 + 0.5 - distance(x, y)));
    }
    const light = Math.round(255 * (1 - Math.max(0, cover)));
    page[index] = ((255 << 24) | (light << 16) | (light << 8) | light) >>> 0;
  }
  return page;
}

export function circle(centreX: number, centreY: number, radius: number, thickness: number): Shape {
  return {
    thickness,
    distance: (x, y) => Math.abs(Math.hypot(x - centreX, y - centreY) - radius),
  };
}

/** A straight line over the whole page through a point. */
export function line(x0: number, y0: number, angle: number, thickness: number): Shape {
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  return { thickness, distance: (x, y) => Math.abs((x - x0) * nx + (y - y0) * ny) };
}
