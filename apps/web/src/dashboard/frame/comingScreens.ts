import { Lightbulb, type LucideIcon } from 'lucide-react';
import * as v from 'valibot';

type ComingText = { icon: LucideIcon; text: string };

/** What each screen that is still being built will hold, in true sentences. */
export const comingScreens = {
  insights: {
    icon: Lightbulb,
    text: 'Insights will group what visitors ask about into topics, by size and trend, and point at the questions that no article answers yet.',
  },
  insight: {
    icon: Lightbulb,
    text: 'One topic will open here: the questions that make it up, how it grew, and the conversations it came from.',
  },
} satisfies Record<string, ComingText>;

export type ComingScreenName = keyof typeof comingScreens;

const Handle = v.object({
  coming: v.custom<ComingScreenName>((name) => typeof name === 'string' && name in comingScreens),
});

/** Which text `coming` chose; null for any other route. */
export function comingOf(handle: unknown): ComingScreenName | null {
  const parsed = v.safeParse(Handle, handle);
  return parsed.success ? parsed.output.coming : null;
}
