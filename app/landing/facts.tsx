import { useId } from 'react';
import { classNames } from '#app/components/class-names.ts';
import type { FactBlock } from '#catalogue/page-text.ts';
import { landingWords } from '#words/landing.ts';

/** Facts about this page only. */
export function Facts({ facts }: { facts: readonly FactBlock[] }) {
  return facts.map((fact) => <Fact key={fact.heading} fact={fact} />);
}

function Fact({ fact: { heading, paragraphs, table } }: { fact: FactBlock }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead font-semibold">
        {heading}
      </h2>
      <div className="mt-3 flex max-w-prose flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {table && <FactTable heading={heading} table={table} />}
    </section>
  );
}

function FactTable({ heading, table }: { heading: string; table: NonNullable<FactBlock['table']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll what scrolls on a phone
    <section aria-label={landingWords.table(heading)} tabIndex={0} className="mt-5 overflow-x-auto">
      <table
        className={classNames(
          'w-full border-collapse text-small [overflow-wrap:normal]',
          table.columns.length > 4 && 'min-w-md',
        )}
      >
        <thead>
          <tr className="border-b border-edge text-left">
            {table.columns.map((column) =>
              column ? (
                <th key={column} scope="col" className="px-2 py-2 font-semibold first:pl-0 sm:px-3">
                  {column}
                </th>
              ) : (
                <td key="names" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {name}
              </th>
              {values.map((value, column) => (
                <td key={table.columns[column + 1]} className="px-2 py-2 text-muted sm:px-3">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
