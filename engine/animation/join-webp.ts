import {
  CLEARS,
  FRAME,
  flagsOf,
  frameOfStill,
  IN_PLACE,
  type ParsedWebp,
  parseWebp,
  riff,
  setThreeBytes,
  threeBytes,
  WHOLE,
  wholeOf,
} from './webp-file.ts';

const durationOf = (frame: Uint8Array) => threeBytes(frame, FRAME.duration);

function setDuration(frame: Uint8Array, duration: number): void {
  setThreeBytes(frame, FRAME.duration, duration);
}

/** What libwebp makes of equal frames, as a frame of an animation of the model's size. */
function frameOfEqual(still: ParsedWebp, model: ParsedWebp, duration: number): Uint8Array {
  const head = new Uint8Array(FRAME.pixels);
  head.set(wholeOf(model).subarray(WHOLE.size, WHOLE.size + WHOLE.sizeBytes), FRAME.size);
  head[FRAME.flags] = IN_PLACE;
  setDuration(head, duration);
  return frameOfStill(still, head);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * One animated WebP of several, each of which begins with the last frame of the one before. libwebp makes one frame of equal
 * ones, so that the frame which is there twice may stand for its neighbours as well.
 * @param delays of each part how long its frames last, in milliseconds
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
    if (((again[FRAME.flags] ?? 0) & CLEARS) === 0) {
      before[FRAME.flags] = (before[FRAME.flags] ?? 0) & ~CLEARS;
      setDuration(before, durationOf(before) + durationOf(again) - lasts);
    } else {
      // The whole of it is cleared before the next frame: so it has to be there as a whole.
      again[FRAME.flags] = (again[FRAME.flags] ?? 0) | IN_PLACE;
      if (durationOf(before) <= lasts) frames.pop();
      else setDuration(before, durationOf(before) - lasts);
      frames.push(again);
    }
    frames.push(...others);
  }
  const alpha = parsed.reduce((all, part) => all | (flagsOf(part) & WHOLE.alpha), 0);
  wholeOf(model)[0] = flagsOf(model) | alpha;
  return riff([...model.before, ...frames.map((data) => ({ type: 'ANMF', data })), ...model.behind]);
}
