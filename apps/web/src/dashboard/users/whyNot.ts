type Person = { id: string; role: string };
type Viewer = { id: string; isAdmin: boolean; mayInvite: boolean; mayDelete: boolean };
type Why = string | null;

const ASK = 'Your role does not include this.';

/** Why somebody may not do a thing with a person, in a few words; null when they may. The API decides. */
export function whyNot(
  { id, role }: Person,
  { id: viewerId, isAdmin, mayInvite, mayDelete }: Viewer,
): { role: Why; delete: Why; invitation: Why } {
  const isAdmins = role === 'Admin' && !isAdmin;
  return {
    role: id === viewerId ? 'Another Admin has to change yours.' : isAdmin ? null : 'Only Admins can change roles.',
    delete: id === viewerId ? 'You cannot remove yourself.' : mayDelete ? onlyAdmins(isAdmins, 'remove Admins') : ASK,
    invitation: mayInvite ? onlyAdmins(isAdmins, 'invite Admins') : ASK,
  };
}

const onlyAdmins = (isLacking: boolean, what: string): Why => (isLacking ? `Only Admins ${what}.` : null);
