import { Menu, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { IconButton } from '#app/components/icon-button.tsx';
import { HOME, MORE_GROUPS, type PageLink, TOOL_LINKS } from '#app/navigation.ts';
import { SearchBox } from '#app/search/search-box.tsx';
import { frameWords } from '#words/frame.ts';

/** Search and links for a small screen, in a panel that slides in from the side. */
export function SideMenu() {
  const panel = useRef<HTMLDialogElement>(null);
  // Rendered at the first opening: few visitors need them, and each page's document would contain them twice.
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  const links = (list: readonly PageLink[]) => (
    <ul className="flex flex-col">
      {list.map(({ path, label }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === HOME.path}
            onClick={close}
            className="flex min-h-12 items-center rounded-control px-3 font-medium text-muted aria-[current=page]:bg-sunken aria-[current=page]:text-text"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="@min-[62rem]:hidden">
      <IconButton label={frameWords.openMenu} icon={Menu} onClick={open} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={panel}
        aria-label={frameWords.menu}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[85vw] border-l border-line bg-surface p-4 text-text transition-transform duration-150 starting:open:translate-x-full"
        onClick={(event) => event.target === panel.current && close()}
      >
        <div className="mb-3 flex items-center gap-2">
          <SearchBox className="min-w-0 flex-1" onDone={close} />
          <IconButton label={frameWords.closeMenu} icon={X} onClick={close} />
        </div>
        <nav aria-label={frameWords.menu} className="flex flex-col gap-4">
          {links([HOME, ...TOOL_LINKS])}
          {isOpened &&
            MORE_GROUPS.map((group) => (
              <div key={group.name} className="border-t border-line pt-4">
                <p className="px-3 pb-1 text-small text-muted">{group.name}</p>
                {links(group.links)}
              </div>
            ))}
        </nav>
      </dialog>
    </div>
  );
}
