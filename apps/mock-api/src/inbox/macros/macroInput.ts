import * as v from 'valibot';
import type { MacroInput } from '#__generated__/resolvers.ts';
import { parseInput } from '#input.ts';
import { nameOf } from '#inbox/namedInput.ts';
import { StoredAction } from './storedAction.ts';

const MOST_ACTIONS = 20;
const MOST_TEXTS = 3;

const countOf = (actions: readonly StoredAction[], ...types: readonly StoredAction['type'][]) =>
  actions.filter(({ type }) => types.includes(type)).length;

const FIELDS = {
  name: nameOf('Enter a name for the macro.', 60),
  actions: v.pipe(
    v.array(StoredAction),
    v.minLength(1, 'Add an action.'),
    v.maxLength(MOST_ACTIONS, `A macro has at most ${MOST_ACTIONS} actions.`),
    v.check(
      (actions) => countOf(actions, 'SendMessage', 'AddNote') <= MOST_TEXTS,
      `A macro sends or notes at most ${MOST_TEXTS} texts.`,
    ),
    v.check((actions) => countOf(actions, 'Snooze') <= 1, 'A macro snoozes once.'),
  ),
};

/** A macro as it will be stored. Throws BAD_INPUT naming the field. */
export function macroFields(input: MacroInput) {
  return { ...parseInput(FIELDS, input), scope: input.scope };
}
