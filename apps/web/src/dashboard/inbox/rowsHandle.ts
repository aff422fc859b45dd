/** What keys need of the list on the screen, whichever it is. */
export type RowsHandle = {
  /** The conversations, in the order shown. */
  ids: readonly string[];
  /** Puts the focus on a conversation's row, and brings it into sight. */
  focus: (id: string) => void;
};
