import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A browser that Playwright does not drive, and the little that tests ask of it. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page; its result must be JSON. A promise is waited for. */
  run<Result>(body: string): Promise<Result>;
  /** Waits until an expression is true in the page. */
  until(condition: string): Promise<void>;
  /** Chooses files in the first input that takes some. */
  choose(...paths: string[]): Promise<void>;
  /** The file that an action brings into the visitor's downloads. */
  saved(action: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }>;
  close(): Promise<void>;
}

/** The commands of WebDriver that this takes, whatever carries them. */
export interface Commands {
  navigate(url: string): Promise<unknown>;
  /** Runs a script that is handed a callback, and waits until that is called. */
  execute(script: string): Promise<unknown>;
  /** @returns what the element goes by */
  find(selector: string): Promise<string>;
  type(element: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** How long a page may take for what it is waited for, in milliseconds: longer than any step takes on a busy machine. */
export const SCRIPT_TIMEOUT = 60_000;

/** Files on their way: both write beside the place, under another name, and Firefox keeps the place with an empty file. */
const isOnItsWay = (name: string) => /\.(part|wkdownload)$/.test(name);

interface Outcome {
  value?: unknown;
  error?: string;
}

/** @param downloads the folder that the browser saves into */
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
        throw new Error(`It did not come about that ${condition}. The page says:\n${seen.slice(0, 1500)}`, { cause });
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
      throw new Error('Nothing came into the downloads');
    },
    close: commands.close,
  };
}

/** In the page: the button of the tool whose words begin so, once it can be pressed. */
export const buttonThat = (begins: string) =>
  `[...document.querySelectorAll('main button')].find((button) => button.textContent.trim().startsWith(${JSON.stringify(begins)}) && !button.disabled && button.ariaDisabled !== 'true')`;

/** Presses a button of the tool as soon as it can be pressed. */
export async function press(browser: DrivenBrowser, begins: string): Promise<void> {
  await browser.until(buttonThat(begins));
  await browser.run(`${buttonThat(begins)}.click()`);
}

export const says = (browser: DrivenBrowser, text: string): Promise<void> =>
  browser.until(`document.body.textContent.includes(${JSON.stringify(text)})`);
