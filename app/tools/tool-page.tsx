import type { ComponentType } from 'react';
import { pageMeta, structuredData } from '#app/seo.ts';
import type { ToolPageText } from '#catalogue/page-text.ts';
import type { ToolId } from '#catalogue/tools.ts';
import { toolStructuredData } from '#pages/structured-data.ts';
import type { Listed } from '#pages/tools.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
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
  return headOf(TOOL_PAGES[id], text);
}

/** A tool's own page: its screen under its heading. */
export function ToolPage({ id, Screen }: { id: ToolId; Screen: ComponentType<ToolProps> }) {
  return (
    <div className="page-width pt-5 md:pt-8">
      <Screen heading={(set) => <ToolHeading tool={TOOL_PAGES[id]} set={set} />} />
    </div>
  );
}
