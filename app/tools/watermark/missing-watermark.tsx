import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { setEdits } from '#app/tools/address/recipe-changes.ts';
import { watermarkWords } from '#words/watermark.ts';
import { addLastText } from './add-file.ts';
import { ImageButton } from './image-button.tsx';
import { useMissingWatermark } from './use-missing.ts';
import { watermarkIn, withWatermark } from './watermark.ts';
import type { WatermarkFieldsProps } from './watermark-fields.tsx';

/** A watermark whose picture is not there, in one line with a button to choose it. The last text is drawn again first. */
export function MissingWatermark({ edits, disabled, change }: WatermarkFieldsProps) {
  const isGone = useMissingWatermark(edits);
  const [isSought, setSought] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address
  useEffect(() => {
    const done = () => setSought(false);
    if (isGone) addLastText().then(done, done);
    else done();
  }, []);
  const watermark = watermarkIn(edits);
  if (isSought || !isGone || !watermark) return null;
  const put = (next: typeof watermark | undefined) => change(setEdits((before) => withWatermark(before, next)));
  return (
    <div className="flex items-start justify-between gap-2 rounded-control bg-sunken py-2 pl-3 text-small">
      <div className="flex flex-col items-start gap-2">
        <p role="status">{watermarkWords.missing}</p>
        <ImageButton
          label={watermarkWords.chooseMissing}
          disabled={disabled}
          onChosen={(picture) => put({ ...watermark, picture })}
        />
      </div>
      <IconButton label={watermarkWords.remove} icon={X} disabled={disabled} onClick={() => put(undefined)} />
    </div>
  );
}
