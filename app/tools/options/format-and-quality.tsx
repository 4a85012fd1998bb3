import type { Probe } from '#engine';
import { formatLine } from '#words/format-line.ts';
import { moreOptionsWords } from '#words/options.ts';
import type { FormatFieldsProps } from './format-fields.tsx';
import { Part } from './part.tsx';
import { usePart } from './use-part.ts';

const loadFields = () => import('./format-fields.tsx').then((module) => module.FormatFields);

interface FormatAndQualityProps extends FormatFieldsProps {
  probe: Pick<Probe, 'format'>;
  /** No pixel is encoded again. */
  lossless: boolean;
}

/** Format and quality for a tool with another purpose: one closed line with the result's format and quality. */
export function FormatAndQuality({ probe, lossless, ...fields }: FormatAndQualityProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  return (
    <Part
      name={moreOptionsWords.formatAndQuality}
      line={formatLine(probe.format, fields.format, fields.output, lossless)}
      onOpen={fetch}
    >
      {Fields && <Fields {...fields} />}
      {failed && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </Part>
  );
}
