import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useResolvedPath } from 'react-router-dom';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { duplicateName } from '@parley/guided-flow/validateFlow';
import type { GuidedFlowScreen_flow$key } from '#generated/GuidedFlowScreen_flow';
import GuidedFlowScreenNode, { type GuidedFlowScreenQuery } from '#generated/GuidedFlowScreenQuery';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { usePermission } from '#session/usePermission.ts';
import { ConflictNotice } from '#versioning/ConflictNotice.tsx';
import { useDraft } from '#versioning/useDraft.ts';
import { cleanFlow } from './draft/history.ts';
import { FlowEditorContext, useFlowEditor } from './editor/useFlowEditor.ts';
import { SaveFailed } from './editor/SaveFailed.tsx';
import { WhyReadOnly } from './editor/WhyReadOnly.tsx';
import { flowPlace } from './history/flowPlace.ts';
import { FLOW_WORDS, readableFlow } from './history/readableFlow.ts';
import { OpenFlow } from './OpenFlow.tsx';
import { type FlowReferences, ReferencesContext } from './references.ts';
import { usePublishedArticles } from './usePublishedArticles.ts';
import { useSaveGuidedFlow } from './useSaveGuidedFlow.ts';

/** /dashboard/guided-flows/{guidedFlowId}/*: one flow is drawn, tested and published. */
export default function GuidedFlowScreen({ queryRef }: ScreenProps<GuidedFlowScreenQuery>) {
  const { guidedFlow, guidedFlowContext, articleCategories } = usePreloadedQuery<GuidedFlowScreenQuery>(
    graphql`
      query GuidedFlowScreenQuery($id: ID!) @preloadable {
        guidedFlow(id: $id) {
          id
          ...GuidedFlowScreen_flow
        }
        guidedFlowContext(guidedFlowId: $id) {
          otherNames
          forms {
            formTemplateId
            name
            isUsable
            fieldCount
          }
          teams {
            teamId
            name
            activeCount
            memberIds
          }
          people {
            userId
            name
            avatar
            title
            bio
            isActive
          }
          isCalendlyConnected
          calendlyEventTypes {
            uri
            name
            durationMinutes
            isActive
          }
          defaultEventTypeUri
        }
        articleCategories {
          id
          name
        }
      }
    `,
    queryRef,
  );
  const known = useMemo((): Omit<FlowReferences, 'articles'> => {
    const { calendlyEventTypes, defaultEventTypeUri, people, teams, forms, ...rest } = guidedFlowContext;
    return {
      ...rest,
      forms: forms.map(({ formTemplateId, ...form }) => ({ id: formTemplateId, ...form })),
      teams: teams.map(({ teamId, ...team }) => ({ id: teamId, ...team })),
      people: people.map(({ userId, avatar, title, bio, ...person }) => ({
        id: userId,
        ...person,
        avatar: avatar ?? null,
        title: title ?? null,
        bio: bio ?? null,
      })),
      eventTypes: calendlyEventTypes,
      defaultEventTypeUri: defaultEventTypeUri ?? null,
      categories: articleCategories,
    };
  }, [guidedFlowContext, articleCategories]);
  return <DraftedFlow key={guidedFlow.id} flow={guidedFlow} known={known} />;
}

type DraftedFlowProps = { flow: GuidedFlowScreen_flow$key; known: Omit<FlowReferences, 'articles'> };

function DraftedFlow({ flow: key, known }: DraftedFlowProps) {
  const record = useFragment(
    graphql`
      fragment GuidedFlowScreen_flow on GuidedFlow {
        id
        ...guidedFlowDraft_flow @relay(mask: false)
        ...guidedFlowDraft_published @relay(mask: false)
        ...OpenFlow_flow
      }
    `,
    key,
  );
  const { id, draft: saved, published } = record;
  const { pathname } = useResolvedPath('');
  const reread = useRefetchOn(GuidedFlowScreenNode, { id }, { pace: OF_RECORDS });
  const save = useSaveGuidedFlow(id);
  const isReadOnly = !usePermission('MANAGE_GUIDED_FLOWS') || record.status === 'Archived';
  const draft = useDraft<GuidedFlow>({
    saved: { content: saved.content, revision: saved.revision },
    save,
    reread,
    read: useCallback((json) => cleanFlow(json) ?? saved.content, [saved.content]),
    check: (flow) => nameProblem(flow, known.otherNames),
  });
  const { content: flow, change } = draft;
  const editor = useFlowEditor({ flow, change, isReadOnly, defaultEventTypeUri: known.defaultEventTypeUri });
  // What was published is compared with the draft.
  const readable = usePublishedArticles(id, published ? [flow, published.content] : [flow]);
  const [wasNamed] = useState(saved.content.name);
  const shownName = flow.name.trim() || wasNamed;
  useRecordTitle(pathname.replace(/\/$/, ''), shownName);

  const references = useMemo((): FlowReferences => {
    // Until it is known, none is missing.
    const articles = readable ?? articlesIn(saved.content);
    return { ...known, articles };
  }, [known, readable, saved.content]);

  return (
    <ReferencesContext value={references}>
      <FlowEditorContext value={editor}>
        <ConflictNotice
          by={saved.savedByName ?? 'Somebody'}
          paths={draft.conflicts}
          content={flow}
          words={FLOW_WORDS}
          placeOf={(path) => flowPlace(path, flow)}
          sides={
            draft.sides && {
              mine: readableFlow(draft.sides.mine, references),
              theirs: readableFlow(draft.sides.theirs, references),
            }
          }
          onResolve={draft.resolve}
        />
        <SaveFailed failure={draft.failure} onRetry={draft.retry} />
        <WhyReadOnly flow={{ id, name: shownName }} isArchived={record.status === 'Archived'} />
        <OpenFlow flow={record} draft={draft} />
        <UnsavedChanges
          hasChanges={draft.state === 'Failed' || draft.state === 'Invalid' || draft.state === 'Conflict'}
          what={`What you have changed in “${shownName}” and is not saved yet`}
        />
      </FlowEditorContext>
    </ReferencesContext>
  );
}

/** Why the API would not save it. */
function nameProblem(flow: GuidedFlow, otherNames: readonly string[]): Readonly<Record<string, string>> {
  if (!flow.name.trim()) return { name: 'Enter a name.' };
  const [taken] = duplicateName(flow, { otherNames });
  return taken ? { name: taken.message } : {};
}

const articlesIn = ({ graph }: GuidedFlow) =>
  graph.nodes.flatMap((node) =>
    node.type === 'TextArticle' && node.data.articleId !== null
      ? [{ id: node.data.articleId, title: node.data.label || 'Article' }]
      : [],
  );
