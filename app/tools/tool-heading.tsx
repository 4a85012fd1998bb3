import { classNames } from '#app/components/class-names.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import type { ToolPage } from '#pages/tools.ts';
import { broughtSentence } from '#words/brought.ts';

/**
 * The tool's name and a line about it, which mentions settings from the address.
 * @param set undefined once there is a picture, to which a phone leaves the line's space
 */
export function ToolHeading({ tool, set }: { tool: ToolPage; set: Recipe | undefined }) {
  return (
    <div>
      <h1 className="text-title font-bold">{tool.heading}</h1>
      <p className={classNames('mt-1 text-muted', !set && 'max-sm:hidden')}>
        {(set && broughtSentence(set, tool)) ?? tool.lead}
      </p>
    </div>
  );
}
