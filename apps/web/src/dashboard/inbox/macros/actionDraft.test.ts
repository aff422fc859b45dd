import { array, assert, integer, nat, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionProblem, moved, newAction, type ActionDraft } from './actionDraft.ts';

const now = new Date(2026, 10, 22, 10, 30);
const problem = (type: ActionDraft['type'], some: Partial<ActionDraft> = {}) =>
  actionProblem({ ...newAction(type), ...some }, now)?.field ?? null;

describe('what is wrong with an action', () => {
  it.each([
    ['Assign', 'assigneeId', { assigneeId: 'user_a' }],
    ['MoveToTeam', 'teamId', { teamId: 'team_a' }],
    ['AddLabels', 'labelIds', { labelIds: ['labl_a'] }],
    ['RemoveLabels', 'labelIds', { labelIds: ['labl_a'] }],
    ['SetPriority', 'priority', { priority: 'None' }],
    ['SendMessage', 'body', { body: 'Hello' }],
    ['AddNote', 'body', { body: 'Hello' }],
  ] as const)('is of %s that its %s is missing, and nothing once it is there', (type, field, some) => {
    expect(problem(type)).toBe(field);
    expect(problem(type, some)).toBeNull();
  });

  it('is of a snooze that its words are no time to come; without words it lasts until the visitor writes', () => {
    expect(problem('Snooze', { snoozeUntil: 'whenever' })).toBe('snoozeUntil');
    expect(problem('Snooze', { snoozeUntil: 'tomorrow 9' })).toBeNull();
    expect(problem('Snooze')).toBeNull();
  });

  it('is nothing for those that need nothing', () => {
    expect(problem('Resolve')).toBeNull();
  });
});

describe('moving an action', () => {
  it('brings it to its place, keeps the others in their order, and is undone by moving it back', () => {
    assert(
      property(array(integer(), { minLength: 1, maxLength: 8 }), nat(7), nat(7), (items, from, to) => {
        pre(from < items.length && to < items.length);

        const after = moved(items, from, to - from);

        expect(after[to]).toBe(items[from]);
        expect(after.toSpliced(to, 1)).toEqual(items.toSpliced(from, 1));
        expect(moved(after, to, from - to)).toEqual(items);
      }),
    );
  });

  it.each([
    [0, -1],
    [1, 1],
    [2, -1],
  ])('from %i by %i leaves all as they are: there is no such place', (index, by) => {
    const items = ['a', 'b'];

    expect(moved(items, index, by)).toBe(items);
  });
});
