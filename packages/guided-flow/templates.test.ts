import { expect, test } from 'vitest';
import { FLOW_TEMPLATES } from './templates.ts';
import { CONTEXT } from './testing/flows.ts';
import { validateFlow } from './validateFlow.ts';
import { flowWarnings } from './warnings.ts';

/** What only the company can fill in. */
const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  returns: ['Pick a form for Form step 1.'],
  questions: [],
  booking: ['Choose an event type for Book a time.'],
  team: ['Add a web address to Write an email.', 'Choose who Our people shows.'],
};

test.each(FLOW_TEMPLATES)('$name is drawn without fault', ({ id, flow }) => {
  expect(flowWarnings(flow, { ...CONTEXT, publishedArticles: new Set() })).toEqual([]);
  expect(validateFlow(flow, CONTEXT).map(({ message }) => message)).toEqual(LEFT_OPEN[id]);
});
