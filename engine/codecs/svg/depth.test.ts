import { describe, expect, it } from 'vitest';
import { checkDepth } from './depth.ts';

const drawing = (content: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${content}</svg>`);
const nested = (depth: number, open = '<g>', close = '</g>') =>
  `${open.repeat(depth)}<rect width="9" height="9"/>${close.repeat(depth)}`;
/** Patterns, each filled with the one before. */
const patterns = (count: number, fill = (id: number) => `fill="url(#p${id})"`) =>
  Array.from({ length: count }, (_, i) => `<pattern id="p${i + 1}"><rect ${fill(i)}/></pattern>`).join('');

describe('a drawing is refused', () => {
  it.each([
    ['with hundreds of groups within each other', nested(250)],
    ['with as many drawings', nested(60, '<svg>', '</svg>')],
    ['with patterns within patterns', `${patterns(40)}<rect fill="url(#p40)"/>`],
    [
      'whose style sheet nests elements',
      `<style>.a { fill: url(#p0) } .b { fill: url("#p30") }</style>${patterns(30)}<rect class="b"/>`,
    ],
    [
      'with chains of use elements',
      Array.from({ length: 40 }, (_, i) => `<g id="g${i + 1}"><use xlink:href="#g${i}"/></g>`).join(''),
    ],
    [
      'with masks on masks',
      Array.from({ length: 40 }, (_, i) => `<mask id='m${i + 1}'><g mask='url(#m${i})'/></mask>`).join(''),
    ],
  ])('%s', (_claim, content) => {
    expect(() => checkDepth(drawing(content))).toThrow('nested too deeply');
  });

  it.each(['<!DOCTYPE svg [<!ENTITY a "<g>">]><svg/>', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b \'&a;&a;\'>]><svg/>'])(
    'whose entities contain more than text: %s',
    (text) => {
      expect(() => checkDepth(new TextEncoder().encode(text))).toThrow('entities');
    },
  );
});

describe('a drawing is accepted', () => {
  it.each([
    ['with groups as people nest them', nested(40)],
    ['with thousands of groups beside each other', nested(1).repeat(5000)],
    [
      'with thousands of gradients in a row',
      Array.from({ length: 3000 }, (_, i) => `<linearGradient id="g${i + 1}" href="#g${i}"/>`).join(''),
    ],
    [
      'with hundreds of clip paths in its style sheet',
      `<style>${Array.from({ length: 300 }, (_, i) => `.c${i}{clip-path:url(#c${i})}`).join('')}</style>${Array.from({ length: 300 }, (_, i) => `<clipPath id="c${i}"><path/></clipPath><g class="c${i}"/>`).join('')}`,
    ],
    ['that draws itself', '<g id="a"><use href="#a"/></g>'],
    ['with a mask on a pattern', `${patterns(2)}<mask id="m"><rect fill="url(#p2)"/></mask><g mask="url(#m)"/>`],
    ['with tags in comments and text', `<!-- ${nested(300)} --><text><![CDATA[${nested(300)}]]></text>`],
    ['with arrows in attributes', `${'<g data-a="<g>">'.repeat(50)}${'</g>'.repeat(50)}`],
    ['that is cut off', '<g><g><rect wid'],
  ])('%s', (_claim, content) => {
    expect(() => checkDepth(drawing(content))).not.toThrow();
  });

  it('with entities for namespaces, as Illustrator writes them', () => {
    const text = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"/>';
    expect(() => checkDepth(new TextEncoder().encode(text))).not.toThrow();
  });
});
