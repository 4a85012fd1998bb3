import { describe, expect, it } from 'vitest';
import { canvasOf, partOf } from './turned-canvas.ts';

const landscape = { width: 4000, height: 3000 };

describe('what the frame is on', () => {
  it.each([0, 0.5, -3, 15])('at %s degrees has the proportions of the picture, and no blank corner', (degrees) => {
    const canvas = canvasOf(landscape, degrees, 'cut');
    expect(canvas.width / canvas.height).toBeCloseTo(4 / 3, 2);
    const angle = (degrees * Math.PI) / 180;
    for (const [x, y] of [
      [1, 1],
      [1, -1],
    ] as const) {
      const corner = { x: (x * canvas.width) / 2, y: (y * canvas.height) / 2 };
      expect(Math.abs(corner.x * Math.cos(angle) + corner.y * Math.sin(angle))).toBeLessThanOrEqual(2000);
      expect(Math.abs(corner.y * Math.cos(angle) - corner.x * Math.sin(angle))).toBeLessThanOrEqual(1500);
    }
  });

  it('is as large as the turned picture where all of it is visible', () => {
    const { width, height } = canvasOf(landscape, 10, 'whole');
    expect([width, height]).toEqual([4460, 3649]);
  });
});

describe('the part of the upright picture', () => {
  it('is the crop itself without a turn', () => {
    const crop = { x: 0.25, y: 0.5, width: 0.25, height: 0.5 };
    expect(partOf({ crop, degrees: 0 }, landscape, 'cut')).toEqual({ crop, keeps: { x: 1, y: 1 } });
  });

  it.each([15, -15, 4])('reaches around a frame that is turned by %s degrees, within the picture', (degrees) => {
    for (const corner of [0, 0.6])
      for (const side of [0, 0.5]) {
        const { crop, keeps } = partOf(
          { crop: { x: corner, y: side, width: 0.4, height: 0.5 }, degrees },
          landscape,
          'cut',
        );
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.max(keeps.x, keeps.y)).toBeLessThan(1);
      }
  });

  it('of a whole picture is all of it, on a larger sheet', () => {
    const { crop, keeps } = partOf(
      { crop: { x: 0.1, y: 0, width: 0.5, height: 0.5 }, degrees: 10 },
      landscape,
      'whole',
    );
    expect(crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(keeps.x).toBeCloseTo(4460 / 4000, 3);
    expect(keeps.y).toBeCloseTo(3649 / 3000, 3);
  });
});
