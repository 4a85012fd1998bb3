import { DPI } from '#app/tools/resize/units.ts';
import type { Engine, Output, Size } from '#engine';
import { partFile } from '../part-file.ts';
import { FOR_PIXELS } from '../pixels/for-pixels.ts';
import type { WorkOn } from '../pixels/work-on.ts';
import { isPrepared, type Placing, recipeOf } from '../recipe.ts';
import { rulesOf } from '../rules.ts';
import { type FormSettings, fitOf, isGreyOf } from '../settings.ts';
import { cutsOf, type Paper, type Sheet } from './sheet.ts';

export const SHEET_FORMATS = ['jpeg', 'pdf'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Of a sheet: no limit in KB applies to it. */
const QUALITY = 95;
const MARK = '#808080';

export interface Printed {
  /** The photo as it is in the frame. */
  file: File;
  picture: Size;
  placing: Placing;
  settings: FormSettings;
  paper: Paper;
  sheet: Sheet;
  format: SheetFormat;
}

/**
 * Makes a sheet with copies of the photo in its frame, without the form's limit in KB.
 * @throws {ImageError} as the engine does
 */
export async function sheetFile(
  engine: Pick<Engine, 'run'>,
  workOn: WorkOn,
  { file, picture, placing, settings, paper, sheet, format }: Printed,
  signal: AbortSignal,
): Promise<Blob> {
  const printed: FormSettings = { ...settings, ...sheet.photo, unit: 'px', least: undefined, most: undefined };
  const { edits } = recipeOf(printed, rulesOf(printed, undefined), placing, picture);
  const part = { file, picture, placing, fit: fitOf(printed), paint: undefined, isGrey: isGreyOf(printed) };
  const source = isPrepared(printed, placing) ? await partFile(engine, workOn, part, signal) : file;
  if (typeof source === 'string') throw new TypeError('Only writing is ink');
  const photo = await engine.run(source, { edits, output: FOR_PIXELS }, { signal });
  const page = new File([await drawn(sheet, photo.blob)], 'sheet.png', { type: 'image/png' });
  const output: Output = { aim: 'encode', format, quality: QUALITY, chroma: '4:4:4', dpi: DPI.usual };
  const onPaper = format === 'pdf' && (paper === 'a4' || paper === 'letter') ? { paper } : {};
  return (await engine.run(page, { edits: [], output: { ...output, ...onPaper } }, { signal })).blob;
}

/** Marks from edge to edge, and the photos over them: the marks are visible between the photos alone. */
async function drawn(sheet: Sheet, photo: Blob): Promise<Blob> {
  const { width, height, places } = sheet;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = MARK;
  const { columns, rows } = cutsOf(sheet);
  for (const x of columns) context.fillRect(x, 0, 1, height);
  for (const y of rows) context.fillRect(0, y, width, 1);
  const bitmap = await createImageBitmap(photo);
  for (const { left, top } of places) context.drawImage(bitmap, left, top);
  bitmap.close();
  return context.canvas.convertToBlob({ type: 'image/png' });
}
