/** What axe leaves out, on every screen that shows it. Each with its reason; nothing of our own may stand here. */
export const AXE_EXCLUSIONS: readonly { selector: string; reason: string }[] = [
  {
    selector: 'em-emoji-picker',
    reason:
      "emoji-mart's own buttons carry aria-selected, aria-posinset and aria-setsize, which a button may not. It has a search with arrow keys and Enter besides, which emojiPicker.spec.ts goes through.",
  },
];
