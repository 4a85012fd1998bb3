import { type ComponentType, type ReactNode, useState } from 'react';
import { optionWords } from '#app/tools/shared/hidden-sentences.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import type { FieldsProps } from './fields.tsx';
import { EXPERT_OPTIONS, type MoreOption } from './offered.ts';
import { SENTENCES } from './sentences.ts';

interface MoreOptionsProps extends Omit<FieldsProps, 'output'> {
  recipe: Recipe;
  /** What the page opens with. */
  base: Recipe;
  /** What else stands in 'Expert', before its options and after them. */
  live?: ReactNode;
  elsewhere?: ReactNode;
}

const loadFields = () => import('./fields.tsx').then((module) => module.Fields);

/** What few visitors ask for, in one closed line that says what of it is set; in it 'Expert', which fewer ask for. */
export function MoreOptions({ recipe, base, offered, disabled, change, live, elsewhere }: MoreOptionsProps) {
  const [Fields, setFields] = useState<ComponentType<FieldsProps>>();
  const [failed, setFailed] = useState(false);

  const { output } = recipe;
  const isSet = (name: MoreOption) => output[name] !== undefined && !sameJson(output[name], base.output[name]);
  const wordsOf = (names: readonly MoreOption[]) => names.filter(isSet).map((name) => optionWords(name, output));
  const fetchFields = () => {
    if (Fields) return;
    setFailed(false);
    loadFields().then(
      (fields) => setFields(() => fields),
      () => setFailed(true),
    );
  };
  const fieldsOf = (names: readonly MoreOption[]) => (
    <>
      {Fields && <Fields output={output} offered={names} disabled={disabled} change={change} />}
      {failed && names.length > 0 && <p role="alert">{SENTENCES.notLoaded}</p>}
    </>
  );

  const expert = offered.filter((name) => EXPERT_OPTIONS.includes(name));
  const others = offered.filter((name) => !expert.includes(name));
  const expertPart = (expert.length > 0 || live || elsewhere) && (
    <Part name={SENTENCES.expert} set={wordsOf(expert)} onOpen={fetchFields}>
      {live}
      {fieldsOf(expert)}
      {elsewhere}
    </Part>
  );
  if (others.length === 0) return expertPart;
  return (
    <Part name={SENTENCES.summary} set={wordsOf(offered)} onOpen={fetchFields}>
      {fieldsOf(others)}
      {expertPart}
    </Part>
  );
}

interface PartProps {
  name: string;
  /** What of it is set, in words. */
  set: readonly string[];
  onOpen(): void;
  children: ReactNode;
}

function Part({ name, set, onOpen, children }: PartProps) {
  return (
    <details
      className="rounded-control border border-line text-small"
      onToggle={(event) => event.currentTarget.open && onOpen()}
    >
      <summary className="min-h-11 cursor-pointer content-center px-3 py-2 font-medium">
        {name}
        {/* Open, its controls say themselves what is set. */}
        {set.length > 0 && <span className="font-normal text-muted [[open]>summary>&]:hidden">: {set.join(', ')}</span>}
      </summary>
      <div className="flex flex-col gap-4 px-3 pb-3">{children}</div>
    </details>
  );
}
