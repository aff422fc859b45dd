/** An emoji that somebody picked: a sign of Unicode, or a picture of the company's own. */
export type PickedEmoji =
  | { kind: 'native'; native: string; shortcodes: string }
  | { kind: 'custom'; src: string; shortcodes: string };

/** The company's own emojis, one category of them: its assistants' faces. */
export type CustomEmojis = {
  /** The category's name: «Northwind Outdoor». */
  name: string;
  /** `id` is what stands for it in text, between colons; `src` a data URI. */
  emojis: readonly { id: string; name: string; keywords?: readonly string[]; src: string }[];
};

/**
 * emoji-mart keeps all emojis in one list by id, and reads the id out as the name of a picture. Unicode's ids begin with no
 * capital letter: with one, ours (`Nori`) take the place of none of them.
 */
const customId = (shortcode: string) => shortcode.charAt(0).toUpperCase() + shortcode.slice(1);

export const isCustomId = (id: string) => /^[A-Z]/.test(id);

/** What emoji-mart answered, which knows no types; null for what is none. */
export function pickedEmoji(answer: unknown): PickedEmoji | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { id, native, src, shortcodes }: { id?: unknown; native?: unknown; src?: unknown; shortcodes?: unknown } =
    answer;
  if (typeof shortcodes !== 'string') return null;
  if (typeof native === 'string') return { kind: 'native', native, shortcodes };
  if (typeof src !== 'string' || typeof id !== 'string' || !isCustomId(id)) return null;
  return { kind: 'custom', src, shortcodes: `:${id.toLowerCase()}:` };
}

/** The company's emojis as emoji-mart takes them; copies, because it writes into them. */
export function customCategories(custom: CustomEmojis | undefined) {
  if (!custom || custom.emojis.length === 0) return undefined;
  const emojis = custom.emojis.map(({ id, name, keywords = [], src }) => ({
    id: customId(id),
    name,
    keywords: [id, ...keywords],
    skins: [{ src }],
  }));
  return [{ id: 'custom', name: custom.name, emojis }];
}
