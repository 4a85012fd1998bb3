import { Checkbox } from '#app/components/checkbox.tsx';
import { toolWords } from '#words/tools.ts';
import { useKeepName } from './keep-name.ts';

/** Saves results under the original file's name. @param line an example of a name with the current setting */
export function KeepNameBox({ line }: { line?: string | undefined }) {
  const [keepsName, choose] = useKeepName();
  return (
    <Checkbox checked={keepsName} className="min-h-11" onChange={choose}>
      <span className="min-w-0">
        {toolWords.keepName}
        {line && <span className="block [overflow-wrap:anywhere] text-muted">{line}</span>}
      </span>
    </Checkbox>
  );
}
