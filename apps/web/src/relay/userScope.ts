const resets = new Set<() => void>();
let persons = 0;

/** Registers what has to be dropped when the person changes. Modules that are not loaded have nothing to drop. */
export function onUserScopeReset(reset: () => void) {
  resets.add(reset);
}

/** The person signed out or another one signed in: nothing fetched for the one before may be seen any more. */
export function resetUserScope() {
  persons += 1;
  for (const reset of resets) reset();
}

/** Remembers the person of this moment. The answered function says whether that one is still here. */
export function rememberPerson(): () => boolean {
  const mine = persons;
  return () => mine === persons;
}
