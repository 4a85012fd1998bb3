import { PictureAround } from '../backends/picture-around.ts';

/** A picture that somebody else keeps: who works with it may dispose of it as of any other. */
export class BorrowedPicture extends PictureAround {
  override [Symbol.dispose](): void {}
}
