import type { FormPicture } from '#catalogue/forms/form.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { percent } from '#words/percent.ts';

/** Where the head and the eyes have to be, as far as the form asks. */
export type Placement = Pick<FormPicture, 'head' | 'eyes'>;

interface GuidesProps {
  asked: Placement;
}

/** Of the sentence that describes the guides. */
export const GUIDES_LINE = 'form-guides';

export const hasGuides = (asked: Placement | undefined): asked is Placement =>
  (asked?.head ?? asked?.eyes) !== undefined;

/** Eyes are in the middle of a head, so its outlines are around the middle of their band. */
const offset = ({ eyes: [least, most] = [0.5, 0.5] }: Placement): number => 0.5 - (least + most) / 2;

/** The outlines of the smallest and the largest head that the form accepts, and the band of the eyes, in the frame. */
export function Guides({ asked }: GuidesProps) {
  const { head = [], eyes } = asked;
  return (
    <>
      <div aria-hidden className="head-guide" style={{ translate: `0 ${100 * offset(asked)}%` }}>
        {head.map((share) => (
          <div key={share} style={{ height: `${100 * share}%` }} />
        ))}
      </div>
      {eyes && (
        <div
          aria-hidden
          className="eye-guide"
          style={{ bottom: `${100 * eyes[0]}%`, height: `${100 * (eyes[1] - eyes[0])}%` }}
        />
      )}
    </>
  );
}

/** The guides in words, which describe the frame to a screen reader. */
export function GuidesLine({ asked: { head, eyes } }: GuidesProps) {
  return (
    <p id={GUIDES_LINE} className="text-small text-muted">
      {[
        ...(head ? [formPhotoWords.headGuide(percent(head[0]), percent(head[1]))] : []),
        ...(eyes ? [formPhotoWords.eyeGuide(percent(eyes[0]), percent(eyes[1]))] : []),
      ].join(' ')}
    </p>
  );
}
