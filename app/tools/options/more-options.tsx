import type { ReactNode } from 'react';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { optionWords } from '#words/hidden-settings.ts';
import { moreOptionsWords } from '#words/options.ts';
import type { FieldsProps } from './fields.tsx';
import { EXPERT_OPTIONS, type MoreOption } from './offered.ts';
import { Part } from './part.tsx';
import { usePart } from './use-part.ts';

interface MoreOptionsProps extends Omit<FieldsProps, 'output'> {
  recipe: Recipe;
  /** The page's initial recipe. */
  base: Recipe;
  /** Further parts of 'Expert', before and after its options. */
  live?: ReactNode;
  elsewhere?: ReactNode;
}

const loadFields = () => import('./fields.tsx').then((module) => module.Fields);

/** Rarely needed options in one closed line that names the current ones. It contains 'Expert', with even rarer ones. */
export function MoreOptions({ recipe, base, offered, disabled, change, live, elsewhere }: MoreOptionsProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  const { output } = recipe;
  const isSet = (name: MoreOption) => output[name] !== undefined && !sameJson(output[name], base.output[name]);
  const wordsOf = (names: readonly MoreOption[]) =>
    names
      .filter(isSet)
      .map((name) => optionWords(name, output))
      .join(', ');
  const fieldsOf = (names: readonly MoreOption[]) => (
    <>
      {Fields && <Fields output={output} offered={names} disabled={disabled} change={change} />}
      {failed && names.length > 0 && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </>
  );

  const expert = offered.filter((name) => EXPERT_OPTIONS.includes(name));
  const others = offered.filter((name) => !expert.includes(name));
  const expertPart = (expert.length > 0 || live || elsewhere) && (
    <Part name={moreOptionsWords.expert} line={wordsOf(expert)} onOpen={fetch}>
      {live}
      {fieldsOf(expert)}
      {elsewhere}
    </Part>
  );
  if (others.length === 0) return expertPart;
  return (
    <Part name={moreOptionsWords.summary} line={wordsOf(offered)} onOpen={fetch}>
      {fieldsOf(others)}
      {expertPart}
    </Part>
  );
}
