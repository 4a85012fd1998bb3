import type { BesideUploadProps } from '#app/tools/series/series-tool.tsx';
import { signatureFor } from '../rules.ts';
import type { FormSettings } from '../settings.ts';
import { SignaturePad } from './signature-pad.tsx';

interface FirstPadProps extends Pick<BesideUploadProps<FormSettings>, 'change' | 'open'> {
  onCancel(): void;
}

/** Of most forms' signatures. */
const RATIO = 7 / 3;

/** The drawing area before there is any picture. */
export function FirstPad({ change, open, onCancel }: FirstPadProps) {
  const onDrawn = (file: File) => {
    change(signatureFor);
    open(file);
  };
  return <SignaturePad ratio={RATIO} onDrawn={onDrawn} onCancel={onCancel} />;
}
