import { type ComponentProps, type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { carryFiles } from '#app/upload/hand-over.ts';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { BATCH_LIMIT, TOOLS } from '#catalogue/tools.ts';
import type { Ask } from './ask.tsx';

const loadAsk = () => import('./ask.tsx').then((module) => module.Ask);

/**
 * Takes any images, and asks what is to be done with them. What that needs, the engine among it, is fetched with the first
 * of them, so that the page itself stays light.
 */
export function DropZone() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [Asking, setAsking] = useState<ComponentType<ComponentProps<typeof Ask>>>();
  const navigate = useNavigate();
  const isAsked = files.length > 0 && Asking !== undefined;

  const take = async (came: readonly File[]) => {
    setFiles(came);
    try {
      const component = await loadAsk();
      setAsking(() => component);
    } catch {
      // Nobody can ask: the tool that is most wanted says what is wrong.
      const { path } = TOOLS[came.length > 1 ? 'batch' : 'compress'];
      carryFiles(came, path);
      navigate(path);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      {isAsked && <Asking files={files} />}
      <UploadArea multiple maxFiles={BATCH_LIMIT} compact={isAsked} onFiles={take} />
    </div>
  );
}
