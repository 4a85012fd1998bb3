import { leavesHoles } from '../../../animation/holes.ts';
import type { StoredAnimation } from './stored.ts';

/** Properties of an animation, in addition to those of the still that its file begins with. */
export interface Motion {
  frames?: number;
  delays?: number[];
  loop?: number;
  alpha?: true;
}

export function motionOf(animation: StoredAnimation | undefined): Motion {
  if (!animation) return {};
  const { frames, loop } = animation;
  return {
    ...(frames.length > 1 && { frames: frames.length, delays: frames.map(({ delay }) => delay), loop }),
    ...(leavesHoles(animation) && { alpha: true }),
  };
}
