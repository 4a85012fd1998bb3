/** Lines of code. Wide ones can be scrolled, by keyboard too. */
export function Code({ children, label }: { children: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-control border border-line bg-sunken">
      <pre className="w-max p-4 text-small text-text">
        <code>{children}</code>
      </pre>
    </section>
  );
}
