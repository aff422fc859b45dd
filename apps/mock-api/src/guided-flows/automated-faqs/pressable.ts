import type { AnswerButton } from '#__generated__/resolvers.ts';
import { sourceAddress } from '#answers/sourceAddress.ts';
import type { Context } from '#context.ts';
import type { FaqButton } from './faqRow.ts';

/** The buttons as visitors press them: an article is an address, and none where it cannot be read any more. */
export async function pressable(
  ctx: Pick<Context, 'db' | 'config'>,
  buttons: readonly FaqButton[],
): Promise<AnswerButton[]> {
  const made = await Promise.all(
    buttons.map(async ({ kind, label, value }): Promise<AnswerButton | null> => {
      if (kind !== 'Article') return { kind, label, value };
      const url = await sourceAddress(ctx, value);
      return url === null ? null : { kind: 'Link', label, value: url };
    }),
  );
  return made.filter((button) => button !== null);
}
