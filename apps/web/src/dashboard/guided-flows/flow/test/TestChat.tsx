import { useCallback, useDeferredValue, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { formsIn } from '@parley/guided-flow/formsIn';
import type { TestChatQuery } from '#generated/TestChatQuery';
import { ChatPreview, type PreviewAct } from '#chat-preview/ChatPreview.tsx';
import { readForm } from '#dashboard/forms/edit/formDraft.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { useReferences } from '../references.ts';
import { actInTest } from './actInTest.ts';
import type { TestRun } from './testRun.ts';
import { toMessages } from './toMessages.ts';
import { useStepImages } from './useStepImages.ts';

type TestChatProps = {
  guidedFlowId: string;
  flow: GuidedFlow;
  run: TestRun;
  /** What is known of the visitor, by the names of variables. */
  values: Readonly<Record<string, string>>;
  /** It is outside of the office hours. */
  isClosed: boolean;
  fetchKey: number;
  onAct: (next: (run: TestRun) => TestRun) => void;
};

/** The real chat, as visitors know it, running the draft: forms are filled in and times chosen in it, and nothing leaves this page. */
export function TestChat({ guidedFlowId, flow, run, values, isClosed, fetchKey, onAct }: TestChatProps) {
  // What the flow names by now is asked for behind the chat that stands.
  const named = useDeferredValue(useNamed(flow));
  const { assistants, guidedFlowContext } = useLazyLoadQuery<TestChatQuery>(
    graphql`
      query TestChatQuery($guidedFlowId: ID!, $articleIds: [ID!]!, $formTemplateIds: [ID!]!) {
        assistants {
          id
          published {
            config
            images {
              path
              address
            }
          }
        }
        guidedFlowContext(guidedFlowId: $guidedFlowId) {
          publishedArticles(ids: $articleIds) {
            id
            title
            summary
            body
            helpCentreUrl
          }
          formTemplates(ids: $formTemplateIds) {
            id
            closedBecause
            published {
              content
            }
          }
        }
      }
    `,
    { guidedFlowId, ...named },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const { publishedArticles, formTemplates } = guidedFlowContext;
  const clientName = useCurrentUser()?.client?.name ?? '';
  const references = useReferences();
  const images = useStepImages(flow);
  const config = useMemo(() => {
    const shown = publishedOf(guidedFlowId, assistants);
    const addresses = new Map(shown?.images.map(({ path, address }) => [path, address]));
    const addressOf = (path: string | null) => (path === null ? null : (addresses.get(path) ?? null));
    return publicConfig(shown?.config ?? newConfig({ title: clientName }), addressOf);
  }, [guidedFlowId, assistants, clientName]);
  const around = useMemo(
    () => ({
      people: references.people,
      teamMembers: new Map(references.teams.map(({ id, memberIds }) => [id, memberIds])),
      values: new Map(Object.entries(values)),
      isEmailKnown: Boolean(values.email?.trim()),
      isClosed,
      images,
      articleTitles: new Map(publishedArticles.map(({ id, title }) => [id, title])),
      articles: new Map(
        publishedArticles.map(({ id, helpCentreUrl, ...article }) => [id, { ...article, url: helpCentreUrl ?? null }]),
      ),
      bookable: new Map(references.eventTypes.filter(({ isActive }) => isActive).map((type) => [type.uri, type])),
      askable: new Map(
        formTemplates.flatMap(({ id, closedBecause, published }) =>
          published && !closedBecause ? [[id, { content: readForm(published.content) }] as const] : [],
        ),
      ),
    }),
    [references, values, isClosed, images, publishedArticles, formTemplates],
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
function publishedOf(guidedFlowId: string, assistants: TestChatQuery['response']['assistants']) {
  const versions = assistants.map(({ published }) => published);
  const offers = ({ config: { guidedFlows } }: (typeof versions)[number]) =>
    guidedFlows.entries.some((one) => one.guidedFlowId === guidedFlowId);
  return versions.find(offers) ?? versions[0];
}

/** The articles and forms that a flow shows; the same object while they stay the same. */
function useNamed({ graph }: GuidedFlow) {
  const articles = idsOf(
    graph.nodes.flatMap((node) => (node.type === 'TextArticle' ? (node.data.articleId ?? []) : [])),
  );
  const forms = idsOf(formsIn(graph));
  return useMemo(
    () => ({ articleIds: articles.split(' ').filter(Boolean), formTemplateIds: forms.split(' ').filter(Boolean) }),
    [articles, forms],
  );
}

const idsOf = (ids: readonly string[]) => [...new Set(ids)].toSorted().join(' ');

const NOBODY: readonly never[] = [];
