import { Part } from '#app/tools/options/part.tsx';
import { usePart } from '#app/tools/options/use-part.ts';
import type { Stated } from '#engine/inspect/stated.ts';
import { moreOptionsWords } from '#words/options.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import type { MetadataSettings } from '../settings.ts';

export interface WriteProps {
  settings: MetadataSettings;
  change(change: (settings: MetadataSettings) => MetadataSettings): void;
  /** What the open file states; absent for several files, and until it is read. */
  stated?: Stated | undefined;
  /** The settings are for a list of files. */
  isList?: boolean;
}

const loadFields = () => import('./write-fields.tsx').then((module) => module.WriteFields);
const NAMES = ['author', 'copyright', 'caption', 'keywords', 'dpi'] as const;

/** What is written, in a few words. */
function lineOf({ changes }: MetadataSettings): string {
  const { date, shift } = changes;
  const isDated = date !== undefined || Boolean(shift);
  return [
    ...(isDated ? [writeMetadataWords.date] : []),
    ...NAMES.filter((name) => changes[name] !== undefined).map((name) => writeMetadataWords.fields[name]),
  ].join(', ');
}

/** The fields for a visitor's own metadata, behind one closed line. */
export function WriteFold(props: WriteProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  return (
    <Part
      name={writeMetadataWords.fold}
      line={lineOf(props.settings)}
      open={props.settings.opensWriting !== undefined}
      onOpen={fetch}
    >
      {Fields && <Fields {...props} />}
      {failed && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </Part>
  );
}
