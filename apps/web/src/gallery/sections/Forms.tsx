import { useState } from 'react';
import * as v from 'valibot';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { type Option } from '#ui/controls/option.ts';
import { Select } from '#ui/controls/Select.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Forms';

const KINDS: readonly Option<'widget' | 'overlay'>[] = [
  { id: 'widget', label: 'Chatbot Widget' },
  { id: 'overlay', label: 'AI Assistant' },
];

const SCHEMA = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a title.'), v.maxLength(40, 'Use at most 40 characters.')),
  kind: v.pipe(
    v.nullable(v.picklist(['widget', 'overlay'])),
    v.check((kind) => kind !== null, 'Choose what it is.'),
  ),
  greeting: v.pipe(v.string(), v.maxLength(80, 'Use at most 80 characters.')),
  isAgreed: v.literal(true, 'Tick this to go on.'),
});

/** What the pretended API refuses. */
class Refused extends Error {
  field = 'title';
}

export default function Forms() {
  return (
    <>
      <Specimen label="«Nori» is refused by the server, «offline» does not reach it">
        <Example />
      </Specimen>
      <Specimen label="Notices">
        <div className="grid w-72 gap-3">
          <FormNotice tone="critical">
            Parley could not reach its server. Check your connection and try again.
          </FormNotice>
          <FormNotice tone="neutral">You were signed out because your session ended.</FormNotice>
        </div>
      </Specimen>
    </>
  );
}

function Example() {
  const [sent, setSent] = useState('');
  const form = useForm({
    schema: SCHEMA,
    initial: START,
    send: async (assistant) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      if (assistant.title === 'Nori') throw new Refused('You already have an assistant called “Nori”.');
      if (assistant.title === 'offline') throw new Error('Parley could not reach its server.');
      setSent(JSON.stringify(assistant));
    },
  });
  return (
    <Form form={form} className="grid w-72 gap-4">
      <TextField label="Title" {...form.field('title')} />
      <Select label="Kind" options={KINDS} {...form.field('kind')} />
      <TextArea label="Greeting" limit={80} rows={2} {...form.field('greeting')} />
      <Checkbox {...form.field('isAgreed')}>Visitors may see it</Checkbox>
      <div className="flex items-center gap-2">
        <SubmitButton form={form} label="Create assistant" busyLabel="Creating" />
        <Button onClick={form.reset}>Reset</Button>
        {form.isDirty && <Badge tone="caution">Not saved</Badge>}
      </div>
      <output className="text-xs break-all text-ink-faint">{sent && `Sent: ${sent}`}</output>
    </Form>
  );
}

const START: { title: string; kind: 'widget' | 'overlay' | null; greeting: string; isAgreed: boolean } = {
  title: '',
  kind: null,
  greeting: '',
  isAgreed: false,
};
