/**
 * The two pictures of the home page: the sample photo, and the compressor's result with its defaults. Sizes are in
 * bytes; a test compares them with the files. After a change of either:
 *
 *     picwright app/upload/sample.jpg --backend vips --resize 1200 --format jpg --quality 92 --out folder
 *     picwright app/home/example-before.jpg --backend vips --out folder
 */
export const EXAMPLE = { width: 1200, height: 800, before: 212_504, after: 61_961 } as const;
