import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import { SENTENCES } from './sentences.ts';

/** What else can be done, once something is done. */
export function MoreTools({ after }: { after: ToolId }) {
  const tools = TOOLS[after].leadsOn;
  if (tools.length === 0) return null;
  return (
    <nav aria-label={SENTENCES.tryMoreTools} className="flex flex-col gap-2 pt-2">
      <h2 className="text-small font-medium">{SENTENCES.tryMoreTools}</h2>
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
