import { Download, ImagePlus } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ACCEPT_ATTRIBUTE } from '#app/upload/accepted-types.ts';
import { carryFiles, takeCarriedFiles } from '#app/upload/hand-over.ts';
import { SENTENCES as UPLOAD } from '#app/upload/sentences.ts';
import { usePaste } from '#app/upload/use-paste.ts';
import { CONTROLS, TOOLS, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import type { Ask } from './ask.tsx';
import { usePageDrop } from './use-page-drop.ts';

const loadAsk = () => import('./ask.tsx').then((module) => module.Ask);
const HOME = '/';

/**
 * Takes any images, and asks what is to be done with them. Whatever that needs is fetched with the first of them, so that
 * the page itself stays light.
 */
export function DropZone() {
  const [files, setFiles] = useState<readonly File[]>();
  const [Asking, setAsking] = useState<ComponentType<ComponentProps<typeof Ask>>>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const cameBack = useNavigationType() === 'POP';

  const take = async (came: readonly File[]) => {
    if (came.length === 0) return;
    setFiles(came);
    try {
      const component = await loadAsk();
      setAsking(() => component);
    } catch {
      // Nobody can ask: the tool that most want says what is wrong.
      const { path } = TOOLS[came.length > 1 ? 'batch' : 'compress'];
      carryFiles(came, path);
      navigate(path);
    }
  };

  usePaste(true, (pasted) => take([...pasted]));
  // Chosen before the page's scripts were there, or left here on the way to a tool.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies here when the zone appears
  useEffect(() => {
    const left = takeCarriedFiles(HOME, cameBack);
    take(left.length > 0 ? left : [...(input.current?.files ?? [])]);
  }, []);

  const active = usePageDrop(take);
  const Icon = active ? Download : ImagePlus;
  return (
    <div
      className={classNames(
        'grid min-h-52 place-items-center rounded-surface border-2 border-dashed bg-surface p-4 text-center transition-colors sm:min-h-72 sm:p-6',
        active ? 'border-accent bg-sunken' : 'border-edge',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT_ATTRIBUTE}
        aria-label={UPLOAD.input}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same files can be chosen again.
          target.value = '';
          void take(chosen);
        }}
      />
      {files && Asking ? (
        <Asking files={files} onOthers={() => input.current?.click()} />
      ) : (
        <div className="flex flex-col items-center">
          <Icon
            aria-hidden
            size={40}
            strokeWidth={1.25}
            className={classNames('max-sm:hidden', active ? 'text-accent' : 'text-muted')}
          />
          <p className="font-semibold sm:mt-4 sm:text-lead">{active ? UPLOAD.dragging : UPLOAD.invitation}</p>
          <p className="my-2 text-small text-muted">{UPLOAD.or}</p>
          <Button kind="primary" onClick={() => input.current?.click()}>
            {CONTROLS.browse}
          </Button>
          <p className="mt-4 text-small text-muted">{UPLOAD.hint(UPLOAD_LIMIT_MB)}</p>
          <p className="mt-1 text-small text-muted pointer-coarse:hidden">{UPLOAD.paste}</p>
        </div>
      )}
    </div>
  );
}
