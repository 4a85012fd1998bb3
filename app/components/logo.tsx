import { site } from '#site';

/** Two corners of a crop frame around the safelight. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-body font-semibold tracking-tight">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 9V4h5M20 15v5h-5" stroke="currentColor" />
        <circle cx="12" cy="12" r="4" className="fill-accent" />
      </svg>
      {site.name}
    </span>
  );
}
