import type { minified as Minified, withoutUnwanted as WithoutUnwanted } from '../../engine/codecs/svg/minify.ts';
import { fetchPart } from '../../engine/errors/fetch-part.ts';
import { runScript } from './assets.ts';

/* Replaces `engine/codecs/svg/minify.ts`, which is a separate script here. */

const load = () => fetchPart(async () => runScript('svg.js').picwrightSvg);

export const withoutUnwanted: typeof WithoutUnwanted = async (...given) => (await load()).withoutUnwanted(...given);
export const minified: typeof Minified = async (...given) => (await load()).minified(...given);
