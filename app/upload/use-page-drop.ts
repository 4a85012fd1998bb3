import { type RefObject, useEffect, useRef, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

interface PageDrop {
  /** Absent while files are not accepted. */
  onFiles: ((files: File[]) => void) | undefined;
  /** The files cannot be read. */
  onError?(cause: Error): void;
  /** Its own field for files takes no drops by itself, as others on the page do. */
  area?: RefObject<HTMLElement | null>;
}

/**
 * Receives files that are dropped anywhere on the page. The browser would open them otherwise, which would replace the page and lose
 * its settings.
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(drop: PageDrop): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const receive = (event: DragEvent) => {
      const { dataTransfer, target, type } = event;
      const { area, onFiles, onError } = latest.current;
      const element = target instanceof Element ? target : undefined;
      const isOthers = element?.closest('input[type=file]') && !area?.current?.contains(element);
      if (isOthers || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const accept = element?.closest('dialog') ? undefined : onFiles;
      dataTransfer.dropEffect = accept ? 'copy' : 'none';
      setDragged(type !== 'drop');
      if (type === 'drop' && accept) droppedFiles(dataTransfer).then(accept, onError);
    };
    // Safari states no other target, but dragover follows at once.
    const leave = ({ relatedTarget }: DragEvent) => setDragged(relatedTarget !== null);
    for (const type of ['dragenter', 'dragover', 'drop'] as const) document.addEventListener(type, receive);
    document.addEventListener('dragleave', leave);
    return () => {
      for (const type of ['dragenter', 'dragover', 'drop'] as const) document.removeEventListener(type, receive);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return isDragged && drop.onFiles !== undefined;
}
