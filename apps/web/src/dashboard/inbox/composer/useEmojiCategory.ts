import { useMemo } from 'react';
import { loadImage } from '#assets/shownImages.ts';
import { type CustomEmojis } from '#ui/emoji-picker/pickedEmoji.ts';
import { type EmojisOfClient } from '#dashboard/inbox/ClientEmojis.tsx';

/** So long the picker waits for the pictures; it opens without those that take longer. */
const PATIENCE_MS = 2000;

/** Loads the picker's category of the company's own emojis; undefined when it has none, or none is known yet. */
export function useEmojiCategory(emojis: EmojisOfClient | null): (() => Promise<CustomEmojis>) | undefined {
  return useMemo(() => (emojis && emojis.customEmojis.length > 0 ? emojiLoader(emojis) : undefined), [emojis]);
}

/** Asks once, however often it is called, and once more only for what did not come. */
export function emojiLoader({ name, customEmojis }: EmojisOfClient): () => Promise<CustomEmojis> {
  let asked: Promise<CustomEmojis> | null = null;

  async function ask(): Promise<CustomEmojis> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const pictures = await Promise.allSettled(customEmojis.map(({ image }) => loadImage(image, { signal })));
    if (pictures.some(({ status }) => status === 'rejected')) asked = null;
    const emojis = customEmojis.flatMap(({ shortcode, title }, index) => {
      const picture = pictures[index];
      return picture?.status === 'fulfilled' ? [{ id: shortcode, name: title, src: picture.value }] : [];
    });
    return { name, emojis };
  }

  return () => (asked ??= ask());
}
