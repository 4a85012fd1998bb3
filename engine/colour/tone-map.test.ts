import { describe, expect, it } from 'vitest';
import { BT_709, BT_2020, DISPLAY_P3, type HdrSpace } from './space.ts';
import { toneMapper } from './tone-map.ts';

/** Every fourth code of 8 bits as grey, after tone mapping. */
function ramp(space: Partial<HdrSpace>): number[] {
  const codes = Uint8Array.from({ length: 64 }, (_, i) => i * 4);
  toneMapper({ primaries: BT_2020, transfer: 'pq', ...space })(codes, 1);
  return [...codes];
}

describe('greys', () => {
  it.each([
    ['PQ', {}],
    ['PQ with BT.709', { primaries: BT_709 }],
    ['HLG', { transfer: 'hlg' }],
    ['a high peak', { peak: 4000 }],
    ['a low peak', { peak: 203 }],
  ] as const)('rise from black to white: %s', (_, space) => {
    const greys = ramp(space);
    expect(greys[0]).toBe(0);
    expect(greys.at(-1)).toBeGreaterThan(250);
    expect(greys.every((grey, i) => i === 0 || grey >= (greys[i - 1] ?? 0))).toBe(true);
  });

  it('have the values of BT.2446-1, method A', () => {
    // PQ's 0.5806 is reference white, 203 cd/m², and 0.7518 is 1000 cd/m²: HLG's 0.75 and 1.
    const codes = Uint16Array.from([0.580_689, 0.751_827], (code) => Math.round(code * 65_535));
    toneMapper({ primaries: BT_2020, transfer: 'pq' })(codes, 1);
    expect([...codes].map((code) => Math.round(code / 257))).toEqual([171, 255]);
    const hlg = Uint16Array.from([49_100, 65_535]);
    toneMapper({ primaries: BT_2020, transfer: 'hlg' })(hlg, 1);
    expect([...hlg].map((code) => Math.round(code / 257))).toEqual([171, 255]);
  });

  it('keep the steps between lights above 1000 cd/m² if the peak is higher', () => {
    const [usual, high] = [ramp({}), ramp({ peak: 4000 })].map((greys) => greys.map((grey) => 255 - grey));
    expect(usual?.slice(49)).toEqual(usual?.slice(49).map(() => 0));
    expect(new Set(high?.slice(44, 56)).size).toBeGreaterThan(8);
    // What is darker stays.
    expect(high?.slice(0, 40)).toEqual(usual?.slice(0, 40));
  });
});

it('leaves alpha alone', () => {
  const samples = Uint8Array.from([128, 128, 128, 77, 0, 0, 0, 200]);
  toneMapper({ primaries: BT_2020, transfer: 'pq' })(samples, 4);
  expect([...samples]).toEqual([128, 128, 128, 77, 0, 0, 0, 200]);
});

it('keeps the order of channels, and makes no colour brighter than its grey is white', () => {
  const samples = Uint8Array.from([140, 110, 90]);
  toneMapper({ primaries: BT_2020, transfer: 'hlg' })(samples, 3);
  const [red = 0, green = 0, blue = 0] = samples;
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

it.each([
  ['BT.709', BT_709],
  ['Display P3', DISPLAY_P3],
  ['BT.2020', BT_2020],
])('keeps the hue of lights above the peak in %s', (_, primaries) => {
  const samples = Uint8Array.from([255, 0, 0, 60, 80, 220]);
  toneMapper({ primaries, transfer: 'pq' })(samples, 3);
  const [red = 0, ...others] = samples;
  expect(red).toBe(255);
  expect(Math.max(...others.slice(0, 2))).toBeLessThan(80);
  expect(others[4]).toBe(255);
  expect(Math.max(others[2] ?? 0, others[3] ?? 0)).toBeLessThan(120);
});
