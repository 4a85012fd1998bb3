import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A browser that Playwright does not drive, with the few operations that tests need. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, which must be JSON. Awaits a promise. */
  run<Result>(body: string): Promise<Result>;
  /** Waits until an expression is true in the page. */
  until(condition: string): Promise<void>;
  /** Chooses files in the first file input. */
  choose(...paths: string[]): Promise<void>;
  /** Returns the file that an action downloads. */
  saved(action: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }>;
  close(): Promise<void>;
}

/** The WebDriver commands that this module needs, over any transport. */
export interface Commands {
  navigate(url: string): Promise<unknown>;
  /** Runs a script with a callback and waits for the callback. */
  execute(script: string): Promise<unknown>;
  /** @returns the element's reference */
  find(selector: string): Promise<string>;
  type(element: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** How long to wait for a page, in milliseconds: longer than any step takes on a busy machine. */
export const SCRIPT_TIMEOUT = 60_000;

/**
 * Unfinished downloads: both browsers write to a file of another name, and Firefox reserves the final name with an
 * empty file.
 */
const isOnItsWay = (name: string) => /\.(part|wkdownload)$/.test(name);

interface Outcome {
  value?: unknown;
  error?: string;
}

/** @param downloads the folder that the browser saves to */
export function drive(commands: Commands, downloads: string): DrivenBrowser {
  const run: DrivenBrowser['run'] = async (body) => {
    const script = `const done = arguments[0]; Promise.resolve().then(async () => { ${body} }).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await commands.execute(script)) as Outcome;
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  const files = () => readdirSync(downloads).filter((name) => !name.startsWith('.'));
  return {
    goto: async (url) => void (await commands.navigate(url)),
    run,
    async until(condition) {
      try {
        await run(`while (!(${condition})) await new Promise((resolve) => setTimeout(resolve, 100));`);
      } catch (cause) {
        const seen = await run<string>('return location.href + " " + document.body.innerText').catch(String);
        throw new Error(`Timed out waiting for ${condition}. The page's text:\n${seen.slice(0, 1500)}`, { cause });
      }
    },
    choose: async (...paths) => void (await commands.type(await commands.find('input[type=file]'), paths.join('\n'))),
    async saved(action) {
      const before = new Set(files());
      await action();
      for (let attempt = 0; attempt < 300; attempt++) {
        const now = files();
        const name = now.find((name) => !before.has(name) && !isOnItsWay(name));
        const bytes = name && !now.some(isOnItsWay) ? readFileSync(join(downloads, name)) : undefined;
        if (name && bytes && bytes.length > 0) return { name, bytes };
        await new Promise((later) => setTimeout(later, 100));
      }
      throw new Error('No file was downloaded');
    },
    close: commands.close,
  };
}

/** In the page: the tool's button whose label starts with these words, once it is enabled. */
export const buttonThat = (begins: string) =>
  `[...document.querySelectorAll('main button')].find((button) => button.textContent.trim().startsWith(${JSON.stringify(begins)}) && !button.disabled && button.ariaDisabled !== 'true')`;

/** Presses a button of the tool as soon as it is enabled. */
export async function press(browser: DrivenBrowser, begins: string): Promise<void> {
  await browser.until(buttonThat(begins));
  await browser.run(`${buttonThat(begins)}.click()`);
}

export const says = (browser: DrivenBrowser, text: string): Promise<void> =>
  browser.until(`document.body.textContent.includes(${JSON.stringify(text)})`);
