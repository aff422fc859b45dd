import { Plug, type LucideIcon } from 'lucide-react';
import * as v from 'valibot';

type ComingText = { icon: LucideIcon; text: string };

/** What each screen that is still being built will hold, in true sentences. */
export const comingScreens = {
  integrations: {
    icon: Plug,
    text: 'Integrations will connect your helpdesk and your booking calendar, and give you keys and webhooks for your own software.',
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
