import type { Entry, Task } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { presetOf } from '#catalogue/preset.ts';
import { metadataText } from '#words/catalogue/sets/metadata.ts';
import { TASK_NOTES } from '#words/catalogue/tasks.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';
import { nameOf } from './name-of.ts';

function stepsOf(entry: Entry): readonly string[] {
  const { tool, metadata } = presetOf(entry);
  return metadata ? [...metadataText.steps, CONTROLS.download] : toolTexts[tool].steps;
}

/** The page of one task. */
export function taskText(entry: Entry, task: Task): PageText {
  const { title, meta, why, does, steps, facts, faqs: questions } = TASK_NOTES[task];
  return {
    title,
    metaDescription: meta,
    h1: nameOf(entry),
    description: why,
    toolDescription: does,
    steps: stepsOf(entry).map((name, at) => ({ name, text: steps[at] as string })),
    facts: facts.map(([heading, paragraph]) => ({ heading, paragraphs: [paragraph] })),
    faqs: faqs(questions),
  };
}
