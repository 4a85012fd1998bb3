import { expect, it } from 'vitest';
import { withoutHandlers } from './without-handlers.ts';

it.each([
  ['<svg onload="alert(1)"><g/></svg>', '<svg><g/></svg>'],
  ["<rect width='9' ONCLICK = 'a(\"b\")' height='9'/>", "<rect width='9' height='9'/>"],
  ['<rect\n  onmouseover="a"\n  x="1"/>', '<rect\n  x="1"/>'],
  // Text and names that only look similar.
  ['<text one="1">on x="2"</text>', '<text one="1">on x="2"</text>'],
  ['<text>turn onset="3" off</text>', '<text>turn onset="3" off</text>'],
  ['<?xml version="1.0"?><svg/>', '<?xml version="1.0"?><svg/>'],
])('%s becomes %s', (markup, expected) => expect(withoutHandlers(markup)).toBe(expected));
