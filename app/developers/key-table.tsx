import type { KeyRow } from '#engine/recipe/key-table.ts';
import { developersPage } from '#words/pages/developers.ts';

/** Every key of a recipe's text, from the engine's records. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl lang="en" className="grid gap-x-10 gap-y-3 text-small md:grid-cols-2">
      {rows.map(({ key, values, means, otherwise }) => (
        <div key={key} className="border-t border-line pt-3">
          <dt>
            <code className="font-semibold text-text">{key}</code> <span>{`= ${values}`}</span>
          </dt>
          <dd className="[overflow-wrap:anywhere]">
            {means}
            {otherwise && <span className="block">{developersPage.keys.otherwise(otherwise)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
