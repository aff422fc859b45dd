/** Two flows of a company may not have the same: upper and lower case, blanks and look-alikes do not tell names apart (product §4.3). */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A name like this one that is still free: «Returns (2)». */
export function freeName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  let free = name.trim();
  for (let number = 2; keys.has(nameKey(free)); number += 1) free = `${name.trim()} (${number})`;
  return free;
}
