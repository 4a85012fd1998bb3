import { testContract } from '../contract/formats.node.ts';

testContract('vips');
