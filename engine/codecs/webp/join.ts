import {
  ANMF,
  DISPOSE,
  flagsOf,
  getUint24,
  NO_BLEND,
  type ParsedWebp,
  parseWebp,
  setUint24,
  stillToFrame,
  VP8X,
  vp8xOf,
  writeRiff,
} from './animated.ts';

const durationOf = (frame: Uint8Array) => getUint24(frame, ANMF.duration);

function setDuration(frame: Uint8Array, duration: number): void {
  setUint24(frame, ANMF.duration, duration);
}

/** Makes a frame of a still, which libwebp writes when all frames of a part are equal. */
function frameOfEqual(still: ParsedWebp, model: ParsedWebp, duration: number): Uint8Array {
  const head = new Uint8Array(ANMF.pixels);
  head.set(vp8xOf(model).subarray(VP8X.size, VP8X.size + VP8X.sizeBytes), ANMF.size);
  head[ANMF.flags] = NO_BLEND;
  setDuration(head, duration);
  return stillToFrame(still, head);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Joins animated WebPs into one. Each part begins with the last frame of the part before. libwebp merges equal frames, so the
 * repeated frame may also represent its neighbours.
 * @param delays milliseconds of each frame of each part
 */
export function joinWebps(
  parts: readonly Uint8Array<ArrayBuffer>[],
  delays: readonly number[][],
): Uint8Array<ArrayBuffer> {
  const parsed = parts.map(parseWebp);
  const model = parsed.find((part) => part.frames.length > 0);
  if (!model) {
    if (!parts[0]) throw new TypeError('Expected parts');
    return parts[0];
  }
  const [first = [], ...rest] = parsed.map((part, i) =>
    part.frames.length > 0 ? part.frames : [frameOfEqual(part, model, sum(delays[i] ?? []))],
  );
  const frames = [...first];
  for (const [i, [again, ...others]] of rest.entries()) {
    const before = frames.at(-1);
    if (!again || !before) throw new TypeError('Expected frames');
    const lasts = delays[i + 1]?.[0] ?? 0;
    if (((again[ANMF.flags] ?? 0) & DISPOSE) === 0) {
      before[ANMF.flags] = (before[ANMF.flags] ?? 0) & ~DISPOSE;
      setDuration(before, durationOf(before) + durationOf(again) - lasts);
    } else {
      // A frame that is disposed before the next one has to cover its whole area.
      again[ANMF.flags] = (again[ANMF.flags] ?? 0) | NO_BLEND;
      if (durationOf(before) <= lasts) frames.pop();
      else setDuration(before, durationOf(before) - lasts);
      frames.push(again);
    }
    frames.push(...others);
  }
  const alpha = parsed.reduce((all, part) => all | (flagsOf(part) & VP8X.alpha), 0);
  vp8xOf(model)[0] = flagsOf(model) | alpha;
  return writeRiff([...model.head, ...frames.map((data) => ({ type: 'ANMF', data })), ...model.tail]);
}
