import { Paintbrush } from 'lucide-react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import ListAssistantsNode, { type ListAssistants } from '#generated/ListAssistants';
import type { TakeLooksQuery } from '#generated/TakeLooksQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { withLooksOf } from './looksOf.ts';

/** Takes over how another of the company's assistants looks, so that all of them are of a piece. Nothing where there is no other. */
export function TakeLooks() {
  return (
    <QueryBoundary fallback={null} isOptional>
      <OthersMenu />
    </QueryBoundary>
  );
}

function OthersMenu() {
  const { assistant } = useAssistantEditor();
  const { assistants } = useLazyLoadQuery<ListAssistants>(ListAssistantsNode, {}, { fetchPolicy: 'store-or-network' });
  const take = useTakeLooks();
  const others = assistants.filter(({ id }) => id !== assistant.id);
  if (others.length === 0) return null;
  return (
    <Menu
      label="Take the looks of"
      placement="bottom start"
      groups={[
        {
          id: 'others',
          label: 'As published',
          entries: others.map((other) => ({
            id: other.id,
            label: other.title,
            onAction: () => void take(other),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          className="justify-self-start"
          icon={<Paintbrush aria-hidden className="size-3.5" strokeWidth={1.75} />}
        >
          Take the looks of another assistant
        </Button>
      )}
    />
  );
}

function useTakeLooks() {
  const environment = useRelayEnvironment();
  const { config, change } = useAssistantEditor();

  return async ({ id, title }: { id: string; title: string }) => {
    const before = config.appearance;
    try {
      const answer = await fetchQuery<TakeLooksQuery>(
        environment,
        graphql`
          query TakeLooksQuery($id: ID!) {
            assistant(id: $id) {
              id
              published {
                id
                config
              }
            }
          }
        `,
        { id },
      ).toPromise();
      if (!answer) return;
      const { appearance } = answer.assistant.published.config;
      change((now) => ({ ...now, appearance: withLooksOf(now.appearance, appearance) }));
      notify({
        kind: 'success',
        title: `It looks like “${title}” now`,
        action: { label: 'Undo', onAction: () => change((now) => ({ ...now, appearance: before })) },
      });
    } catch (error) {
      notify({ kind: 'error', title: `The looks of “${title}” were not taken`, detail: messageOf(error) });
    }
  };
}
