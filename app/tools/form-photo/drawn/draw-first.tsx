import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { BesideUploadProps } from '#app/tools/series/series-tool.tsx';
import { importWatched } from '#engine/arrival/scripts.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import type { FormSettings } from '../settings.ts';
import { loadPad } from './load-pad.ts';

const loadRules = () => importWatched(() => import('../rules.ts'));
/** Of most forms' signatures. */
const RATIO = 7 / 3;

/** Below the upload: a signature that is drawn needs no file. */
export function DrawFirst({ change, open }: BesideUploadProps<FormSettings>) {
  const [isDrawing, setDrawing] = useState(false);
  const onDrawn = async (file: File) => {
    const { signatureFor } = await loadRules();
    change(signatureFor);
    open(file);
  };
  if (!isDrawing)
    return (
      <Button icon={PenLine} kind="quiet" className="mx-auto mt-2 text-small" onClick={() => setDrawing(true)}>
        {formPhotoWords.draw}
      </Button>
    );
  return (
    <section
      aria-label={formPhotoWords.draw}
      className="mt-4 overflow-clip rounded-surface border border-line bg-surface"
    >
      <SeldomPart load={loadPad} props={{ ratio: RATIO, onDrawn, onCancel: () => setDrawing(false) }} />
    </section>
  );
}
