import { ImagePlus, PenLine } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { chooseFile } from '#app/upload/choose-file.ts';
import { drawSignature } from '#words/catalogue/sets/form-photo.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { formPhotoWords } from '#words/form-photo.ts';

interface MissingPictureProps {
  /** The name of the file that is open for another picture. */
  openName: string;
  onFile(file: File): void;
  onUseOpen(): void;
  /** Absent for what is not drawn. */
  onDraw: (() => void) | undefined;
}

/** In the place of a picture that has no file yet: the ways to one. */
export function MissingPicture({ openName, onFile, onUseOpen, onDraw }: MissingPictureProps) {
  return (
    <div className="form-stage flex flex-col items-center justify-center gap-3 bg-stage p-4 text-center">
      <p>{formPhotoWords.missing}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={ImagePlus} onClick={() => chooseFile(onFile)}>
          {CONTROLS.browse}
        </Button>
        {onDraw && (
          <Button icon={PenLine} onClick={onDraw}>
            {drawSignature}
          </Button>
        )}
      </div>
      <Button kind="quiet" className="max-w-full text-small" onClick={onUseOpen}>
        <span className="truncate">{formPhotoWords.useOpen(openName)}</span>
      </Button>
    </div>
  );
}
