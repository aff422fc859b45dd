import { describe, expect, it } from 'vitest';
import type { Left } from './conversationChange.ts';
import { stillToUndo } from './stillToUndo.ts';

const LEFT: Left = {
  id: 'c1',
  status: 'Resolved',
  handledBy: 'Agent',
  snoozedUntil: null,
  priority: 3,
  assigneeId: 'jonas',
  teamId: 'repairs',
};
const UNDO = {
  id: 'c1',
  status: 'Open' as const,
  handledBy: 'Agent' as const,
  snoozedUntil: null,
  priority: 0,
  unassign: ['Assignee' as const, 'Team' as const],
  addLabelIds: ['label'],
};

describe('what there is still to undo', () => {
  it('is all of it where nobody has changed anything since, or it stands again as it was before', () => {
    expect(stillToUndo(UNDO, LEFT, LEFT)).toEqual({ change: UNDO, isAll: true });
    const again = { ...LEFT, status: 'Open', priority: 0, assigneeId: null } as const;
    expect(stillToUndo(UNDO, LEFT, again)).toEqual({ change: UNDO, isAll: true });
  });

  it('is nothing of what somebody has changed since', () => {
    const snoozed = { status: 'Snoozed', snoozedUntil: new Date('2026-12-01T09:00:00Z') } as const;
    const now = { ...LEFT, ...snoozed, priority: 4, assigneeId: 'priya', teamId: 'sales' };

    expect(stillToUndo(UNDO, LEFT, now)).toEqual({ change: { id: 'c1', addLabelIds: ['label'] }, isAll: false });
  });

  it('is one owner where only the other was changed since', () => {
    expect(stillToUndo(UNDO, LEFT, { ...LEFT, assigneeId: 'priya' })).toMatchObject({
      change: { unassign: ['Team'], status: 'Open', priority: 0 },
      isAll: false,
    });
  });

  it('is all of it where something else was changed since', () => {
    const undo = { id: 'c1', priority: 0 };

    expect(stillToUndo(undo, LEFT, { ...LEFT, status: 'Open' })).toEqual({ change: undo, isAll: true });
  });

  it('is not to give it back to the assistant where somebody has taken it on since', () => {
    const left = { ...LEFT, status: 'Open', assigneeId: 'maya' } as const;
    const undo = {
      id: 'c1',
      status: 'Pending' as const,
      handledBy: 'AI' as const,
      snoozedUntil: null,
      unassign: ['Assignee' as const],
    };

    expect(stillToUndo(undo, left, { ...left, assigneeId: 'priya' })).toEqual({ change: { id: 'c1' }, isAll: false });
  });
});
