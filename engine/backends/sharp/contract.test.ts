/**
 * The contract again, with sharp instead of libvips in WebAssembly.
 *
 * @module-tag all
 */
import { testContract } from '../../contract/formats.node.ts';

testContract('sharp');
