import type { Probe } from '#engine';
import { formatLine } from '#words/format-line.ts';
import { moreOptionsWords } from '#words/options.ts';
import type { FormatFieldsProps } from './format-fields.tsx';
import { Part } from './part.tsx';
import { usePart } from './use-part.ts';

const loadFields = () => import('./format-fields.tsx').then((module) => module.FormatFields);

/** Format and quality for a tool with another purpose: one closed line with the result's format and quality. */
export function FormatAndQuality({ probe, ...fields }: FormatFieldsProps & { probe: Pick<Probe, 'format'> }) {
  const { Fields, failed, fetch } = usePart(loadFields);
  return (
    <Part
      name={moreOptionsWords.formatAndQuality}
      line={formatLine(probe.format, fields.format, fields.output)}
      onOpen={fetch}
    >
      {Fields && <Fields {...fields} />}
      {failed && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </Part>
  );
}
