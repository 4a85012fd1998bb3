import { describe, expect, it, vi } from 'vitest';
import { carryFiles, carryInHand, leaveFiles, takeCarriedFiles, takeInHand } from './hand-over.ts';

const file = (name: string) => new File(['x'], name);
const names = (path: string, cameBack = false) => takeCarriedFiles(path, cameBack)?.files.map(({ name }) => name);

describe('files on their way from page to page', () => {
  it('are found once, on the page that they are for', () => {
    carryFiles([file('a.jpg')], '/batch');
    expect(names('/resize')).toBeUndefined();
    expect(names('/batch')).toEqual(['a.jpg']);
    expect(names('/batch')).toBeUndefined();
  });

  it('that are in hand go along to whichever page comes next, the result before the picture that it is of', () => {
    const letPictureGo = takeInHand({ files: [file('a.jpg')], along: () => [file('a.jpg')] });
    const onCarried = vi.fn();
    const letResultGo = takeInHand({ files: [file('a.jpg')], along: () => [file('a-small.jpg')], onCarried });
    carryInHand();
    expect(onCarried).toHaveBeenCalledOnce();
    expect(takeCarriedFiles('/tools/png-resizer', false)).toMatchObject({ agreed: true });
    letResultGo();
    carryInHand();
    expect(names('/convert')).toEqual(['a.jpg']);
    letPictureGo();
    carryInHand();
    expect(names('/convert')).toBeUndefined();
  });

  it('that stay behind go nowhere', () => {
    const letGo = takeInHand({ files: [file('a.jpg'), file('b.jpg')] });
    carryInHand();
    expect(names('/resize')).toBeUndefined();
    letGo();
  });

  it('are found again on every page that the visitor goes back to, and on no other way there', () => {
    leaveFiles([file('a.jpg')], '/compress');
    leaveFiles([file('b.jpg')], '/resize');
    expect(names('/compress')).toBeUndefined();
    expect(names('/resize', true)).toEqual(['b.jpg']);
    expect(names('/compress', true)).toEqual(['a.jpg']);
    expect(names('/compress', true)).toBeUndefined();
  });

  it('do not come in by going back, but with the next link', () => {
    const letGo = takeInHand({ files: [file('a.jpg')], along: () => [file('a.jpg')] });
    carryInHand();
    expect(names('/resize', true)).toBeUndefined();
    expect(names('/resize')).toEqual(['a.jpg']);
    letGo();
  });
});
