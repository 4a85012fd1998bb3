import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import { MORE_GROUPS } from '#app/navigation.ts';
import { frameWords } from '#words/frame.ts';
import { DropDown } from './drop-down.tsx';
import { MENU_LINK } from './menu-link.ts';

/** The collections, and the tools without a link of their own, in three groups. */
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
      className="left-1/2 flex w-max -translate-x-1/2 gap-2"
    >
      {MORE_GROUPS.map(({ name, links }) => (
        <div key={name}>
          <p className="px-3 py-2 text-small text-muted">{name}</p>
          <ul>
            {links.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={MENU_LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </DropDown>
  );
}
