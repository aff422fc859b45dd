const KEY = 'parley.reloadedAt';
/** A page that has just been loaded again by itself is not loaded again: that would go round and round. */
const PAUSE_MS = 5 * 60_000;

/**
 * Loads the page again by itself, unless something unsaved would be lost or that has just been tried. Answers whether it
 * does.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  if (hasUnsavedChanges() || !mayReload()) return false;
  reload();
  return true;
}

/** Asks whoever would hold up the closing of the page, without closing it. */
function hasUnsavedChanges(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  return !window.dispatchEvent(question);
}

function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - before < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without a memory of it there would be no end to it.
    return false;
  }
}
