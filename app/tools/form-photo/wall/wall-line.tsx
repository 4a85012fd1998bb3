import { Notice } from '#app/components/notice.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { BeforeAfter } from './before-after.tsx';
import type { WhiteWall } from './use-white-wall.ts';

interface WallLineProps {
  original: File;
  wall: WhiteWall;
}

/** The wall before and after, or why it stays, below the picture. */
export function WallLine({ original, wall: { shown, isWorking, cannot, error } }: WallLineProps) {
  if (isWorking)
    return (
      <p role="status" className="px-4 py-2 text-small text-muted">
        {formPhotoWords.whitening}
      </p>
    );
  if (error !== undefined) return <Failure error={error} className="px-4 py-2" />;
  if (cannot)
    return (
      <Notice tone="error" className="px-4 py-2">
        {formPhotoWords.cannotWhiten[cannot]}
      </Notice>
    );
  return shown.file === original ? null : <BeforeAfter before={original} after={shown.file} />;
}
