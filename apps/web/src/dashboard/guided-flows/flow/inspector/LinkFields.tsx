import type { GraphNode, LinkTarget } from '@parley/guided-flow/flow';
import { withoutDefaults } from '@parley/guided-flow/stepOptions';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { LABEL, type FieldsProps } from './stepField.ts';
import { UtmFields } from './UtmFields.tsx';

const OPENS: readonly { id: LinkTarget; label: string }[] = [
  { id: 'NewTab', label: 'A new tab' },
  { id: 'SameTab', label: 'The same tab' },
  { id: 'Popup', label: 'A popup window' },
];

/** What a step opens, where, and with which campaign parameters. */
export function LinkFields({ node, onChange, problemOf, warningOf, isReadOnly }: FieldsProps<GraphNode<'Link'>>) {
  const { data } = node;
  const set = (change: Partial<typeof data>, field: string) =>
    onChange({ ...node, data: withoutDefaults({ ...data, ...change }) }, field);
  return (
    <>
      <TextField
        name="label"
        label="Label"
        maxLength={LABEL}
        value={data.label}
        error={problemOf('label')}
        isDisabled={isReadOnly}
        onChange={(label) => set({ label }, 'label')}
      />
      <TextField
        name="url"
        label="Address"
        hint="A web address, mailto: or tel:. Variables may stand behind the host."
        inputMode="url"
        placeholder="https://"
        value={data.url}
        error={problemOf('url')}
        isDisabled={isReadOnly}
        onChange={(url) => set({ url }, 'url')}
      />
      <RadioGroup
        label="Opens in"
        options={OPENS}
        value={data.opens}
        isDisabled={isReadOnly}
        onChange={(opens) => set({ opens }, 'opens')}
      />
      <UtmFields
        utm={data.utm ?? {}}
        warning={warningOf('utm')}
        isReadOnly={isReadOnly}
        onChange={(utm, field) => set({ utm }, field)}
      />
    </>
  );
}
