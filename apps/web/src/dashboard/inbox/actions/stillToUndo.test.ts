import { describe, expect, it } from 'vitest';
import { stillToUndo } from './stillToUndo.ts';

const LEFT = {
  id: 'c1',
  status: 'Resolved',
  handledBy: 'Agent',
  snoozedUntil: null,
  priority: 'High',
  assigneeId: 'jonas',
  teamId: 'repairs',
  labelIds: [],
};
const UNDO = {
  id: 'c1',
  status: 'Open',
  handledBy: 'Agent',
  snoozedUntil: null,
  priority: 'None',
  assigneeId: null,
  teamId: null,
  unassign: ['Assignee', 'Team'],
  addLabelIds: ['label'],
} as const;

describe('what there is still to undo', () => {
  it('is all of it where nobody has changed anything since', () => {
    expect(stillToUndo(UNDO, LEFT, LEFT)).toEqual(UNDO);
  });

  it('is nothing of what somebody has changed since', () => {
    const now = { ...LEFT, status: 'Snoozed', snoozedUntil: '2026-12-01T09:00:00Z', priority: 'Urgent' };
    expect(stillToUndo(UNDO, LEFT, { ...now, assigneeId: 'priya', teamId: 'sales' })).toEqual({
      id: 'c1',
      unassign: [],
      addLabelIds: ['label'],
    });
  });

  it('is one owner where only the other was changed since', () => {
    expect(stillToUndo(UNDO, LEFT, { ...LEFT, assigneeId: 'priya' })).toMatchObject({
      unassign: ['Team'],
      status: 'Open',
      priority: 'None',
    });
  });

  it('is not to give it back to the assistant where somebody has taken it on since', () => {
    const left = { ...LEFT, status: 'Open' };
    const undo = { id: 'c1', status: 'Pending', handledBy: 'AI', snoozedUntil: null, unassign: ['Assignee'] } as const;

    expect(stillToUndo(undo, left, { ...left, assigneeId: 'priya' })).toEqual({ id: 'c1', unassign: [] });
  });

  it('is all of it where it stands again as it was before', () => {
    expect(stillToUndo(UNDO, LEFT, { ...LEFT, status: 'Open', priority: 'None', assigneeId: null })).toEqual(UNDO);
  });
});
