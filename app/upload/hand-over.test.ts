import { describe, expect, it, vi } from 'vitest';
import { carryFiles, carryInHand, leaveFiles, takeCarriedFiles, takeInHand } from './hand-over.ts';

const file = (name: string) => new File(['x'], name);
const names = (path: string, cameBack = false) => takeCarriedFiles(path, cameBack)?.files.map(({ name }) => name);

describe('files that follow from page to page', () => {
  it('are found once, on their target page', () => {
    carryFiles([file('a.jpg')], '/batch');
    expect(names('/resize')).toBeUndefined();
    expect(names('/batch')).toEqual(['a.jpg']);
    expect(names('/batch')).toBeUndefined();
  });

  it('go along to whichever page comes next, the result before its original', () => {
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

  it('stay if the page keeps them', () => {
    const letGo = takeInHand({ files: [file('a.jpg'), file('b.jpg')] });
    carryInHand();
    expect(names('/resize')).toBeUndefined();
    letGo();
  });

  it('are found again on every page that the visitor returns to, and only that way', () => {
    leaveFiles([file('a.jpg')], '/compress');
    leaveFiles([file('b.jpg')], '/resize');
    expect(names('/compress')).toBeUndefined();
    expect(names('/resize', true)).toEqual(['b.jpg']);
    expect(names('/compress', true)).toEqual(['a.jpg']);
    expect(names('/compress', true)).toBeUndefined();
  });

  it('do not appear after Back, but after the next link', () => {
    const letGo = takeInHand({ files: [file('a.jpg')], along: () => [file('a.jpg')] });
    carryInHand();
    expect(names('/resize', true)).toBeUndefined();
    expect(names('/resize')).toEqual(['a.jpg']);
    letGo();
  });
});
