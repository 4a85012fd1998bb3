import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';

/** What else can be done, once something is done. */
export function MoreTools({ tools }: { tools: readonly ToolId[] }) {
  return (
    <nav aria-label="Try More Tools" className="flex flex-col gap-2 pt-2">
      <h2 className="text-small font-medium">Try More Tools</h2>
      <ul className="flex flex-wrap gap-2">
        {tools.map((tool) => (
          <li key={tool}>
            <Link to={TOOLS[tool].path} className={buttonClass('secondary', 'px-3 text-small')}>
              {TOOLS[tool].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
