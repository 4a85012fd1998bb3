import { type Size, type Step, sizeAfter } from '../geometry/steps.ts';
import type { Edit, EditOf } from '../recipe/index.ts';
import { cropSteps } from './crop.ts';
import { padSteps } from './pad.ts';
import { redactSteps } from './redact.ts';
import { resizeSteps } from './resize.ts';
import { watermarkSteps } from './watermark.ts';

const rotateSteps = (_size: Size, { quarterTurns }: EditOf<'rotate'>): Step[] => [{ do: 'rotate', quarterTurns }];
const flipSteps = (_size: Size, { axis }: EditOf<'flip'>): Step[] => [{ do: 'flip', axis }];

function stepsOf(size: Size, edit: Edit): Step[] {
  switch (edit.do) {
    case 'crop':
      return cropSteps(size, edit);
    case 'resize':
      return resizeSteps(size, edit);
    case 'rotate':
      return rotateSteps(size, edit);
    case 'flip':
      return flipSteps(size, edit);
    case 'pad':
      return padSteps(size, edit);
    case 'redact':
      return redactSteps(size, edit);
    case 'watermark':
      return watermarkSteps(size, edit);
  }
}

/** The steps of all edits. */
export interface Layout {
  steps: Step[];
  /** The picture's size after all steps. */
  size: Size;
}

/**
 * Computes the steps of all edits and the size after them, without pixels.
 * @throws {ImageError} `bad-recipe` if an edit does not fit the picture
 */
export function layOut({ width, height }: Size, edits: readonly Edit[]): Layout {
  const layout: Layout = { steps: [], size: { width, height } };
  for (const edit of edits) {
    for (const step of stepsOf(layout.size, edit)) {
      layout.steps.push(step);
      layout.size = sizeAfter(layout.size, step);
    }
  }
  return layout;
}
