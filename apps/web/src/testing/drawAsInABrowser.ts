import { createRequire } from 'node:module';
import { configure } from '@testing-library/react';

/** The queue from which React draws: the copy that it uses itself. */
type Scheduler = {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, callback: () => void) => void;
};
const { unstable_scheduleCallback: schedule, unstable_IdlePriority: WHEN_IDLE }: Scheduler = createRequire(
  createRequire(import.meta.url).resolve('react-dom/client'),
)('scheduler');

/**
 * Lets React draw when it would in a browser, for what asks a transport. Inside of act, a change that meets a query under way
 * is drawn again and again without end, in one turn in which no answer, and no timeout of a test, can come.
 */
export function drawAsInABrowser() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  configure({ eventWrapper: (dispatch) => dispatch() });
}

/** Makes a change from outside of React, and waits until all that it led to at once is drawn. In place of act. */
export async function drawnAfter(change: () => unknown) {
  await change();
  // React schedules what changed at the end of the turn.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => schedule(WHEN_IDLE, resolve));
}
