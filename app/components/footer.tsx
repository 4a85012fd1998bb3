import { Link } from 'react-router';
import { TOOLS } from '#app/navigation.ts';
import { site } from '#site';
import { Logo } from './logo.tsx';

export function Footer() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="page-width flex flex-wrap items-start justify-between gap-x-16 gap-y-8 py-10">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-3 text-small text-muted">
            Your images are worked on by your own device. They are never uploaded, and nothing about them is stored.
          </p>
        </div>
        <nav aria-label="Tools">
          <ul className="flex flex-col">
            {TOOLS.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-9 items-center text-small text-muted hover:text-text">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page-width pb-10 text-small text-muted">
        © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {site.name}
      </div>
    </footer>
  );
}
