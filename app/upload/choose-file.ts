import { ACCEPT_ATTRIBUTE } from './accepted-types.ts';

/** Opens the dialog for one file. */
export function chooseFile(onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPT_ATTRIBUTE;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  input.click();
}
