/**
 * Ends a process when npm does. npm passes a signal to its shell, which ends without passing it on, so the script goes on without a parent.
 * @param {() => void} end called once
 * @param {number} parent the parent's id when the script started
 */
export function endWithNpm(end, parent) {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
  watch.unref();
}
