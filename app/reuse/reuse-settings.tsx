import { Code, Link2, type LucideIcon, SquareTerminal } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { DEVELOPERS } from '#app/navigation.ts';
import { copyText } from '#app/toast/copy-text.ts';
import { settledAddress } from '#app/tools/address/use-settings-address.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { linkNamed } from '#pages/link.ts';
import { reuseWords } from '#words/reuse-settings.ts';

type Form = 'link' | 'command' | 'code';

const ICONS: Readonly<Record<Form, LucideIcon>> = { link: Link2, command: SquareTerminal, code: Code };

export interface ReuseSettingsProps {
  recipe: Recipe;
  /** The command's input: a file's name, or a folder. */
  files: string;
  forms?: readonly Form[];
}

/** The same settings for a friend, a terminal or a program, in a closed line. */
export function ReuseSettings(props: ReuseSettingsProps) {
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer content-center text-muted">{reuseWords.summary}</summary>
      <CopyButtons {...props} />
    </details>
  );
}

/** The same, inside a part that is closed. */
export function ReuseSettingsGroup(props: ReuseSettingsProps) {
  return (
    <fieldset className="min-w-0 text-small">
      <legend className="font-medium">{reuseWords.summary}</legend>
      <CopyButtons {...props} />
    </fieldset>
  );
}

function CopyButtons({ recipe, files, forms = ['link', 'command', 'code'] }: ReuseSettingsProps) {
  const textOf = async (form: Form) => {
    if (form === 'link') return settledAddress();
    const { asCode, asCommand } = await import('./as-text.ts');
    return form === 'command' ? asCommand(recipe, files) : asCode(recipe);
  };
  const copy = (form: Form) =>
    copyText(() => textOf(form), {
      copied: { title: reuseWords.copied[form], description: reuseWords.copiedText[form] },
      failed: reuseWords.notCopied,
    });
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1">
      {forms.map((form) => (
        <Button key={form} icon={ICONS[form]} className="px-3 text-small" onClick={() => copy(form)}>
          {reuseWords[form]}
        </Button>
      ))}
      <a href={DEVELOPERS.path} className="inline-flex min-h-11 items-center px-1 underline">
        {linkNamed(reuseWords.more, DEVELOPERS.path).name}
      </a>
    </div>
  );
}
