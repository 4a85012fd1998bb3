/*
 * What is kept on the visitor's own device. Storage may be forbidden altogether: then nothing is found, and what is kept is
 * forgotten with the page.
 */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value undefined takes the entry away */
export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nobody can be helped with knowing it.
  }
}

/**
 * Runs in the page's head. Where storage is forbidden, reading it throws, and React Router, which keeps in it how far each page was
 * scrolled, asks without a net: it gets one that forgets.
 */
export const storageScript =
  "try{sessionStorage.length}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}";
