import type { EncodedFrames } from '../animation/slices.ts';
import type { Picture } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';

/** An animation whose frames are already encoded, in parts. */
export class JoinedAnimation extends PictureAround {
  readonly writeSlices: () => Promise<EncodedFrames[]>;

  constructor(picture: Picture, parts: readonly EncodedFrames[]) {
    super(picture);
    this.writeSlices = async () => [...parts];
  }
}
