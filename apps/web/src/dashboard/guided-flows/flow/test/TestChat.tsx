import { useCallback, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { TestChatQuery } from '#generated/TestChatQuery';
import { ChatPreview, type PreviewAct } from '#chat-preview/ChatPreview.tsx';
import { readForm } from '#dashboard/forms/edit/formDraft.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { useReferences } from '../references.ts';
import { actInTest } from './actInTest.ts';
import type { TestRun } from './testRun.ts';
import { toMessages } from './toMessages.ts';

type TestChatProps = {
  guidedFlowId: string;
  flow: GuidedFlow;
  run: TestRun;
  /** What is known of the visitor, by the names of variables. */
  values: Readonly<Record<string, string>>;
  fetchKey: number;
  onAct: (next: (run: TestRun) => TestRun) => void;
};

/** The real chat, as visitors know it, running the draft: forms are filled in and times chosen in it, and nothing leaves this page. */
export function TestChat({ guidedFlowId, flow, run, values, fetchKey, onAct }: TestChatProps) {
  const { assistants, formTemplates } = useLazyLoadQuery<TestChatQuery>(
    graphql`
      query TestChatQuery {
        assistants {
          id
          published {
            config
          }
        }
        formTemplates(first: 100) {
          edges {
            node {
              id
              published {
                content
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const clientName = useCurrentUser()?.client?.name ?? '';
  const references = useReferences();
  const config = useMemo(
    () => publicConfig(configOf(guidedFlowId, assistants) ?? newConfig({ title: clientName }), () => null),
    [guidedFlowId, assistants, clientName],
  );
  const around = useMemo(
    () => ({
      people: references.people,
      values: new Map(Object.entries(values)),
      articleTitles: new Map(references.articles.map(({ id, title }) => [id, title])),
      bookable: new Map(references.eventTypes.filter(({ isActive }) => isActive).map((type) => [type.uri, type])),
      askable: new Map(
        formTemplates.edges.flatMap(({ node: { id, published } }) =>
          published ? [[id, { content: readForm(published.content) }] as const] : [],
        ),
      ),
    }),
    [references, values, formTemplates],
  );
  const messages = useMemo(
    () => toMessages(run, { ...around, assistant: config.appearance.title }),
    [run, around, config],
  );
  const act = useCallback(
    (done: PreviewAct) => onAct((now) => actInTest(flow, now, { done, messages })),
    [onAct, flow, messages],
  );

  return (
    <ChatPreview
      type="FloatingWidget"
      clientName={clientName}
      config={config}
      team={NOBODY}
      view="Chat"
      messages={messages}
      isWithPerson={run.position.state === 'HandedOff'}
      onAct={act}
    />
  );
}

/** Of the assistant that offers the flow, or of the first one. */
function configOf(guidedFlowId: string, assistants: TestChatQuery['response']['assistants']) {
  const configs = assistants.map(({ published }) => published.config);
  return (
    configs.find(({ guidedFlows }) => guidedFlows.entries.some((one) => one.guidedFlowId === guidedFlowId)) ??
    configs[0]
  );
}

const NOBODY: readonly never[] = [];
