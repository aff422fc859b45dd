import { useState } from 'react';
import { Pencil, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { OfferDialog } from './OfferDialog.tsx';

/** The flows that are offered, in their order: each can be hidden for a while, and taken off. */
export function OfferedFlows() {
  const { flows, isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('guidedFlows');
  const [edited, setEdited] = useState<string | null>(null);
  const rows = value.entries.map(({ guidedFlowId: id, ...entry }) => ({
    id,
    ...entry,
    flow: flows.find((flow) => flow.id === id) ?? null,
  }));
  const nameOf = ({ flow }: (typeof rows)[number]) => flow?.name ?? 'A flow that is not published any more';
  const keep = (next: typeof rows) =>
    set({
      entries: next.map(({ id: guidedFlowId, isVisible, offeredAs }) => ({ guidedFlowId, isVisible, offeredAs })),
    });
  const open = rows.find(({ id }) => id === edited);

  return (
    <>
      <ReorderList label="Offered flows" items={rows} nameOf={nameOf} onReorder={keep} isDisabled={isReadOnly}>
        {(row, { handle, moveButtons }) => (
          <div className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 pr-1.5 pl-2 text-dense">
            {handle}
            <span className="min-w-0 flex-1 truncate py-1">
              {row.flow ? (
                <Link to={paths.guidedFlow(row.id)} className="rounded-sm font-medium hover:underline">
                  {nameOf(row)}
                </Link>
              ) : (
                <span className="text-ink-muted">{nameOf(row)}</span>
              )}
            </span>
            <div className="flex flex-none items-center justify-end max-md:w-full">
              <Switch
                label={`Offer ${nameOf(row)}`}
                isLabelHidden
                value={row.isVisible}
                onChange={(isVisible) => keep(rows.map((one) => (one.id === row.id ? { ...one, isVisible } : one)))}
                isDisabled={isReadOnly}
                className="mx-2"
              />
              {!isReadOnly && row.flow && (
                <IconButton icon={Pencil} label={`How ${nameOf(row)} is offered`} onClick={() => setEdited(row.id)} />
              )}
              {moveButtons}
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`Remove ${nameOf(row)}`}
                  onClick={() => keep(rows.filter(({ id }) => id !== row.id))}
                />
              )}
            </div>
          </div>
        )}
      </ReorderList>
      {open?.flow && (
        <OfferDialog
          name={open.flow.name}
          own={open.flow.presentation}
          offer={open.offeredAs}
          onKeep={(offeredAs) => {
            keep(rows.map((one) => (one.id === open.id ? { ...one, offeredAs } : one)));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
