import { useSteadyPreview } from '#app/engine/use-preview.ts';
import { toolWords } from '#words/tools.ts';
import { Waiting } from './waiting.tsx';

/**
 * An image that fills its side of a comparison. After a change it keeps showing the previous image until the new one is
 * decoded, so that the comparison does not blink.
 */
export function Picture({ blob }: { blob: Blob }) {
  const preview = useSteadyPreview(blob);
  if (preview.state === 'ready')
    return <img src={preview.url} alt="" draggable={false} decoding="sync" className="size-full max-w-none" />;
  if (preview.state === 'loading') return <Waiting side="after" />;
  return <div className="grid size-full place-items-center">{toolWords.noImage}</div>;
}
