/* Data on the visitor's own device. If storage is forbidden, nothing is found and nothing is kept. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value undefined removes the entry */
export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing useful can be done about it.
  }
}

/**
 * Runs in the page's head. If storage is forbidden, reading it throws. React Router, which stores scroll positions in
 * it, does not catch that, so it gets a storage that forgets.
 */
export const storageScript =
  "try{sessionStorage.length}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}";
