import { buildGuidedFlow, smallFlow } from '@parley/db/factories/guidedFlows';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let guidedFlowId: string;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
  guidedFlowId = (await buildGuidedFlow(api.db, { clientId: company.clientId, isPublished: false })).id;
});

const TESTS = 'tests { id name isGate steps { nodeId expects } }';
const SIZE = {
  name: 'Wrong size',
  isGate: true,
  steps: [
    { nodeId: null, expects: ['ask', 'size'] },
    { nodeId: 'size', expects: ['label'] },
  ],
};
const save = (test: object = {}) =>
  company.ask(`mutation ($input: FlowTestInput!) { saveFlowTest(input: $input) { ${TESTS} } }`, {
    input: { guidedFlowId, ...SIZE, ...test },
  });
const publish = () =>
  company.ask('mutation ($input: PublishGuidedFlowInput!) { publishGuidedFlow(input: $input) { id } }', {
    input: { guidedFlowId, revision: 1, note: '' },
  });
/** The draft without the connection behind «Wrong size». */
async function cut() {
  const { graph, ...flow } = smallFlow();
  const edges = graph.edges.filter(({ target }) => target !== 'label');
  const content = JSON.stringify({ ...flow, graph: { ...graph, edges } });
  await api.db.draft.update({ where: { subjectId: guidedFlowId }, data: { content } });
}

describe('the tests of a flow', () => {
  it('are written, changed and deleted', async () => {
    const { data } = await save();
    const [test] = data.saveFlowTest.tests;
    expect(test).toMatchObject(SIZE);

    const changed = await save({ testId: test.id, name: 'Size', isGate: false });
    expect(changed.data.saveFlowTest.tests).toEqual([{ ...test, name: 'Size', isGate: false }]);

    const gone = await company.ask(`mutation ($id: ID!) { deleteFlowTest(id: $id) { ${TESTS} } }`, { id: test.id });
    expect(gone.data.deleteFlowTest.tests).toEqual([]);
  });

  it('need a name and a step', async () => {
    expect(firstError({ body: await save({ name: ' ' }) }).extensions).toMatchObject({ field: 'name' });
    expect(firstError({ body: await save({ steps: [] }) }).extensions).toMatchObject({ field: 'steps' });
  });

  it('keep a flow from being published while one that must pass fails', async () => {
    const [test] = (await save()).data.saveFlowTest.tests;
    await cut();

    const refused = firstError({ body: await publish() });

    expect(refused).toMatchObject({
      message: 'The test “Wrong size” must pass before this can be published.',
      extensions: { code: 'FLOW_TESTS_FAILED', ids: [test.id] },
    });
    await save({ testId: test.id, isGate: false });
    expect((await publish()).errors).toBeUndefined();
  });
});
