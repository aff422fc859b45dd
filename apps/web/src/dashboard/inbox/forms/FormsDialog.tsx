import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { FormsDialogQuery } from '#generated/FormsDialogQuery';
import type { FormsDialogSendMutation } from '#generated/FormsDialogSendMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { messageKey } from '../composer/messageKey.ts';

type FormsDialogProps = { conversationId: string; onClose: () => void };

/** The forms that visitors can be asked; choosing one sends it. Default export: loaded when it is wanted. */
export default function FormsDialog({ conversationId, onClose }: FormsDialogProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog
      isOpen
      size="md"
      title="Send a form"
      description="The visitor fills it in here, in the chat; the answers stand among the form’s submissions."
      onClose={onClose}
    >
      <TextField
        label="Search forms"
        isLabelHidden
        type="search"
        placeholder="Search forms"
        ref={field}
        maxLength={200}
        value={search}
        onChange={setSearch}
      />
      <Suspense
        fallback={
          <div className="grid h-40 place-items-center">
            <Spinner label="Loading forms" />
          </div>
        }
      >
        <Forms search={asked} conversationId={conversationId} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Forms({ search, conversationId, onClose }: FormsDialogProps & { search: string }) {
  const { formTemplates } = useLazyLoadQuery<FormsDialogQuery>(
    graphql`
      query FormsDialogQuery($search: String!) {
        formTemplates(filter: { status: Active, search: $search }, sort: NameAscending, first: 50) {
          edges {
            node {
              id
              name
              description
              fieldCount
            }
          }
        }
      }
    `,
    { search },
    { fetchPolicy: 'store-and-network' },
  );
  const [send] = useAsyncMutation<FormsDialogSendMutation>(graphql`
    mutation FormsDialogSendMutation($conversationId: ID!, $formTemplateId: ID!, $key: String!) {
      sendForm(conversationId: $conversationId, formTemplateId: $formTemplateId, key: $key) {
        message {
          id
        }
        conversation {
          id
          ...ConversationRow_conversation
        }
      }
    }
  `);
  // The same for each attempt, so that a form whose answer was lost is there once.
  const [key] = useState(messageKey);
  const [sending, setSending] = useState<string | null>(null);

  async function put(id: string, name: string) {
    if (sending) return;
    setSending(id);
    try {
      await send({ conversationId, formTemplateId: id, key: `${key}:${id}` });
      notify({ kind: 'success', title: `${name} was sent` });
      onClose();
    } catch (error) {
      notify({ kind: 'error', title: `${name} was not sent`, detail: messageOf(error) });
      setSending(null);
    }
  }

  if (formTemplates.edges.length === 0) {
    return (
      <output className="block py-8 text-center text-dense text-ink-muted">
        {search ? `No published form is called “${search}”.` : 'No form is published yet.'}
      </output>
    );
  }
  return (
    <ul aria-label="Forms" className="mt-2 flex flex-col">
      {formTemplates.edges.map(({ node: { id, name, description, fieldCount } }) => (
        <li key={id} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-disabled={sending !== null}
            onClick={() => void put(id, name)}
            className="grid w-full gap-0.5 rounded-control px-2 py-2 text-left text-dense hover:bg-hover"
          >
            <span className="flex items-center justify-between gap-2">
              <span className="truncate font-medium">{name}</span>
              <span className="flex-none text-xs text-ink-muted">
                {sending === id ? 'Sending' : counted(fieldCount, 'question')}
              </span>
            </span>
            {description && <span className="truncate text-xs text-ink-muted">{description}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
