import { fetchPart } from '../../engine/errors/fetch-part.ts';
import type { minified as Minified, withoutCode as WithoutCode } from '../../engine/svg/minify.ts';
import { runScript } from './assets.ts';

/* Replaces `engine/svg/minify.ts`, which is a separate script here. */

const load = () => fetchPart(async () => runScript('svg.js').picwrightSvg);

export const withoutCode: typeof WithoutCode = async (...given) => (await load()).withoutCode(...given);
export const minified: typeof Minified = async (...given) => (await load()).minified(...given);
