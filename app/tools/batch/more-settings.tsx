import { Notice } from '#app/components/notice.tsx';
import { LastSettingsOffer } from '#app/last-settings/offer.tsx';
import { HiddenSettingsLine } from '#app/tools/address/hidden-settings-line.tsx';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { BeforeYouStart } from '#app/tools/losses/before-you-start.tsx';
import { KeepNameBox } from '#app/tools/names/keep-name-box.tsx';
import { MoreOptions } from '#app/tools/options/more-options.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { batchWords } from '#words/batch.ts';
import { toolWords } from '#words/tools.ts';
import type { batchFacts } from './batch-facts.ts';
import { boundAs } from './document/document.ts';
import { shownOf } from './shown.ts';

/** The folder in the example command: a page does not know where the pictures are on the disk. */
const FOLDER = 'photos';

const loadWatermark = () => import('#app/tools/options/watermark-part.tsx').then((module) => module.WatermarkPart);

interface MoreSettingsProps {
  recipe: Recipe;
  /** The recipe that the action opens with. */
  opening: Recipe;
  facts: ReturnType<typeof batchFacts>;
  /** The length of the list. */
  files: number;
  running: boolean;
  change(change: RecipeChange): void;
}

/** What follows the settings of an action: their losses, rare options, and what concerns the list. */
export function MoreSettings({ recipe, opening, facts, files, running, change }: MoreSettingsProps) {
  const common = { recipe, base: opening, disabled: running, change };
  const isBound = boundAs(recipe) !== undefined;
  return (
    <>
      <BeforeYouStart sentences={facts.losses} />
      <MoreOptions
        {...common}
        offered={facts.offered}
        flat={files > 0}
        edges={files > 0 && batchActionOf(recipe) === 'resize' && recipe.edits}
        reuse={files > 0 && !isBound ? { recipe, files: FOLDER, forms: ['command', 'code'] } : undefined}
      />
      {files > 0 && <SeldomPart load={loadWatermark} props={{ edits: recipe.edits, disabled: running, change }} />}
      <HiddenSettingsLine
        {...common}
        shown={shownOf(recipe, facts.offered)}
        hasEffect={() => true}
        labelOf={labelOfChoice}
      />
      {files > 0 && <LastSettingsOffer {...common} tool="batch" labelOf={labelOfChoice} />}
      {facts.compressedAgain > 0 && !running && (
        <Notice tone="info">{batchWords.compressedAlready(facts.compressedAgain, files)}</Notice>
      )}
      {facts.outdated > 0 && !running && <Notice tone="info">{batchWords.outdated(facts.outdated)}</Notice>}
      {files > 0 && !isBound && <KeepNameBox line={facts.savedAs} />}
    </>
  );
}

function labelOfChoice(format: Recipe['output']['format']): string {
  return SHORT_FACTS.find(({ id }) => id === format)?.label ?? toolWords.asItIs;
}
