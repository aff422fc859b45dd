/** A key, or several after each other, that does something. What it does is bound to it with `useShortcut`. */
export type Shortcut = {
  /** Never changes: a person’s own choice of keys is kept by it. */
  id: string;
  /** Any of these does it; the first is the one that is shown. */
  keys: readonly [string, ...string[]];
  label: string;
  /** Under which heading it stands in the sheet. */
  group: string;
  /** Works on every screen; the shortcuts of the screen one is on go before it. */
  isGlobal?: boolean;
  /** Goes on while the key is held down. */
  isRepeated?: boolean;
};
