import { Link, NavLink } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { HOME, TOOL_LINKS } from '#app/navigation.ts';
import { SearchBox } from '#app/search/search-box.tsx';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { site } from '#site';
import { SideMenu } from './side-menu.tsx';
import { ToolsMenu } from './tools-menu.tsx';

export function Header() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page">
      <div className="page-width flex h-14 items-center gap-2">
        <Link to="/" className="mr-4 flex min-h-11 items-center rounded-control" aria-label={`${site.name} home page`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {[HOME, ...TOOL_LINKS].map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === HOME.path}
                  prefetch="intent"
                  className="relative flex h-14 items-center px-3 text-small font-medium text-muted transition-colors after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-text forced-colors:aria-[current=page]:after:bg-[CanvasText]"
                >
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <ToolsMenu />
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SearchBox className="hidden w-64 lg:block xl:w-80" />
          <ThemeSwitch />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
