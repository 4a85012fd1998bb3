import { Scale } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { unavailable } from '#app/engine/unavailable.ts';
import { notify } from '#app/toast/toast.ts';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import { compareFormatsWords as words } from '#words/compare-formats.ts';
import { convertWords } from '#words/convert.ts';
import type { CompareFormats } from './compare-formats.tsx';

type Props = ComponentProps<typeof CompareFormats>;

/** Loads and shows the comparison of formats. */
export function CompareButton(props: Props) {
  const [Formats, setFormats] = useState<ComponentType<Props>>();
  if (Formats) return <Formats {...props} />;
  const show = async () => {
    try {
      const { CompareFormats } = await import('./compare-formats.tsx');
      setFormats(() => CompareFormats);
    } catch (cause) {
      notify(failureToast(convertWords.failed, unavailable(words.part, cause), props.recipe));
    }
  };
  return (
    <Button icon={Scale} className="self-start text-small" disabled={props.disabled} onClick={show}>
      {words.compare}
    </Button>
  );
}
