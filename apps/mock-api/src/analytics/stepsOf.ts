import type { Conversation, FlowRun, FormSubmission, ProductEvent } from '@parley/db';

export type Happened = {
  conversation: Pick<Conversation, 'assistantId' | 'startTriggerId'>;
  runs: readonly Pick<FlowRun, 'id' | 'guidedFlowId' | 'state' | 'lastNodeId' | 'startedAt'>[];
  submissions: readonly Pick<
    FormSubmission,
    'id' | 'formTemplateId' | 'state' | 'status' | 'lastFieldId' | 'createdAt'
  >[];
  products: readonly Pick<ProductEvent, 'kind' | 'storeId' | 'productId'>[];
};

export type StepSubject = 'flow' | 'form' | 'store' | 'product' | 'trigger';

/** What was done with what, and where it was left: «form:form_x:left:size». */
export const stepKey = (subject: StepSubject, id: string | number, ...did: string[]): string =>
  [subject, id, ...did].join(':');

/** Triggers are only known by their assistant: a copy of it has the same. */
export const triggerKey = (assistantId: string, triggerId: string): string => `${assistantId}/${triggerId}`;

/** What a visitor did in one conversation with flows, forms, products and the trigger it began after. Each counts once, however often they did it. */
export function stepsOf({ conversation, runs, submissions, products }: Happened): string[] {
  const { assistantId, startTriggerId } = conversation;
  const steps = [
    ...(startTriggerId ? [stepKey('trigger', triggerKey(assistantId, startTriggerId), 'begun')] : []),
    ...each(runs, 'guidedFlowId').flatMap(([id, own]) => flowSteps(id, own)),
    ...each(asked(submissions), 'formTemplateId').flatMap(([id, own]) => formSteps(id, own)),
    ...products.flatMap(({ kind, storeId, productId }) => [
      stepKey('store', storeId, kind.toLowerCase()),
      ...(productId === null ? [] : [stepKey('product', productId, kind.toLowerCase())]),
    ]),
  ];
  return [...new Set(steps)].toSorted();
}

/** Those of each flow or form. */
function each<Key extends string, Of extends Record<Key, string>>(rows: readonly Of[], key: Key): [string, Of[]][] {
  return [...new Set(rows.map((row) => row[key]))].map((id) => [id, rows.filter((row) => row[key] === id)]);
}

/** Each flow that was begun was completed, or handed over, or left. */
function flowSteps(id: string, runs: Happened['runs']): string[] {
  const begun = stepKey('flow', id, 'begun');
  if (runs.some(({ state }) => state === 'Completed')) return [begun, stepKey('flow', id, 'completed')];
  if (runs.some(({ state }) => state === 'HandedOff')) return [begun, stepKey('flow', id, 'handedOver')];
  const last = runs.toSorted((one, other) => byTime(one, other, 'startedAt')).at(-1);
  return [begun, stepKey('flow', id, 'left', last?.lastNodeId ?? '')];
}

const asked = (submissions: Happened['submissions']) => submissions.filter(({ status }) => status !== 'Spam');

function formSteps(id: string, submissions: Happened['submissions']): string[] {
  const begun = submissions.filter(({ state }) => state !== 'Sent');
  if (begun.length === 0) return [stepKey('form', id, 'asked')];
  const steps = [stepKey('form', id, 'asked'), stepKey('form', id, 'begun')];
  if (begun.some(({ state }) => state === 'Complete')) return [...steps, stepKey('form', id, 'submitted')];
  const last = begun.toSorted((one, other) => byTime(one, other, 'createdAt')).at(-1);
  return [...steps, stepKey('form', id, 'left', last?.lastFieldId ?? '')];
}

function byTime<Key extends string>(one: Row<Key>, other: Row<Key>, key: Key): number {
  return one[key].getTime() - other[key].getTime() || (one.id < other.id ? -1 : 1);
}

type Row<Key extends string> = { id: string } & Record<Key, Date>;
