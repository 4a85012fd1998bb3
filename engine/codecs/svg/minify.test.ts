import { describe, expect, it } from 'vitest';
import { fixture } from '../../../fixtures/index.ts';
import { minified, withoutUnwanted } from './minify.ts';
import { hasScripts } from './scripts-in.ts';
import { inUtf8, textOf } from './text-of.ts';

const NS =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml"';
const drawing = (inside: string, before = '') =>
  `${before}<svg ${NS} width="9" height="9">${inside}<path d="M0 0h9v9z"/></svg>`;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const RECT = '<rect width="1" height="1"/>';
const encoded = (text: string) => Buffer.from(text).toString('base64');
const ACTS = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** What acts, each with a way to hide it. All of it contains one of the words below, or is base64. */
const CODE: [what: string, inside: string, before?: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in a namespace', '<h:script src="https://evil.example/a.js"/>'],
  ['a script in another default namespace', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
  ['a script of SVG under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg" xlink:href="evil.js"/>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script by an entity', '&code;', '<!DOCTYPE svg [<!ENTITY code "<script>alert(1)</script>">]>'],
  ['a handler', '<rect onclick="alert(1)" width="1" height="1"/>'],
  ['a handler in capitals', '<rect ONCLICK="alert(1)" width="1" height="1"/>'],
  ['an unknown handler', '<rect onwhatever="alert(1)" width="1" height="1"/>'],
  ['a handler after a line break', '<rect\nonload\n=\n"alert(1)" width="1" height="1"/>'],
  ['a handler of the root', `<svg onload="alert(1)">${RECT}</svg>`],
  ['a handler of an animation', '<animate attributeName="x" onbegin="alert(1)" dur="1s"/>'],
  ['an animated handler', '<set attributeName="onclick" to="alert(1)"/>'],
  ['a link', `<a href="javascript:alert(1)">${RECT}</a>`],
  ['a link with white space', `<a xlink:href=" Java&#10;Script:alert(1)">${RECT}</a>`],
  ['a link with a control character', `<a href="&#9;java&#x0d;script:alert(1)">${RECT}</a>`],
  ['a link with references', `<a href="&#106;avascript&#x3a;alert(1)">${RECT}</a>`],
  ['a link by an entity', `<a href="&code;">${RECT}</a>`, '<!DOCTYPE svg [<!ENTITY code "javascript:alert(1)">]>'],
  ['a link under another prefix', `<a y:href="javascript:alert(1)" xmlns:y="http://www.w3.org/1999/xlink">${RECT}</a>`],
  ['a link in Visual Basic', `<a href="vbscript:alert(1)">${RECT}</a>`],
  ['an animated link', `<a><set attributeName="href" to="javascript:alert(1)"/>${RECT}</a>`],
  ['an animated link with a prefix', `<a><set attributeName=" xlink:href " to="JAVAscript:alert(1)"/>${RECT}</a>`],
  ['one of several values', '<animate attributeName="href" values="#a;javascript:alert(1)"/>'],
  ['an address after a part', '<set attributeName="href" to="#a; https://evil.example/#a"/>'],
  ['an animated address of a file', '<use href="#a"><set attributeName="href" to="https://evil.example/#a"/></use>'],
  ['a document as an address', `<a href="data:text/html,&lt;script>alert(1)&lt;/script>">${RECT}</a>`],
  ['a document in base64', `<a href="data:text/html;base64,${encoded('<script>alert(1)</script>')}">${RECT}</a>`],
  ['XML as an address', `<a href="data:application/xml,alert">${RECT}</a>`],
  ['a link to a drawing with code', `<a href="data:image/svg+xml,${encodeURIComponent(ACTS)}">${RECT}</a>`],
  [
    'a drawing with code as a picture',
    `<image href="data:image/svg+xml;base64,${encoded(ACTS)}" width="1" height="1"/>`,
  ],
  ['a drawing as a part', `<use href="data:image/svg+xml;base64,${encoded(ACTS)}#a"/>`],
  ['a foreign object', '<foreignObject><h:img src="x" onerror="alert(1)"/></foreignObject>'],
  ['HTML', '<h:img src="https://evil.example/a.png"/>'],
  ['HTML in a group', '<g><p xmlns="http://www.w3.org/1999/xhtml"><link rel="stylesheet" href="evil.css"/></p></g>'],
  ['a frame', '<h:iframe srcdoc="&lt;script>alert(1)&lt;/script>"/>'],
  ['an event of XML', '<listener xmlns="http://www.w3.org/2001/xml-events" event="load" handler="#evil"/>'],
  ['HTML in a title, where it is parsed', '<title><p><![CDATA[><img src=x onerror=alert(1)>]]></p></title>'],
  ['a style sheet that is a program', '', '<?xml-stylesheet type="text/xsl" href="evil.xsl"?>'],
  ['a picture from elsewhere', '<image href="https://evil.example/a.png" width="1" height="1"/>'],
  ['a picture without a scheme', '<image xlink:href="//evil.example/a.png" width="1" height="1"/>'],
  ['a file next to it', '<image href="evil.png" width="1" height="1"/>'],
  ['a part of another drawing', '<use href="evil.svg#a"/>'],
  [
    'a filter from elsewhere',
    '<filter id="f"><feImage href="https://evil.example/a.png"/></filter><g filter="url(#f)"/>',
  ],
  ['a paint from elsewhere', '<rect fill="url(https://evil.example/#a)" width="1" height="1"/>'],
  ['a paint with an escape', '<rect fill="u\\72l(https://evil.example/#a)" width="1" height="1"/>'],
  ['a paint in quotes', '<rect fill="URL( \'evil.svg#a\' )" width="1" height="1"/>'],
  ['a style', '<rect style="fill:red;mask:url(&quot;//evil.example/a&quot;)" width="1" height="1"/>'],
  ['another base', '<g xml:base="https://evil.example/"><use href="#a"/></g>'],
  ['an import', '<style>@import url("https://evil.example/a.css"); rect{fill:red}</style>'],
  [
    'an import with semicolons in its address',
    '<style>@import url("https://fonts.example/css2?family=A:wght@400;700&amp;display=swap"); rect{fill:red}</style>',
  ],
  ['an import with an escape', `<style>@\\69mport 'evil.css';rect{fill:red}</style>`],
  ['an import in pieces', '<style>@imp<!-- -->ort "evil.css";rect{fill:red}</style>'],
  ['a font from elsewhere', '<style><![CDATA[@font-face{font-family:a;src:url(evil.woff2)}]]></style>'],
  ['a style behind a string', `<style>a{content:"url(#"}rect{fill:url(evil.svg#a)}</style>`],
  ['a set of pictures', `<style>svg{background:image-set("https://evil.example/a.png" 1x)}</style>`],
];

describe('code and other files in a drawing', () => {
  it.each(CODE)('%s is removed, from the small drawing too', async (_, inside, before) => {
    const text = drawing(inside, before);
    const { text: safe, removed } = await withoutUnwanted(text, {});
    const small = await minified(safe, {});
    for (const made of [safe, small]) {
      expect(made).not.toMatch(/alert|script|evil|foreignObject|iframe|\bon\w+=|ENTITY|base64|<(h:)?(img|p)\b/i);
      expect(made).toMatch(/<path d="M0 0h9v9z"\/>/);
      expect(await withoutUnwanted(made, {})).toEqual({ text: made, removed: 0 });
      expect(hasScripts(bytesOf(made))).toBe(false);
    }
    expect(removed).toBeGreaterThan(0);
  });

  /** Rare disguises are removed without an announcement. */
  const SILENT =
    /entity|escape|pieces|in a title|event of XML|another base|data|base64|XML as|set of|as a part|code as|with code/;

  it.each(CODE.filter(([what]) => !SILENT.test(what)))('%s is announced', (_, inside, before) =>
    expect(hasScripts(bytesOf(drawing(inside, before)))).toBe(true),
  );

  it('leaves no comment that HTML ends earlier than XML', async () => {
    const text = drawing(`<g><!--! > <img src="x" onerror="alert(1)"> -->${RECT}<!--! Licence: MIT --></g>`);
    const small = await minified(text, {});
    expect(small).not.toContain('alert');
    expect(small).toContain('<!--! Licence: MIT-->');
  });

  it('stays if it only looks like that', async () => {
    const text = drawing(
      `<title>How javascript loads</title><a href="https://example.org/?a=1:2">${RECT}</a><a href="page.html">${RECT}</a>` +
        '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/><use href="#a"/>' +
        `<image href="data:image/svg+xml,${encodeURIComponent(ACTS.replace(/ onload="[^"]*"/, ''))}" width="1" height="1"/>` +
        '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09GMg==)}rect{fill:url(#a)}</style>' +
        '<rect fill="url(#a)" style="fill:url(&quot;#a&quot;)" class="button" data-one="1"/>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    );
    expect(await withoutUnwanted(text, {})).toEqual({ text, removed: 0 });
    expect(hasScripts(bytesOf(text))).toBe(false);
    for (const name of ['quadrants.svg', 'words.svg'] as const) expect(hasScripts(await fixture(name))).toBe(false);
  });

  it('is kept on purpose', async () => {
    const text = textOf(await fixture('drawing.svg'));
    expect(hasScripts(await fixture('drawing.svg'))).toBe(true);
    expect(await withoutUnwanted(text, { scripts: 'keep' })).toEqual({ text, removed: 0 });
    expect(await minified(text, { scripts: 'keep' })).toMatch(/<script>alert\(2\)<\/script>/);
  });

  it('is refused if entities grow without end', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    const bomb = drawing('<text>&e12;</text>', `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels}]>`);
    await expect(withoutUnwanted(bomb, {})).rejects.toThrow(/entity/i);
  });
});

describe('a rewritten drawing', () => {
  it('keeps titles, shortens ids and rounds numbers by default', async () => {
    const { text } = await withoutUnwanted(textOf(await fixture('drawing.svg')), {});
    const plain = await minified(text, {});
    expect(plain).toContain('<title>Four fields</title>');
    expect(plain).toContain('<desc>Red, green, blue and yellow</desc>');
    expect(plain).not.toMatch(/unused|long-name|metadata|<!--|24\.65432/);
    for (const scripts of ['strip', 'keep'] as const) {
      const untitled = await withoutUnwanted(text, { titles: 'strip', scripts });
      expect(untitled.removed).toBe(2);
      expect(await minified(untitled.text, {})).not.toMatch(/<title>|<desc>/);
    }
    expect(await minified(text, { ids: 'keep' })).toContain('a-gradient-with-a-long-name');
    expect(await minified(text, { precision: 6 })).toContain('24.654321');
    expect(await minified(text, { precision: 0 })).not.toMatch(/\d\.\d/);
  });

  it('keeps what is invisible at first, if it moves', async () => {
    const moving = drawing(
      '<g opacity="0"><rect width="4" height="4"/><animate attributeName="opacity" to="1" dur="1s"/></g>',
    );
    expect(await minified(moving, {})).toMatch(/opacity="0".*<rect.*<animate/);
  });

  it('is decoded in the encoding that it declares', () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><title>\u00e9</title></svg>';
    expect(textOf(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(text);
    expect(() => textOf(bytesOf(text.replace('ISO-8859-1', 'no-such')))).toThrow(RangeError);
    const wide = Buffer.from(`\uFEFF${drawing('<script/>')}`, 'utf16le');
    expect(textOf(wide)).toBe(drawing('<script/>'));
    expect(hasScripts(wide)).toBe(true);
  });

  it('is encoded in UTF-8 for the page, without another declaration', () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><title>\u00e9</title></svg>';
    const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(new TextDecoder().decode(inUtf8(latin))).toBe(text.slice(text.indexOf('<svg')));
    for (const declared of ['UTF-8', 'no-such']) {
      const bytes = bytesOf(text.replace('ISO-8859-1', declared));
      expect(inUtf8(bytes)).toBe(bytes);
    }
  });

  it.each(['<svg><g></svg>', 'no drawing'])('rejects %j, which is no XML', async (text) => {
    await expect(withoutUnwanted(text, { scripts: 'keep' })).rejects.toThrow();
  });
});
