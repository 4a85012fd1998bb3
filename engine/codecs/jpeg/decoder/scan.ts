import type { Frame, FrameComponent } from './frame.ts';
import { accept } from './refusal.ts';

/** A scan header (SOS; T.81, B.2.3). */
export interface Scan {
  shown: { component: FrameComponent; index: number; td: number; ta: number }[];
  ss: number;
  se: number;
  ah: number;
  al: number;
}

/** Reads the header, and notes in the frame which bits the scan brings. */
export function readScan(body: Uint8Array, frame: Frame): Scan {
  const count = body[0] ?? 0;
  accept(count > 0 && count <= frame.components.length && body.length === 4 + 2 * count, 'marker');
  const shown = Array.from({ length: count }, (_, i) => {
    const [id, tables = 0] = body.subarray(1 + 2 * i, 3 + 2 * i);
    const index = frame.components.findIndex((one) => one.id === id);
    const component = frame.components[index];
    accept(component !== undefined && tables >> 4 < 4 && (tables & 15) < 4, 'marker');
    return { component, index, td: tables >> 4, ta: tables & 15 };
  });
  const [ss = 0, se = 0, bits = 0] = body.subarray(1 + 2 * count);
  const scan = { shown, ss, se, ah: bits >> 4, al: bits & 15 };
  noteBits(scan, frame.progressive);
  return scan;
}

function noteBits({ shown, ss, se, ah, al }: Scan, progressive: boolean): void {
  if (!progressive) accept(ss === 0 && se === 63 && ah === 0 && al === 0, 'scan-order');
  else accept(ss === 0 ? se === 0 : ss <= se && se < 64 && shown.length === 1, 'scan-order');
  accept(al <= 13 && (ah === 0 || ah === al + 1), 'scan-order');
  for (const { component } of shown) {
    if (ss > 0) accept(component.missing[0] !== 16, 'scan-order');
    for (let k = ss; k <= se; k++) {
      accept(component.missing[k] === (ah === 0 ? 16 : ah), 'scan-order');
      component.missing[k] = al;
    }
  }
}

export const isComplete = ({ components }: Frame) =>
  components.every(({ missing }) => missing.every((low) => low === 0));
