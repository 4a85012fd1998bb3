import { Link, NavLink } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { HOME, TOOL_LINKS } from '#app/navigation.ts';
import { SearchBox } from '#app/search/search-box.tsx';
import { usePrefetch } from '#app/site-links.ts';
import { ThemeSwitch } from '#app/theme/theme-switch.tsx';
import { frameWords } from '#words/frame.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { ToolsMenu } from './tools-menu.tsx';

/** Container queries show or hide parts by the space that their texts need, not by the window's width. */
export function Header() {
  const prefetch = usePrefetch();
  return (
    <header className="@container sticky top-0 z-20 border-b border-line bg-page">
      <div className="page-width flex min-h-14 items-center gap-2">
        <Link
          to={HOME.path}
          className="mr-4 flex min-h-11 items-center rounded-control"
          aria-label={frameWords.homePage}
        >
          <Logo />
        </Link>
        <nav aria-label={frameWords.main} className="hidden @min-[62rem]:block">
          <ul className="flex items-center">
            {[HOME, ...TOOL_LINKS].map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === HOME.path}
                  prefetch={prefetch}
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
          <SearchBox className="hidden w-64 @min-[62rem]:block @min-[79rem]:w-80" />
          <LanguageMenu />
          <ThemeSwitch />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}
