import { Waiting } from '#app/compare/waiting.tsx';
import type { Preview } from '#app/engine/use-preview.ts';
import { toolWords } from '#words/tools.ts';
import { OrientedImage } from './oriented-image.tsx';
import type { Region } from './region.ts';

/** The original, rotated and cropped like the result, so that both can be overlaid. Fills its container. */
export function BeforePicture({ preview, region }: { preview: Preview; region: Region }) {
  if (preview.state === 'loading') return <Waiting side="before" />;
  if (preview.state === 'none') return <div className="grid size-full place-items-center">{toolWords.noImage}</div>;
  const { x, y, width, height } = region.crop;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="relative size-full overflow-hidden">
      <div
        className="absolute"
        style={{
          left: percent(-x / width),
          top: percent(-y / height),
          width: percent(1 / width),
          height: percent(1 / height),
        }}
      >
        <OrientedImage url={preview.url} alt="" orientation={region.orientation} />
      </div>
    </div>
  );
}
