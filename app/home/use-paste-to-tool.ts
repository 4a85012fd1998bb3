import { useNavigate } from 'react-router';
import { carryFiles } from '#app/upload/hand-over.ts';
import { usePaste } from '#app/upload/use-paste.ts';
import { TOOLS } from '#catalogue/tools.ts';

/** An image that is pasted at home opens where most are wanted smaller; several open together. */
export function usePasteToTool(): void {
  const navigate = useNavigate();
  usePaste(true, (files) => {
    const { path } = TOOLS[files.length > 1 ? 'batch' : 'compress'];
    carryFiles(files, path);
    navigate(path);
  });
}
