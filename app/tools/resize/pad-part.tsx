import { Part } from '#app/tools/options/part.tsx';
import { usePart } from '#app/tools/options/use-part.ts';
import type { PadFieldsProps } from '#app/tools/pad/pad-fields.tsx';
import { useOpened } from '#app/tools/panel.ts';
import { editWords } from '#choose/hidden-settings.ts';
import { moreOptionsWords } from '#words/options.ts';
import { resizeWords } from '#words/resize.ts';

const loadFields = () => import('#app/tools/pad/pad-fields.tsx').then((module) => module.PadFields);

/** Edges around the picture, behind one closed line. */
export function PadPart(props: PadFieldsProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  return (
    <Part name={resizeWords.edges} line={props.pad && editWords(props.pad)} open={useOpened('borders')} onOpen={fetch}>
      {Fields && <Fields {...props} />}
      {failed && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </Part>
  );
}
