/** Where emoji-mart keeps the skin tone that was chosen. */
const KEY = 'emoji-mart.skin';
const TONES = ['1', '2', '3', '4', '5', '6'];

/** Drops a remembered skin tone that is none of the six: the picker believes whatever it finds. */
export function dropOddTone(storage = safeStorage()) {
  try {
    const kept = storage?.getItem(KEY);
    if (kept && !TONES.includes(kept)) storage?.removeItem(KEY);
  } catch {
    // Without storage nothing is remembered, so nothing is odd.
  }
}

function safeStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
