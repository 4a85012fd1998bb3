import { type ComponentType, useState } from 'react';
import { optionWords } from '#app/tools/shared/hidden-sentences.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import type { FieldsProps } from './fields.tsx';
import { SENTENCES } from './sentences.ts';

interface MoreOptionsProps extends Omit<FieldsProps, 'output'> {
  recipe: Recipe;
  /** What the page opens with. */
  base: Recipe;
}

const loadFields = () => import('./fields.tsx').then((module) => module.Fields);

/** What few visitors ask for, in one closed line that says what of it is set. */
export function MoreOptions({ recipe, base, offered, disabled, change }: MoreOptionsProps) {
  const [Fields, setFields] = useState<ComponentType<FieldsProps>>();
  const [failed, setFailed] = useState(false);
  if (offered.length === 0) return null;

  const { output } = recipe;
  const set = offered.filter((name) => output[name] !== undefined && !sameJson(output[name], base.output[name]));
  const fetchFields = () => {
    setFailed(false);
    loadFields().then(
      (fields) => setFields(() => fields),
      () => setFailed(true),
    );
  };
  return (
    <details
      className="group rounded-control border border-line text-small"
      onToggle={(event) => event.currentTarget.open && !Fields && fetchFields()}
    >
      {/* Open, its controls say themselves what is set. */}
      <summary className="min-h-11 cursor-pointer content-center px-3 py-2 font-medium">
        {SENTENCES.summary}
        {set.length > 0 && (
          <span className="font-normal text-muted group-open:hidden">
            : {set.map((name) => optionWords(name, output)).join(', ')}
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-4 px-3 pb-3">
        {Fields && <Fields output={output} offered={offered} disabled={disabled} change={change} />}
        {failed && <p role="alert">{SENTENCES.notLoaded}</p>}
      </div>
    </details>
  );
}
