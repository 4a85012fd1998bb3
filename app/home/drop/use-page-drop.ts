import { useEffect, useRef, useState } from 'react';
import { droppedFiles } from '#app/upload/dropped-files.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped anywhere on the page.
 * @returns whether some are held over it
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', listener: (event: DragEvent) => void) =>
      window.addEventListener(name, (event) => hasFiles(event) && listener(event), { signal: listening.signal });
    // An element is entered before the one around it is left.
    let depth = 0;
    listen('dragenter', (event) => {
      event.preventDefault();
      depth += 1;
      setOver(true);
    });
    listen('dragleave', () => {
      depth -= 1;
      setOver(depth > 0);
    });
    listen('dragover', (event) => event.preventDefault());
    listen('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setOver(false);
      const { dataTransfer } = event;
      if (!dataTransfer) return;
      const plain = [...dataTransfer.files];
      droppedFiles(dataTransfer).then(
        (files) => latest.current(files),
        () => latest.current(plain),
      );
    });
    return () => listening.abort();
  }, []);
  return isOver;
}
