/** Lines of code; wide ones are scrolled, by keyboard too. */
export function Code({ children, label }: { children: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-control border border-line bg-sunken">
      <pre className="w-max p-4 text-small text-text">
        <code>{children}</code>
      </pre>
    </section>
  );
}
