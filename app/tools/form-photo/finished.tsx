import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { CheckList, type CheckListProps } from './check-list.tsx';
import { KILOBYTE } from './rules.ts';

interface FinishedProps extends CheckListProps {
  isCurrent: boolean;
}

/** The finished file with its checks. */
export function Finished({ isCurrent, ...props }: FinishedProps) {
  const { made, settings } = props;
  const preview = usePreview(made.result.blob);
  const bytes = made.checks.find(({ rule, isMet }) => rule === 'bytes' && !isMet);
  const isTooLarge = bytes && made.read.bytes > (settings.most ?? 0) * KILOBYTE.most;
  return (
    <section
      aria-labelledby="checks"
      aria-busy={!isCurrent}
      className={classNames('finished border border-line', !isCurrent && 'finished-photo-of-before')}
    >
      {preview.state === 'ready' && <img src={preview.url} alt="" className="finished-photo border border-line" />}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 id="checks" className="font-semibold">
          {formPhotoWords.checks}
        </h2>
        <CheckList {...props} />
        {bytes && <Notice tone="info">{isTooLarge ? formPhotoWords.tooLarge : formPhotoWords.tooSmall}</Notice>}
      </div>
    </section>
  );
}
