import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { loadEngine } from '#app/engine/load-engine.ts';
import { errorWords } from '#words/errors.ts';
import { addImage } from './add-file.ts';

interface ImageButtonProps {
  label: string;
  disabled: boolean;
  /** @param hash of a file that is a picture */
  onChosen(hash: string): void;
}

/** Chooses the picture of a watermark. */
export function ImageButton({ label, disabled, onChosen }: ImageButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    setProblem(undefined);
    try {
      const { engine } = await loadEngine();
      await engine.probe(file);
      onChosen(await addImage(file));
    } catch {
      setProblem(errorWords['watermark-unreadable']);
    }
  };
  return (
    <>
      <div>
        <Button icon={ImagePlus} className="text-small" disabled={disabled} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.avif,.jxl"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}
