/** Dimensions for people, without a line break: `1280 × 720`. */
export function formatSize({ width, height }: { width: number; height: number }): string {
  return `${width}\u00a0×\u00a0${height}`;
}
