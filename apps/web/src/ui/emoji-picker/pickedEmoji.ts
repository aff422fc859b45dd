/** An emoji that somebody picked: a sign of Unicode, or a picture of the company's own. */
export type PickedEmoji =
  | { kind: 'native'; native: string; shortcodes: string }
  | { kind: 'custom'; src: string; shortcodes: string };

/** The company's own emojis, one category of them: its logo, its assistants' faces. */
export type CustomEmojis = {
  /** The category's name: «Northwind Outdoor». */
  name: string;
  emojis: readonly { id: string; name: string; keywords?: readonly string[]; src: string }[];
};

/** What emoji-mart answered, which knows no types; null for what is none. */
export function pickedEmoji(answer: unknown): PickedEmoji | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { native, src, shortcodes }: { native?: unknown; src?: unknown; shortcodes?: unknown } = answer;
  if (typeof shortcodes !== 'string') return null;
  if (typeof native === 'string') return { kind: 'native', native, shortcodes };
  return typeof src === 'string' ? { kind: 'custom', src, shortcodes } : null;
}

/** The company's emojis as emoji-mart takes them; copies, because it writes into them. */
export function customCategories(custom: CustomEmojis | undefined) {
  if (!custom || custom.emojis.length === 0) return undefined;
  const emojis = custom.emojis.map(({ id, name, keywords = [], src }) => ({
    id,
    name,
    keywords: [...keywords],
    skins: [{ src }],
  }));
  return [{ id: 'custom', name: custom.name, emojis }];
}
