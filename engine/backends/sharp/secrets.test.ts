/**
 * Secrets in each place of each format, with sharp instead of libvips in WebAssembly.
 *
 * @module-tag all
 */
import { engineDoor, testSecrets } from '../../contract/secrets.node.ts';

testSecrets(engineDoor('sharp', ['same', 'jpeg', 'png', 'webp', 'gif', 'tiff']));
