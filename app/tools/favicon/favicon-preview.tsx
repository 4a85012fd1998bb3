import { Globe, X } from 'lucide-react';
import { classNames } from '#app/components/class-names.ts';
import { faviconWords } from '#words/favicon.ts';

interface FaviconPreviewProps {
  /** By file name. */
  addresses: ReadonlyMap<string, string>;
  /** The title in the tab. */
  title: string;
  /** The icons belong to earlier settings. */
  outdated: boolean;
}

/** Browsers' own colours, which do not follow the site's theme. */
const TABS = [
  { theme: 'light', bar: 'bg-[#dee1e6]', tab: 'bg-white text-[#1f1f1f]' },
  { theme: 'dark', bar: 'bg-[#202124]', tab: 'bg-[#3c4043] text-[#f1f3f4]' },
] as const;

/** The shapes in which phones show icons. */
const SHAPES = [
  { name: 'apple-touch-icon.png', shape: 'rounded-[22%]', label: faviconWords.apple },
  { name: 'icon-maskable-512.png', shape: 'rounded-full', label: faviconWords.android },
  { name: 'icon-512.png', shape: '', label: faviconWords.large },
] as const;

/** The icons where visitors will see them: in browser tabs, and on phones. */
export function FaviconPreview({ addresses, title, outdated }: FaviconPreviewProps) {
  const favicon = addresses.get('favicon.ico');
  return (
    <div className={classNames('transition-opacity', outdated && 'opacity-50')}>
      <div className="grid sm:grid-cols-2">
        {TABS.map(({ theme, bar, tab }) => (
          <div key={theme} className={classNames('px-4 pt-4', bar)} role="img" aria-label={faviconWords.tab[theme]}>
            <div className={classNames('flex h-10 max-w-60 items-center gap-2 rounded-t-lg px-3 text-small', tab)}>
              {favicon ? (
                <img src={favicon} alt="" width={16} height={16} data-testid={`tab-${theme}`} />
              ) : (
                <Globe aria-hidden size={16} strokeWidth={1.75} />
              )}
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <X aria-hidden size={14} strokeWidth={1.75} />
            </div>
          </div>
        ))}
      </div>
      <ul className="flex flex-wrap items-end justify-center gap-x-8 gap-y-4 bg-stage p-6">
        {SHAPES.map(({ name, shape, label }) => (
          <li key={name} className="flex flex-col items-center gap-2 text-small">
            <span className="grid size-24 place-items-center">
              {addresses.has(name) && (
                <img
                  src={addresses.get(name)}
                  alt=""
                  width={96}
                  height={96}
                  className={classNames('size-24 object-contain', shape || 'checkerboard')}
                />
              )}
            </span>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
