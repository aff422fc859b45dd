import { describe, expect, it } from 'vitest';
import { describeMacro, type SpokenAction } from './describeMacro.ts';

const action = (type: SpokenAction['type'], some: Partial<SpokenAction> = {}): SpokenAction => ({
  type,
  assignee: null,
  team: null,
  labels: [],
  priority: null,
  snoozeUntil: null,
  body: null,
  isGone: false,
  ...some,
});

describe('a macro in words', () => {
  it('is one sentence, in the order of its actions', () => {
    const labels = [{ name: 'Repairs' }, { name: 'Stock' }];

    expect(
      describeMacro([
        action('AddLabels', { labels }),
        action('MoveToTeam', { team: { name: 'Workshop' } }),
        action('SetPriority', { priority: 'High' }),
        action('SendMessage', { body: ' On\n our way ' }),
        action('Resolve'),
      ]),
    ).toBe(
      'Adds Repairs and Stock, moves it to Workshop, sets the priority to High, sends “On our way” and resolves it.',
    );
  });

  it.each([
    ['in 3 days', 'Snoozes it for 3 days.'],
    ['tomorrow 9', 'Snoozes it until tomorrow 9.'],
    [' ', 'Snoozes it until the visitor writes.'],
  ])('says how long «%s» snoozes', (snoozeUntil, words) => {
    expect(describeMacro([action('Snooze', { snoozeUntil })])).toBe(words);
  });

  it('shortens a long text, but cuts no character in two', () => {
    expect(describeMacro([action('AddNote', { body: '🏔'.repeat(80) })])).toBe(`Notes “${'🏔'.repeat(60)}…”.`);
  });

  it('ends once', () => {
    expect(describeMacro([action('SendMessage', { body: 'On our way.' })])).toBe('Sends “On our way.”');
  });

  it('says what is gone, and nothing of nothing', () => {
    expect(describeMacro([action('Assign', { isGone: true })])).toBe(
      'Passes over somebody who does not work here any more.',
    );
    expect(describeMacro([])).toBe('');
  });

  it('has words for what is still to be chosen', () => {
    const types = ['Assign', 'MoveToTeam', 'RemoveLabels', 'SetPriority', 'SendMessage'] as const;

    expect(describeMacro(types.map((type) => action(type)))).toBe(
      'Assigns it to somebody, moves it to a team, removes labels, sets the priority and sends a text.',
    );
  });
});
