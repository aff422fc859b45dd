import type { VisitorViewer } from '#auth/permissions.ts';
import type { Context } from '#context.ts';

/** Who opens a chat: the visitor whose token is still good, or null for anybody else, also with a token that has ended. */
export function returningVisitor(context: Context): VisitorViewer | null {
  try {
    return context.viewer?.kind === 'visitor' ? context.viewer : null;
  } catch {
    return null;
  }
}
