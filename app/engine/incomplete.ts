/* Files that end early. The engine reads them only once the visitor goes on with what there is. */

const accepted = new WeakSet<Blob>();

export const isAccepted = (file: Blob): boolean => accepted.has(file);

export function acceptIncomplete(file: Blob): void {
  accepted.add(file);
}
