import type { User } from '@parley/db';
import type { Context, Viewer } from '#context.ts';

type StaffViewer = Extract<Viewer, { kind: 'staff' }>;

/** What of a member of staff is the same for all who have the same rights. */
const OF_THE_RIGHTS: ReadonlySet<PropertyKey> = new Set(['clientId', 'role', 'status'] satisfies (keyof User)[]);

/** `sawPerson`: whether anything has asked who exactly the viewer is. */
type Impersonal = { context: Context; sawPerson: () => boolean };

/**
 * `context`, where it shows when something depends on more than what the viewer may see: only what does not is the same
 * for everybody with the same rights. Visitors have theirs to themselves, nothing of them needs watching.
 */
export function impersonal(context: Context): Impersonal {
  let hasSeenPerson = false;
  const watched = (viewer: StaffViewer): Viewer => ({
    ...viewer,
    user: new Proxy(viewer.user, {
      get(user, name) {
        hasSeenPerson ||= !OF_THE_RIGHTS.has(name);
        return Reflect.get(user, name);
      },
    }),
  });
  const own = Object.getOwnPropertyDescriptors(context);
  const viewer: PropertyDescriptor = {
    get: () => (context.viewer?.kind === 'staff' ? watched(context.viewer) : context.viewer),
  };
  const derived: Context = Object.create(Object.prototype, { ...own, viewer });
  return { context: derived, sawPerson: () => hasSeenPerson };
}

/** Two viewers with the same answer may see the same; null for nobody. */
export function rightsOf({ viewer }: Pick<Context, 'viewer'>): string | null {
  if (!viewer) return null;
  if (viewer.kind === 'visitor') return JSON.stringify([viewer.visitorId, viewer.clientId, viewer.assistantId]);
  const { user, permissions } = viewer;
  return JSON.stringify([user.clientId, user.role, user.status, permissions]);
}
