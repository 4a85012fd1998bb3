import type { KernelEnum, Sharp } from 'sharp';
import type { PaintStep, Size, Step } from '../../geometry/steps.ts';

type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;

/** The steps of one pass of sharp, which always crops, scales and turns in this order. Painting comes first. */
export interface Stage {
  crop?: StepOf<'crop'>;
  scale?: StepOf<'scale'>;
  turn?: StepOf<'rotate'> | StepOf<'flip'>;
  /** On samples in memory, before the pass. */
  paint?: PaintStep;
}

function placeOf(step: Step): keyof Stage {
  switch (step.do) {
    case 'crop':
    case 'scale':
      return step.do;
    case 'pad':
    case 'redact':
    case 'watermark':
      return 'paint';
    case 'rotate':
    case 'flip':
      return 'turn';
  }
}

const PLACES: readonly (keyof Stage)[] = ['paint', 'crop', 'scale', 'turn'];

/** Groups steps into as few passes as possible, at least one. */
export function stagesOf(steps: readonly Step[]): Stage[] {
  const stages: Stage[] = [{}];
  for (const step of steps) {
    const place = placeOf(step);
    const isTaken = place === 'paint' || PLACES.slice(PLACES.indexOf(place)).some((later) => stages.at(-1)?.[later]);
    if (isTaken) stages.push({});
    Object.assign(stages.at(-1) ?? {}, { [place]: step });
  }
  return stages;
}

/** Scales to exact sides. sharp decodes at a smaller size if that is faster. */
export const scaleTo = (image: Sharp, { width, height }: Size, kernel: keyof KernelEnum = 'lanczos3'): Sharp =>
  image.resize({ width, height, fit: 'fill', kernel });

export function applyStage(image: Sharp, { crop, scale, turn }: Stage): Sharp {
  if (crop) image.extract(crop);
  if (scale) scaleTo(image, scale);
  if (turn?.do === 'rotate') image.rotate(turn.quarterTurns * 90);
  if (turn?.do === 'flip') turn.axis === 'horizontal' ? image.flop() : image.flip();
  return image;
}
