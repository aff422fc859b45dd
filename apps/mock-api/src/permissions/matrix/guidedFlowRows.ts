import { emptyGraph } from '@parley/guided-flow/presentation';
import { adminFinds, row, staffFinds, type Row } from './row.ts';

const ofAdmin = (args: NonNullable<Row['args']>, select = '{ id }') =>
  row('401 403 403 ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const PRESENTATION = { type: 'Button', lineOne: 'Rent a tent' } as const;
const content = (name: string) => ({ name, presentation: PRESENTATION, graph: emptyGraph(PRESENTATION) });

/** Guided flows. */
export const GUIDED_FLOW_ROWS: Readonly<Record<string, Row>> = {
  'Query.guidedFlows': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ search: 'Returns' }),
    select: '{ totalCount edges { node { name draft { content } } } }',
  }),
  'Query.guidedFlow': row('401 403 ok ok ok 401 401 404', {
    args: ({ guidedFlow }) => ({ id: guidedFlow }),
    select: '{ name draft { content issues { message } } published { number } versions { edges { node { note } } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.publishedFlows': row('401 403 ok ok ok 401 401 ok', { select: '{ name presentation { lineOne } }' }),
  'Query.guidedFlowContext': row('401 403 ok ok ok 401 401 404', {
    args: ({ guidedFlow }) => ({ guidedFlowId: guidedFlow }),
    select: '{ otherNames teams { name } people { name } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.createGuidedFlow': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique } }),
    select: '{ id }',
  }),
  'Mutation.updateGuidedFlow': ofAdmin(({ drawnFlow }, unique) => ({
    input: { guidedFlowId: drawnFlow, revision: 1, content: content(unique) },
  })),
  'Mutation.publishGuidedFlow': ofAdmin(({ drawnFlow }) => ({
    input: { guidedFlowId: drawnFlow, revision: 1, note: 'The first' },
  })),
  'Mutation.discardGuidedFlowDraft': ofAdmin(({ guidedFlow }) => ({ id: guidedFlow })),
  'Mutation.restoreGuidedFlowVersion': ofAdmin(({ guidedFlow }) => ({ id: guidedFlow, number: 1 })),
  'Mutation.duplicateGuidedFlow': ofAdmin(({ guidedFlow }) => ({ id: guidedFlow })),
  'Mutation.archiveGuidedFlow': ofAdmin(({ guidedFlow }) => ({ id: guidedFlow })),
  'Mutation.unarchiveGuidedFlow': ofAdmin(({ archivedFlow }) => ({ id: archivedFlow })),
  'Mutation.importGuidedFlow': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ content: content(unique) }),
    select: '{ id }',
  }),
  'Mutation.saveFlowTest': row('401 403 403 ok 403 401 401 404', {
    args: ({ guidedFlow }) => ({
      input: { guidedFlowId: guidedFlow, name: 'By mail', steps: [{ expects: ['ask'] }], isGate: false },
    }),
    optionalIds: { 'input.testId': ({ flowTest }) => flowTest },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.deleteFlowTest': ofAdmin(({ flowTest }) => ({ id: flowTest })),
};
