import { useEffect } from 'react';

/**
 * Keeps a file that is dropped where nothing takes one from being opened by the browser in the place of the page, and of
 * all that was set on it. The drop zone sees to this by itself while it is there.
 */
export function useNoStrayDrop(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, [active]);
}
