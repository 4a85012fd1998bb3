import type { Recipe } from '#engine';
import { formatOf, OUTPUT_IDS } from '../../engine/formats/index.ts';
import { applies, OPTION_NAMES, type OptionName, optionOf } from '../../engine/recipe/options.ts';
import { readRecipe } from '../../engine/recipe/text.ts';

export const recipeOf = (text: string): Recipe => readRecipe(new URLSearchParams(text));

/** Each aim, from easy to hard; sizes are in KB of 1,000. */
const AIMS = [
  'aim=compress',
  'aim=compress&quality=40',
  'aim=compress&quality=90&format=jpg',
  'target=10kb',
  'target=50kb',
  'target=200kb',
  'target=50kb&format=jpg',
  'target=30kb&format=webp',
  'score=60',
  'score=80',
  'score=90&format=jpg',
  'score=80&format=webp',
];

/** Each edit, alone and before others. */
const EDITS = [
  'width=480',
  'width=480&format=jpg&quality=75',
  'edge=300&format=webp',
  'percent=50',
  'percent=12.5&format=png',
  'width=900&enlarge=false&aim=compress',
  'width=200&height=200&fit=cover&format=jpg',
  'rotate=90',
  'flip=horizontal',
  'rotate=180&width=320&format=avif',
];

/** An option is tried in the first of these in which it has an effect. */
const SCENES = [
  'format=jpg&aim=compress',
  'format=webp&aim=compress',
  'format=jpg&target=20kb',
  'format=pdf&pages=one&paper=a4',
  'format=gif&pages=one',
  'format=svg&aim=compress',
];

function sceneOf(name: OptionName): string {
  const scene = SCENES.find((text) => {
    const { output } = recipeOf(text);
    return output.format !== 'same' && applies(name, output, formatOf(output.format));
  });
  if (!scene) throw new TypeError(`No scene for the option ${name}`);
  return scene;
}

/** Texts of recipes: every format, aim, edit and option. */
export function recipeTexts(): string[] {
  const formats = OUTPUT_IDS.map((format) => `format=${format}`);
  const options = OPTION_NAMES.flatMap((name) => {
    const { key, samples, text } = optionOf(name);
    return samples
      .slice(0, 2)
      .map((sample) => `${sceneOf(name)}&${new URLSearchParams({ [key]: text.print(sample) })}`);
  });
  return [...formats, ...AIMS, ...EDITS, ...options];
}
