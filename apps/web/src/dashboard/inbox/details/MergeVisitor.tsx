import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { type MergeVisitor_visitor$key } from '#generated/MergeVisitor_visitor';
import { type MergeVisitors } from '#generated/MergeVisitors';
import { type MergeVisitorSearchQuery } from '#generated/MergeVisitorSearchQuery';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import { Dialog } from '#ui/overlays.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type MergeVisitorProps = { visitor: MergeVisitor_visitor$key; onBack: () => void; onClose: () => void };

/** Makes a visitor one with another, whose details win. */
export function MergeVisitor({ visitor: key, onBack, onClose }: MergeVisitorProps) {
  const { id, name } = useFragment(
    graphql`
      fragment MergeVisitor_visitor on Visitor {
        id
        name
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [intoId, setIntoId] = useState<string | null>(null);
  const [send, isBusy] = useAsyncMutation<MergeVisitors>(graphql`
    mutation MergeVisitors($input: MergeVisitorsInput!) {
      mergeVisitors(input: $input) {
        id
        moved: conversations(first: 20) {
          ...ConversationMenu_conversation
          ...ConversationDetails_conversation
        }
      }
    }
  `);
  const people = useOptionSearch(async (search) => {
    const found = await fetchQuery<MergeVisitorSearchQuery>(
      environment,
      graphql`
        query MergeVisitorSearchQuery($search: String) {
          visitors(search: $search, first: 20) {
            id
            name
            email
          }
        }
      `,
      { search },
    ).toPromise();
    return (found?.visitors ?? [])
      .filter((one) => one.id !== id)
      .map((one) => ({ id: one.id, label: one.name, ...(one.email && { detail: one.email }) }));
  });
  const into = people.options.find((option) => option.id === intoId);

  async function merge() {
    if (intoId === null) return;
    try {
      await send({ input: { visitorId: id, intoId } });
      notify({ kind: 'success', title: `${name} is one with ${into?.label ?? 'the other visitor'} now.` });
      onClose();
    } catch (error) {
      notify({ kind: 'error', title: 'The two were not merged.', detail: messageOf(error) });
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={`Merge ${name}`}
      description={`${name} becomes the person you choose. All conversations move there, and in both browsers the visitor sees all of them. This cannot be undone.`}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onBack}>
            Back
          </Button>
          <Button
            variant="danger"
            disabled={intoId === null}
            isBusy={isBusy}
            busyLabel="Merging"
            onClick={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <ComboBox
        label="Merge into"
        placeholder="Search by name or email"
        // Whoever opens it types into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={intoId}
        onChange={setIntoId}
        {...people}
      />
    </Dialog>
  );
}
