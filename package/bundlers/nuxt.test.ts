import { expect, it } from 'vitest';
import picwright from './nuxt.ts';

it('takes the codecs out of what pages fetch in advance, and nothing else', () => {
  const codecs = '../node_modules/picwright/dist/picwright-assets';
  const manifest = {
    'app/entry.js': { file: 'entry.js', assets: ['vips.1.wasm', 'logo.2.png', 'worker.3.js'] },
    'app/about.js': { file: 'about.js' },
    [`${codecs}/vips.wasm`]: { file: 'vips.1.wasm' },
    [`${codecs}/worker.js`]: { file: 'worker.3.js' },
    'assets/logo.png': { file: 'logo.2.png' },
  };
  picwright({}, { hook: (_, change) => change(manifest) });
  expect(manifest['app/entry.js']).toEqual({ file: 'entry.js', assets: ['logo.2.png'] });
  expect(manifest['app/about.js']).toEqual({ file: 'about.js' });
});
