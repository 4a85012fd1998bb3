import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { HOME, TOOLS } from '#app/navigation.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { IconButton } from './icon-button.tsx';
import { Logo } from './logo.tsx';

const DESTINATIONS = [HOME, ...TOOLS];

export function Header() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page">
      <div className="page-width flex h-14 items-center gap-2">
        <Link to="/" className="mr-4 rounded-control" aria-label="Home page">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center">
            {DESTINATIONS.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  prefetch="intent"
                  className="relative flex h-14 items-center px-3 text-small font-medium text-muted transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-text"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center">
          <ThemeSwitch />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}

/** The same links for a small screen, in a panel that slides out of the side. */
function SideMenu() {
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => panel.current?.close();
  return (
    <div className="md:hidden">
      <IconButton label="Open menu" icon={Menu} onClick={() => panel.current?.showModal()} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={panel}
        aria-label="Menu"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] border-l border-line bg-surface p-4 text-text transition-transform duration-150 starting:open:translate-x-full"
        onClick={(event) => event.target === panel.current && close()}
      >
        <div className="flex justify-end">
          <IconButton label="Close menu" icon={X} onClick={close} />
        </div>
        <nav aria-label="Menu">
          <ul className="flex flex-col">
            {DESTINATIONS.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  onClick={close}
                  className="flex min-h-12 items-center rounded-control px-3 text-body font-medium text-muted aria-[current=page]:bg-sunken aria-[current=page]:text-text"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </div>
  );
}
