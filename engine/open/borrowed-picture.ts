import { PictureAround } from '../backends/picture-around.ts';

/** A picture owned by somebody else: disposing of it does not release the pixels. */
export class BorrowedPicture extends PictureAround {
  override [Symbol.dispose](): void {}
}
