import type { ToolPageText } from '../tool-pages/text.ts';
import type { ToolText } from '../tools.ts';

/** The texts of a page that makes several files of one picture. */
export interface SetText extends ToolPageText, Pick<ToolText, 'heading' | 'lead'> {
  steps: readonly string[];
}
