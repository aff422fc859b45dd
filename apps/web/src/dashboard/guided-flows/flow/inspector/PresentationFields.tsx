import { Plus } from 'lucide-react';
import type { Presentation } from '@parley/guided-flow/flow';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { setName, setPresentation } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';

const LINES = [
  ['lineTwo', 'Second line'],
  ['lineThree', 'Third line'],
] as const;

/** What the flow is called, and how it is offered: as a button of one line, or a card of up to three. */
export function PresentationFields({ problemOf }: { problemOf: (field: string) => string | null }) {
  const { flow, apply, isReadOnly } = useEditor();
  const { presentation, name } = flow;
  const set = (next: Presentation, field: string) =>
    void apply((now) => setPresentation(now, next), `presentation ${field}`);

  return (
    <>
      <TextField
        name="name"
        label="Name of the flow"
        hint="For colleagues."
        maxLength={80}
        value={name}
        error={name.trim() ? problemOf('name') : 'Enter a name.'}
        isDisabled={isReadOnly}
        onChange={(next) => void apply((now) => setName(now, next), 'name')}
      />
      <RadioGroup
        label="Offered as"
        options={[
          { id: 'Button', label: 'Button', detail: 'One line' },
          { id: 'Card', label: 'Card', detail: 'Up to three lines' },
        ]}
        value={presentation.type}
        isDisabled={isReadOnly}
        onChange={(type) => set({ ...presentation, type: type === 'Card' ? 'Card' : 'Button' }, 'type')}
      />
      <TextField
        name="lineOne"
        label={presentation.type === 'Card' ? 'First line' : 'Line'}
        maxLength={60}
        value={presentation.lineOne}
        error={problemOf('lineOne')}
        isDisabled={isReadOnly}
        onChange={(lineOne) => set({ ...presentation, lineOne }, 'lineOne')}
      />
      {presentation.type === 'Card' &&
        LINES.map(([line, label]) => {
          const { [line]: text, ...without } = presentation;
          if (text === undefined) {
            return isReadOnly ? null : (
              <Button
                key={line}
                size="sm"
                className="w-fit"
                icon={<Plus aria-hidden className="size-3.5" strokeWidth={1.75} />}
                onClick={() => set({ ...presentation, [line]: '' }, line)}
              >
                {`Add a ${label.toLowerCase()}`}
              </Button>
            );
          }
          return (
            <TextField
              key={line}
              name={line}
              label={label}
              maxLength={80}
              value={text}
              error={problemOf(line)}
              isDisabled={isReadOnly}
              onChange={(next) => set({ ...presentation, [line]: next }, line)}
              labelAside={
                !isReadOnly && (
                  <TextButton aria-label={`Remove ${label.toLowerCase()}`} onClick={() => set(without, line)}>
                    Remove
                  </TextButton>
                )
              }
            />
          );
        })}
    </>
  );
}
