import { type WhyAnswerQuery$data } from '#generated/WhyAnswerQuery';
import { permissionTexts } from '#session/permissionTexts.ts';
import { type Permission } from '#session/usePermission.ts';
import { exactTime } from '#ui/exactTime.ts';

type Answer = WhyAnswerQuery$data['permissionAnswer'];

/** «Tom Berg: no. “Invite people” is off for Staff: Maya Lind switched it off, Thursday 19 November 2026 at 10:04.» */
export function describeReason(name: string, flag: Permission, answer: Answer): string {
  return `${name}: ${answer.isAllowed ? 'yes' : 'no'}. ${explainPermission(name, permissionTexts[flag].title, answer)}`;
}

function explainPermission(
  name: string,
  title: string,
  { isAllowed, reason, changedByName, changedAt }: Answer,
): string {
  const state = isAllowed ? 'on' : 'off';
  if (reason === 'Pending') return `${name} has not accepted the invitation yet, and may do nothing before.`;
  if (reason === 'Admin') return 'Admins may do everything, always.';
  if (reason === 'RoleDefault') return `“${title}” is ${state} for Staff from the start, and nobody has changed that.`;
  const change = changedByName && changedAt ? `: ${changedByName} switched it ${state}, ${exactTime(changedAt)}` : '';
  return `“${title}” is ${state} for Staff${change}.`;
}
