import { type ComponentProps, type ComponentType, useState } from 'react';
import { errorSentence } from '#app/engine/error-words.ts';
import { unavailable } from '#app/engine/unavailable.ts';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { useInHand } from '#app/upload/use-in-hand.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';
import type { Ask } from './ask.tsx';

const loadAsk = () => import('./ask.tsx').then((module) => module.Ask);

/**
 * Accepts any images and asks what to do with them. The engine and other modules are loaded with the first of them, so
 * that the page itself stays light.
 */
export function DropZone() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [Asking, setAsking] = useState<ComponentType<ComponentProps<typeof Ask>>>();
  const [problem, setProblem] = useState<string>();
  useInHand(files.length > 0 ? { files, along: () => (files.length === 1 ? files : []) } : undefined);
  const isAsked = files.length > 0 && Asking !== undefined;

  const take = async (came: readonly File[], beside?: boolean) => {
    setFiles((before) => (beside ? [...before, ...came] : came));
    try {
      const component = await loadAsk();
      setAsking(() => component);
    } catch (cause) {
      setProblem(errorSentence(unavailable('What asks what to do', cause)));
    }
  };

  return (
    <div className="flex flex-col gap-4">
      {isAsked && <Asking files={files} />}
      <UploadArea
        multiple
        maxFiles={BATCH_LIMIT}
        compact={isAsked}
        failure={problem === undefined ? undefined : { message: problem }}
        onFailureCleared={() => setProblem(undefined)}
        onFiles={take}
      />
    </div>
  );
}
