/** What browsers and search engines read of a tool's page. */
export interface ToolPageText {
  /** The site's name is added to it. */
  title: string;
  description: string;
}
