import type { PermissionFlag, User } from '@parley/db';
import type { Context, Viewer } from '#context.ts';
import { domainError } from '#errors.ts';

/*
 * The one place that decides who may come in. The first line of each resolver is one of these calls, and the tenant it
 * answers is the only one a service is ever given.
 */

export type StaffMember = { user: User; clientId: string; sessionId: string };
/** Whatever knows who asks. */
type Viewing = Pick<Context, 'viewer'>;
export type VisitorViewer = Extract<Viewer, { kind: 'visitor' }>;

/** A signed-in person, Pending and clientless ones included. Throws UNAUTHENTICATED. */
export function requireUser({ viewer }: Viewing): { user: User; sessionId: string } {
  if (viewer?.kind !== 'staff') throw domainError('UNAUTHENTICATED', 'Sign in to go on.');
  return viewer;
}

/** An Active member of a client's staff who holds `flag`, when one is asked for. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireStaff(context: Viewing, flag?: PermissionFlag): StaffMember {
  const { viewer } = context;
  if (viewer?.kind !== 'staff') throw domainError('UNAUTHENTICATED', 'Sign in to go on.');
  const { user, sessionId, permissions } = viewer;
  if (user.status !== 'Active' || !user.clientId) {
    throw domainError('FORBIDDEN', 'Finish setting up your account first.');
  }
  if (flag && !permissions[flag]) throw domainError('FORBIDDEN', `Your role lacks the permission ${flag}.`);
  return { user, clientId: user.clientId, sessionId };
}

/** An Active Admin of a client. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(context: Viewing): StaffMember {
  const staff = requireStaff(context);
  if (staff.user.role !== 'Admin') throw domainError('FORBIDDEN', 'Only an Admin may do this.');
  return staff;
}

/** A visitor with a chat session. Throws UNAUTHENTICATED. */
export function requireVisitor({ viewer }: Context): VisitorViewer {
  if (viewer?.kind !== 'visitor') throw domainError('UNAUTHENTICATED', 'This chat session has ended.');
  return viewer;
}

/** Whoever may take part in conversations: staff who manage them, or a visitor in their own. */
export function requireParticipant(context: Viewing, flag?: PermissionFlag): StaffMember | VisitorViewer {
  return context.viewer?.kind === 'visitor' ? context.viewer : requireStaff(context, flag);
}
