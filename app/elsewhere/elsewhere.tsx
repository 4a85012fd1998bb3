import { Code, Link2, type LucideIcon, SquareTerminal } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { copyText } from '#app/toast/copy-text.ts';
import { settledAddress } from '#app/tools/shared/use-settings-address.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { reuseWords } from '#words/reuse-settings.ts';

type Door = 'link' | 'command' | 'code';

const ICONS: Readonly<Record<Door, LucideIcon>> = { link: Link2, command: SquareTerminal, code: Code };

interface ElsewhereProps {
  recipe: Recipe;
  /** The command's input: a file's name, or a folder. */
  files: string;
  doors?: readonly Door[];
}

/** The same settings for a friend, a terminal or a program, in a closed line. */
export function Elsewhere(props: ElsewhereProps) {
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer content-center text-muted">{reuseWords.summary}</summary>
      <Doors {...props} />
    </details>
  );
}

/** The same, inside a part that is closed. */
export function ElsewhereGroup(props: ElsewhereProps) {
  return (
    <fieldset className="min-w-0 text-small">
      <legend className="font-medium">{reuseWords.summary}</legend>
      <Doors {...props} />
    </fieldset>
  );
}

function Doors({ recipe, files, doors = ['link', 'command', 'code'] }: ElsewhereProps) {
  const textOf = async (door: Door) => {
    if (door === 'link') return settledAddress();
    const { asCode, asCommand } = await import('./as-text.ts');
    return door === 'command' ? asCommand(recipe, files) : asCode(recipe);
  };
  const copy = (door: Door) =>
    copyText(() => textOf(door), {
      copied: { title: reuseWords.copied[door], description: reuseWords.copiedText[door] },
      failed: reuseWords.notCopied,
    });
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1">
      {doors.map((door) => (
        <Button key={door} icon={ICONS[door]} className="px-3 text-small" onClick={() => copy(door)}>
          {reuseWords[door]}
        </Button>
      ))}
      <Link to="/developers" className="inline-flex min-h-11 items-center px-1 underline">
        {reuseWords.more}
      </Link>
    </div>
  );
}
