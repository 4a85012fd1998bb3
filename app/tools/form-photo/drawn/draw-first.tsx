import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { BesideUploadProps } from '#app/tools/series/series-tool.tsx';
import { drawSignature } from '#words/catalogue/sets/form-photo.ts';
import type { FormSettings } from '../settings.ts';

const loadFirstPad = () => import('./first-pad.tsx').then((module) => module.FirstPad);

/** Below the upload: a signature that is drawn needs no file. */
export function DrawFirst({ change, open }: BesideUploadProps<FormSettings>) {
  const [isDrawing, setDrawing] = useState(false);
  if (!isDrawing)
    return (
      <Button icon={PenLine} kind="quiet" className="mx-auto mt-2 text-small" onClick={() => setDrawing(true)}>
        {drawSignature}
      </Button>
    );
  return (
    <section aria-label={drawSignature} className="mt-4 overflow-clip rounded-surface border border-line bg-surface">
      <SeldomPart load={loadFirstPad} props={{ change, open, onCancel: () => setDrawing(false) }} />
    </section>
  );
}
