import type { Config } from '#config.ts';

/** Where anybody can chat with an assistant (spec §2, assistant menu). */
export function chatAddress(
  { chatUrl }: Pick<Config, 'chatUrl'>,
  ids: { clientId: string; assistantId: string },
): string {
  const address = new URL('/chat', chatUrl);
  address.search = new URLSearchParams(ids).toString();
  return address.href;
}
