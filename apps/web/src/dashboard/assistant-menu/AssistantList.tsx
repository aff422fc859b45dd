import { Bot, ExternalLink } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Menu, MenuItem } from 'react-aria-components';
import { type ListAssistants } from '#generated/ListAssistants';
import { type ChosenAssistant } from '../frame/AssistantMenu.tsx';
import { kindTitle } from '../assistants/assistantKind.ts';
import { AssistantPicture } from './AssistantPicture.tsx';
import { useTileColours } from './useTileColours.ts';

type AssistantListProps = {
  queryRef: PreloadedQuery<ListAssistants>;
  onChoose: (assistant: ChosenAssistant) => void;
  onClose: () => void;
};

/** The company's assistants, each with its picture or tile, title and kind (spec §2). */
export function AssistantList({ queryRef, onChoose, onClose }: AssistantListProps) {
  const { assistants } = usePreloadedQuery<ListAssistants>(
    graphql`
      query ListAssistants @preloadable {
        assistants {
          id
          type
          title
          avatar
        }
      }
    `,
    queryRef,
  );

  useTileColours(assistants);

  if (assistants.length === 0) return <Empty />;
  return (
    <Menu
      aria-label="Open Your Chatbot"
      // A menu that opens takes the focus: the pattern asks for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus="first"
      onClose={onClose}
      className="grid min-h-0 overflow-auto outline-none"
    >
      {assistants.map((assistant) => (
        <MenuItem
          key={assistant.id}
          id={assistant.id}
          textValue={assistant.title}
          onAction={() => onChoose(assistant)}
          className="group flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2 py-1 -outline-offset-2 outline-0 outline-focus data-focused:bg-hover data-focus-visible:focus-visible:outline-2 max-md:min-h-12"
        >
          <AssistantPicture assistant={assistant} />
          <span className="grid min-w-0 flex-1">
            <span className="truncate">{assistant.title}</span>
            <span className="truncate text-xs text-ink-muted">{kindTitle(assistant.type)}</span>
          </span>
          <ExternalLink
            aria-hidden
            className="size-3.5 flex-none text-ink-faint group-data-focused:text-ink-muted"
            strokeWidth={1.75}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-1.5 px-3 pt-3 pb-4 text-center">
      <Bot aria-hidden className="size-5 text-ink-faint" strokeWidth={1.6} />
      <p className="text-pretty text-ink-muted">No assistants yet. Once you create one, you can open it from here.</p>
    </div>
  );
}
