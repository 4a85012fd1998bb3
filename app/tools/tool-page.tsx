import type { ComponentType } from 'react';
import { pageMeta, structuredData } from '#app/seo.ts';
import type { ToolPageText } from '#catalogue/page-text.ts';
import { toolStructuredData } from '#catalogue/structured-data.ts';
import { type Listed, TOOLS, type ToolId } from '#catalogue/tools.ts';
import { site } from '#site';
import { ToolHeading } from './tool-heading.tsx';
import type { ToolProps } from './tool-props.ts';

/** The head of any tool's own page. */
export function headOf(tool: Pick<Listed, 'name' | 'path'> & { heading: string }, text: ToolPageText) {
  const { title, description } = text;
  return [
    ...pageMeta({ title: `${title} | ${site.name}`, description, path: tool.path }),
    ...structuredData(toolStructuredData(tool, description)),
  ];
}

/** The head of a tool's own page. */
export function toolMeta(id: ToolId, text: ToolPageText) {
  return headOf(TOOLS[id], text);
}

/** A tool's own page: its screen under its heading. */
export function ToolPage({ id, Screen }: { id: ToolId; Screen: ComponentType<ToolProps> }) {
  return (
    <div className="page-width pt-5 md:pt-8">
      <Screen heading={(set) => <ToolHeading tool={TOOLS[id]} set={set} />} />
    </div>
  );
}
