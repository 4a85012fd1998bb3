import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Select } from '#app/components/select.tsx';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { Failure } from '#app/tools/shared/failure.tsx';
import type { Size } from '#engine';
import { formPhotoWords } from '#words/form-photo.ts';
import { fileNameOf } from '../file-name.ts';
import { workOn } from '../pixels/work-on.ts';
import type { Placing } from '../recipe.ts';
import type { FormSettings } from '../settings.ts';
import { PAPER_NAMES, type Paper, sheetOf } from './sheet.ts';
import { SHEET_FORMATS, type SheetFormat, sheetFile } from './sheet-file.ts';
import { sizeOnPaper } from './size-on-paper.ts';

interface PrintSheetProps {
  /** The photo as it is in the frame, and its size. */
  file: File;
  picture: Size;
  placing: Placing;
  settings: FormSettings;
  api: Loaded['api'];
}

/** A sheet of paper with copies of the photo. */
export function PrintSheet({ file, picture, placing, settings, api }: PrintSheetProps) {
  const [paper, setPaper] = useState<Paper>('photo');
  const [format, setFormat] = useState<SheetFormat>('jpeg');
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState<unknown>();
  const photo = sizeOnPaper(settings);
  const sheet = sheetOf(photo, paper);

  const save = async () => {
    if (!sheet) return;
    setMaking(true);
    setError(undefined);
    try {
      const { engine } = await loadEngine();
      const printed = { file, picture, placing, settings, paper, sheet, format };
      const made = await sheetFile(engine, workOn, printed, new AbortController().signal);
      const { extensions } = api.formatOf(format);
      saveFile(made, fileNameOf(`${settings.name}-${formPhotoWords.sheetFile}`, `sheet.${extensions[0]}`));
    } catch (error) {
      setError(error);
    } finally {
      setMaking(false);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-2">
        <Select
          label={formPhotoWords.paper}
          options={PAPER_NAMES.map((value) => ({ value, label: formPhotoWords.papers[value] }))}
          value={paper}
          onChange={(paper) => setPaper(paper)}
        />
        <Segmented
          legend={formPhotoWords.sheetFormat}
          options={SHEET_FORMATS.map((value) => ({ value, label: api.formatOf(value).label }))}
          value={format}
          onChange={(format) => setFormat(format)}
        />
      </div>
      <p role="status" className="text-small text-muted">
        {sheet ? formPhotoWords.copies(sheet.places.length, photo) : formPhotoWords.sheetTooSmall}
      </p>
      {error !== undefined && <Failure error={error} onAgain={save} />}
      <Button icon={Printer} disabled={!sheet || isMaking} onClick={save}>
        {isMaking ? formPhotoWords.making : formPhotoWords.saveSheet}
      </Button>
    </div>
  );
}
