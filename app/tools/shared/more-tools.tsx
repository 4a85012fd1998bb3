import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { settleAddress } from '#app/tools/address/use-settings-address.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';
import type { ToolId } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import { TOOL_PAGES } from '#pages/tools.ts';
import { toolWords } from '#words/tools.ts';

interface MoreToolsProps {
  after: ToolId;
  original: File;
  /** The file to take along. */
  result(): File;
  /** The result is safe, so nothing asks whether it may be lost. */
  onCarried(): void;
}

/** A result as the file that another tool opens. */
export function carriedFile(api: Loaded['api'], original: File, { blob, format }: Result): File {
  return new File([blob], api.resultName(original.name, api.formatOf(format)), { type: blob.type });
}

/** Further tools for a result, which follows the visitor. The original is restored on the way back. */
export function MoreTools({ after, original, result, onCarried }: MoreToolsProps) {
  const navigate = useNavigate();
  // The link's press takes it along, before the navigation (app/site-links.ts).
  useInHand({ files: [original], along: () => [result()], onCarried: () => flushSync(onCarried) });
  const tools = TOOL_PAGES[after].leadsOn;
  if (tools.length === 0) return null;
  const follow = (event: MouseEvent, to: string) => {
    // A new tab or window opens empty, and this page stays.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A visitor who returns finds the latest settings, or the last written ones if writing fails.
    void settleAddress()
      .catch(() => {})
      .then(() => navigate(to));
  };
  return (
    <nav aria-label={toolWords.tryMoreTools} className="flex flex-col gap-2 pt-2">
      <h2 className="text-small font-medium">{toolWords.tryMoreTools}</h2>
      <ul className="flex flex-wrap gap-2">
        {tools.map((tool) => (
          <li key={tool}>
            <Link
              to={TOOL_PAGES[tool].path}
              className={buttonClass('secondary', 'px-3 text-small')}
              onClick={(event) => follow(event, TOOL_PAGES[tool].path)}
            >
              {TOOL_PAGES[tool].name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{toolWords.comesAlong}</p>
    </nav>
  );
}
