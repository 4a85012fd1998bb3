import { lazy, type ReactNode, Suspense } from 'react';
import type { ReuseSettingsProps } from '#app/reuse/reuse-settings.tsx';
import { useOpened } from '#app/tools/panel.ts';
import { optionWords } from '#choose/hidden-settings.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { sameJson } from '#engine/recipe/same-json.ts';
import { moreOptionsWords } from '#words/options.ts';
import type { FieldsProps } from './fields.tsx';
import { EXPERT_OPTIONS, type MoreOption } from './offered.ts';
import { Part } from './part.tsx';
import { usePart } from './use-part.ts';

interface MoreOptionsProps extends Omit<FieldsProps, 'output' | 'edits' | 'marked'> {
  recipe: Recipe;
  /** The page's initial recipe. */
  base: Recipe;
  /** The edits of a batch, for the control of its edges. */
  edges?: FieldsProps['edits'];
  /** A tool's own part, the first of all. */
  own?: OwnPart | undefined;
  /** Whether 'Expert' follows it instead of being in it, and the watermark is elsewhere. */
  flat?: boolean;
  /** The first part of 'Expert'. */
  live?: ReactNode;
  /** The last part of 'Expert': copies of the settings. */
  reuse?: ReuseSettingsProps | undefined;
}

export interface OwnPart {
  /** Its current settings. */
  line: string | undefined;
  /** Open from the start. */
  isOpen: boolean;
  fields: ReactNode;
}

const loadFields = () => import('./fields.tsx').then((module) => module.Fields);
const loadControls = () => import('#app/tools/watermark/controls.tsx');
const MissingWatermark = lazy(() => loadControls().then((controls) => ({ default: controls.MissingWatermark })));
const loadReuse = () => import('#app/reuse/reuse-settings.tsx').then((module) => module.ReuseSettingsGroup);

/** Rarely needed options in one closed line that names the current ones. It contains 'Expert', with even rarer ones. */
export function MoreOptions({
  recipe,
  base,
  offered,
  file,
  disabled,
  change,
  own,
  edges,
  flat,
  live,
  reuse,
}: MoreOptionsProps) {
  const { Fields, failed, fetch } = usePart(loadFields);
  const { Fields: ReuseSettings, fetch: fetchReuse } = usePart(loadReuse);
  const onOpen = () => {
    fetch();
    if (reuse) fetchReuse();
  };
  const { edits, output } = recipe;
  const isMarked = edits.some((edit) => edit.do === 'watermark');
  const isSet = (name: MoreOption) => output[name] !== undefined && !sameJson(output[name], base.output[name]);
  const wordsOf = (names: readonly MoreOption[]) => names.filter(isSet).map((name) => optionWords(name, output));
  const fieldsOf = (names: readonly MoreOption[], more?: Pick<FieldsProps, 'edits' | 'marked'>) => (
    <>
      {Fields && <Fields output={output} offered={names} {...more} file={file} disabled={disabled} change={change} />}
      {failed && more && <p role="alert">{moreOptionsWords.notLoaded}</p>}
    </>
  );

  const expert = offered.filter((name) => EXPERT_OPTIONS.includes(name));
  const others = offered.filter((name) => !expert.includes(name));
  const expertPart = (expert.length > 0 || live || reuse) && (
    <Part name={moreOptionsWords.expert} line={wordsOf(expert).join(', ')} onOpen={onOpen}>
      {live}
      {fieldsOf(expert)}
      {reuse && ReuseSettings && <ReuseSettings {...reuse} />}
    </Part>
  );
  return (
    <>
      {isMarked && (
        <Suspense>
          <MissingWatermark edits={edits} disabled={disabled} change={change} />
        </Suspense>
      )}
      <Part
        name={moreOptionsWords.summary}
        line={wordsOf(offered)
          .concat(own?.line ?? [], isMarked ? moreOptionsWords.watermark : [])
          .join(', ')}
        open={useOpened('watermark') || own?.isOpen}
        onOpen={onOpen}
      >
        {Fields && own?.fields}
        {fieldsOf(others, { edits: edges, marked: flat ? undefined : edits })}
        {!flat && expertPart}
      </Part>
      {flat && expertPart}
    </>
  );
}
