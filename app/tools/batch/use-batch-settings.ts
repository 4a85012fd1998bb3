import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useSettingsAddress } from '#app/tools/single-file/use-settings-address.ts';
import { recipeFromAddress } from '#catalogue/tool-address.ts';
import type { Recipe } from '#engine';
import { type BatchSettings, recipeOf, type SettingsErrors, settingsErrors, settingsOf } from './settings.ts';

export interface BatchSettingsControl {
  settings: BatchSettings;
  errors: SettingsErrors;
  /** What the settings ask for, with what the page says beyond them. The last good one while a field is wrong. */
  recipe: Recipe;
  change(part: Partial<BatchSettings>): void;
}

interface Held {
  settings: BatchSettings;
  opened: Recipe;
  recipe: Recipe;
}

const openedWith = (opened: Recipe): Held => {
  const settings = settingsOf(opened);
  return { settings, opened, recipe: recipeOf(settings, opened) };
};

/**
 * The settings of a batch, kept in the address.
 * @param base what the page opens with; the address may say otherwise
 */
export function useBatchSettings(base: Recipe): BatchSettingsControl {
  const [held, setHeld] = useState<Held>(() => openedWith(base));
  const { search, key } = useLocation();
  const baseText = JSON.stringify(base);

  // After the first drawing, which has to be the one that was made at build time, and whenever a link leads here again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and a base is told by its content
  useEffect(() => {
    setHeld(openedWith(recipeFromAddress('batch', new URLSearchParams(search), base)));
  }, [search, key, baseText]);

  useSettingsAddress('batch', held.recipe, base);

  const errors = useMemo(() => settingsErrors(held.settings), [held.settings]);
  const change = (part: Partial<BatchSettings>) =>
    setHeld(({ settings: before, opened, recipe }) => {
      const settings = { ...before, ...part };
      const good = Object.keys(settingsErrors(settings)).length === 0;
      return { settings, opened, recipe: good ? recipeOf(settings, opened) : recipe };
    });
  return { settings: held.settings, errors, recipe: held.recipe, change };
}
