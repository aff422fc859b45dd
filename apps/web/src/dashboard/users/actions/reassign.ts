export const NOBODY = 'nobody';
const TEAM = 'team:';

/** A team among the choices of who takes over. */
export const teamChoice = (teamId: string) => `${TEAM}${teamId}`;

/** What a choice means to the API. */
export function reassignTo(choice: string | null): { assigneeId?: string; teamId?: string } {
  if (choice === null || choice === NOBODY) return {};
  return choice.startsWith(TEAM) ? { teamId: choice.slice(TEAM.length) } : { assigneeId: choice };
}
