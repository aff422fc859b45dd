import { EyeOff, Merge, Pencil, Split } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import type { useTopicChangesIgnoreMutation } from '#generated/useTopicChangesIgnoreMutation';
import type { useTopicChangesMergeMutation } from '#generated/useTopicChangesMergeMutation';
import type { useTopicChangesRenameMutation } from '#generated/useTopicChangesRenameMutation';
import type { useTopicChangesSplitMutation } from '#generated/useTopicChangesSplitMutation';
import type { useTopicChangesUndoMergeMutation } from '#generated/useTopicChangesUndoMergeMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { insightsChanged } from '../insightsChanges.ts';

export type NamedTopic = { readonly id: string; readonly name: string };

/** Names, merges, splits and ignores topics; each with a way back. What the API refuses is thrown to whoever shows it in a form. */
export function useTopicChanges() {
  const [sendRename] = useAsyncMutation<useTopicChangesRenameMutation>(graphql`
    mutation useTopicChangesRenameMutation($id: ID!, $name: String!) {
      renameTopic(id: $id, name: $name) {
        id
        name
      }
    }
  `);
  const [sendMerge] = useAsyncMutation<useTopicChangesMergeMutation>(graphql`
    mutation useTopicChangesMergeMutation($id: ID!, $intoId: ID!) {
      mergeTopic(id: $id, intoId: $intoId) {
        id
        name
      }
    }
  `);
  const [sendUndoMerge] = useAsyncMutation<useTopicChangesUndoMergeMutation>(graphql`
    mutation useTopicChangesUndoMergeMutation($id: ID!) {
      undoTopicMerge(id: $id) {
        id
        name
      }
    }
  `);
  const [sendSplit] = useAsyncMutation<useTopicChangesSplitMutation>(graphql`
    mutation useTopicChangesSplitMutation($id: ID!, $conversationIds: [ID!]!, $name: String!) {
      splitTopic(id: $id, conversationIds: $conversationIds, name: $name) {
        id
        name
      }
    }
  `);
  const [sendIgnored] = useAsyncMutation<useTopicChangesIgnoreMutation>(graphql`
    mutation useTopicChangesIgnoreMutation($id: ID!, $isIgnored: Boolean!) {
      setTopicIgnored(id: $id, isIgnored: $isIgnored) {
        id
        isIgnored
      }
    }
  `);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (id: string) => navigate({ pathname: paths.insight(id), search });

  /** Does it, and says so when it was refused. */
  async function attempt(act: () => Promise<unknown>) {
    try {
      await act();
      insightsChanged();
    } catch (error) {
      notify({ kind: 'error', title: 'The topic was not changed', detail: messageOf(error) });
    }
  }

  async function rename({ id, name: before }: NamedTopic, name: string) {
    await sendRename({ id, name });
    insightsChanged();
    notify({
      kind: 'success',
      title: `Renamed to ${name}`,
      icon: Pencil,
      action: { label: 'Undo', onAction: () => void attempt(() => sendRename({ id, name: before })) },
    });
  }

  async function undoMerge({ id }: NamedTopic) {
    await attempt(async () => {
      await sendUndoMerge({ id });
      await open(id);
    });
  }

  async function merge(topic: NamedTopic, into: NamedTopic) {
    await sendMerge({ id: topic.id, intoId: into.id });
    insightsChanged();
    await open(into.id);
    notify({
      kind: 'success',
      title: `${topic.name} is part of ${into.name} now`,
      icon: Merge,
      action: { label: 'Undo', onAction: () => void undoMerge(topic) },
    });
  }

  async function split(topic: NamedTopic, part: { conversationIds: readonly string[]; name: string }) {
    const { splitTopic: made } = await sendSplit({ id: topic.id, ...part });
    insightsChanged();
    await open(made.id);
    notify({
      kind: 'success',
      title: `${made.name} is a topic of its own now`,
      icon: Split,
      action: {
        label: 'Undo',
        onAction: () =>
          void attempt(async () => {
            await sendMerge({ id: made.id, intoId: topic.id });
            await open(topic.id);
          }),
      },
    });
  }

  async function ignore(topic: NamedTopic) {
    await attempt(async () => {
      await sendIgnored({ id: topic.id, isIgnored: true });
      await navigate({ pathname: paths.insights, search });
      notify({
        kind: 'success',
        title: `${topic.name} is ignored`,
        icon: EyeOff,
        action: { label: 'Undo', onAction: () => void restore(topic) },
      });
    });
  }

  async function restore({ id }: NamedTopic) {
    await attempt(async () => {
      await sendIgnored({ id, isIgnored: false });
      await open(id);
    });
  }

  return { rename, merge, undoMerge, split, ignore, restore };
}
