import { CONVERSATION_COLOURS } from '#session/conversations.slice.ts';

/** For who has not been listed in the inbox, which draws colours: always the same one for the same conversation. */
export function tileColour(id: string): string {
  const sum = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return CONVERSATION_COLOURS[sum % CONVERSATION_COLOURS.length] ?? CONVERSATION_COLOURS[0];
}
