import { useOpened } from '#app/tools/panel.ts';
import { watermarkIn } from '#app/tools/watermark/watermark.ts';
import type { WatermarkFieldsProps } from '#app/tools/watermark/watermark-fields.tsx';
import { moreOptionsWords } from '#words/options.ts';
import { watermarkWords } from '#words/watermark.ts';
import { Part } from './part.tsx';
import { usePart } from './use-part.ts';

const loadFields = () => import('#app/tools/watermark/controls.tsx').then((module) => module.WatermarkFields);

/** A watermark, behind one closed line. */
export function WatermarkPart(props: WatermarkFieldsProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  return (
    <Part
      name={watermarkWords.name}
      line={watermarkIn(props.edits) && watermarkWords.on}
      open={useOpened('watermark')}
      onOpen={fetch}
    >
      {Fields && <Fields {...props} />}
      {failed && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </Part>
  );
}
