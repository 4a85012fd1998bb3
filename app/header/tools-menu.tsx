import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { MORE_LINKS } from '#app/navigation.ts';
import { frameWords } from '#words/frame.ts';
import { DropDown } from './drop-down.tsx';
import { MENU_LINK } from './menu-link.ts';

/** The collections, and the tools without a link of their own. */
export function ToolsMenu() {
  return (
    <DropDown
      button={
        <>
          {frameWords.allTools}
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className="transition-transform in-aria-expanded:rotate-180"
          />
        </>
      }
      buttonClass="flex h-14 items-center gap-1 px-3 text-small font-medium text-muted transition-colors hover:text-text aria-expanded:text-text"
      className="left-0 w-64"
    >
      <ul>
        {MORE_LINKS.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} className={MENU_LINK}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}
