import { Button } from '#app/components/button.tsx';
import { chooseFormat } from '#app/tools/address/recipe-changes.ts';
import type { WorkbenchProps } from '#app/tools/single-file/workbench.ts';
import type { FormatId } from '#engine';
import { compressWords } from '#words/compress.ts';
import { rememberOwnFormat } from './own-formats.ts';

interface OwnFormatLineProps extends Pick<WorkbenchProps, 'picture' | 'api' | 'recipe' | 'change'> {
  /** The format of the result, which is another than the picture's. */
  written: FormatId;
  disabled: boolean;
}

/** The format that a picture becomes without a choice by hand, and a button that keeps its own if it can be written. */
export function OwnFormatLine({ picture, api, recipe, written, disabled, change }: OwnFormatLineProps) {
  const { format } = picture.probe;
  if (recipe.output.preserveFormat === true || !picture.writes.some((id) => id === format)) return null;
  const own = api.formatOf(format).label;
  const onKeep = () => {
    rememberOwnFormat(format, true);
    change(chooseFormat('same'));
  };
  return (
    <p className="flex items-center justify-between gap-3 text-small text-muted">
      {compressWords.becomes(own, api.formatOf(written).label)}
      <Button kind="quiet" className="text-small" disabled={disabled} onClick={onKeep}>
        {compressWords.keepFormat(own)}
      </Button>
    </p>
  );
}
