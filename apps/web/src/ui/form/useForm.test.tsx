import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Checkbox } from '../Checkbox.tsx';
import { Select } from '../controls/Select.tsx';
import { TextField } from '../TextField.tsx';
import { Form, SubmitButton } from './Form.tsx';
import { loadFormProblem } from './ProblemOfForm.tsx';
import { useForm } from './useForm.ts';

const SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.')),
  country: v.string('Choose a country.'),
  isAgreed: v.literal(true, 'Agree first.'),
});
const EMPTY: { name: string; country: string | null; isAgreed: boolean } = { name: '', country: null, isAgreed: false };
const FULL = { name: 'Northwind', country: 'no', isAgreed: true };
const COUNTRIES = [{ id: 'no', label: 'Norway' }];

type Company = v.InferOutput<typeof SCHEMA>;
type Send = (company: Company) => Promise<void>;
type CompanyFormProps = { initial?: typeof EMPTY; send: Send };

function CompanyForm({ initial = EMPTY, send }: CompanyFormProps) {
  const form = useForm({ schema: SCHEMA, initial, send, fieldOfCode: { NAME_TAKEN: 'name' } });
  return (
    <Form form={form}>
      <TextField label="Name" {...form.field('name')} />
      <Select label="Country" options={COUNTRIES} {...form.field('country')} />
      <Checkbox {...form.field('isAgreed')}>I agree</Checkbox>
      <SubmitButton form={form} label="Save" busyLabel="Saving" />
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      {form.isDirty && <p>Not saved</p>}
    </Form>
  );
}

const refusal = (message: string, more: object) => Object.assign(new Error(message), more);
const save = () => screen.getByRole('button', { name: 'Save' });
const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('useForm', () => {
  beforeAll(loadFormProblem, 30_000);

  it('says nothing of a field that one only passes through', async () => {
    const person = userEvent.setup();
    render(<CompanyForm send={vi.fn<Send>()} />);

    await person.click(name());
    await person.tab();

    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  it('takes back what the API said of a field whose change is discarded', async () => {
    const person = userEvent.setup();
    const send = () => Promise.reject(refusal('This name is taken.', { code: 'NAME_TAKEN' }));
    render(<CompanyForm initial={FULL} send={send} />);
    await person.type(name(), ' Outdoor');
    await person.click(save());
    await expect.poll(() => name()).toHaveAccessibleDescription('This name is taken.');

    await person.click(screen.getByRole('button', { name: 'Reset' }));

    expect(name()).toHaveValue('Northwind');
    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  it('says what is wrong when one leaves a field that one has changed, and takes it back at once when it is right', async () => {
    const person = userEvent.setup();
    render(<CompanyForm send={vi.fn<Send>()} />);

    await person.type(name(), 'N{Backspace}');
    expect(name()).not.toHaveAttribute('aria-invalid');
    await person.tab();
    expect(name()).toHaveAccessibleDescription('Enter a name.');
    await person.type(name(), 'N');

    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  it('shows all that is wrong when it is sent, goes to the first of it, and sends nothing', async () => {
    const send = vi.fn<Send>();
    const person = userEvent.setup();
    render(<CompanyForm send={send} initial={{ ...EMPTY, name: 'Northwind' }} />);

    await person.click(save());

    expect(screen.getByText('Choose a country.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription('Agree first.');
    expect(screen.getByRole('button', { name: /Country/ })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what the schema makes of the values and which were changed, once for a double press, and is unchanged then', async () => {
    let answer = () => {};
    const send = vi.fn<Send>(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const person = userEvent.setup();
    render(<CompanyForm send={send} initial={FULL} />);

    await person.type(name(), ' Outdoor ');
    expect(screen.getByText('Not saved')).toBeInTheDocument();
    await person.dblClick(save());
    expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true');
    answer();

    expect(await screen.findByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
    expect(send.mock.calls).toEqual([[{ ...FULL, name: 'Northwind Outdoor' }, new Set(['name'])]]);
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it.each([
    ['that the API names', { field: 'input.name' }],
    ['that the code means', { code: 'NAME_TAKEN' }],
  ])('puts a refusal beside the field %s, and goes there', async (_, extensions) => {
    const person = userEvent.setup();
    render(<CompanyForm initial={FULL} send={() => Promise.reject(refusal('This name is taken.', extensions))} />);

    await person.click(save());

    expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('This name is taken.');
    await person.type(name(), '!');
    expect(name()).not.toHaveAttribute('aria-invalid');
  });

  it('says above the fields what concerns them all, and keeps what was typed', async () => {
    const person = userEvent.setup();
    render(<CompanyForm initial={FULL} send={() => Promise.reject(refusal('Nobody answers.', {}))} />);

    await person.type(name(), '!');
    await person.click(save());

    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answers.');
    expect(name()).toHaveValue('Northwind!');
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('keeps what was typed while it was sent, as not saved', async () => {
    let answer = () => {};
    const send = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const person = userEvent.setup();
    render(<CompanyForm initial={FULL} send={send} />);

    await person.type(name(), ' One');
    await person.click(save());
    await person.type(name(), ' Two');
    answer();

    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(name()).toHaveValue('Northwind One Two');
    await person.click(screen.getByRole('button', { name: 'Reset' }));
    expect(name()).toHaveValue('Northwind One');
  });

  it('keeps what was typed back while it was sent, though the record becomes what was sent', async () => {
    let answer = () => {};
    const send = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const person = userEvent.setup();
    const { rerender } = render(<CompanyForm initial={FULL} send={send} />);

    await person.type(name(), '!');
    await person.click(save());
    await person.type(name(), '{Backspace}');
    rerender(<CompanyForm initial={{ ...FULL, name: 'Northwind!' }} send={send} />);
    answer();

    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(name()).toHaveValue('Northwind');
  });

  it('says that what was typed while it was sent is changed', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn<Send>(() => new Promise<void>((resolve) => answers.push(resolve)));
    const person = userEvent.setup();
    render(<CompanyForm initial={FULL} send={send} />);

    await person.type(name(), ' One');
    await person.click(save());
    await person.type(name(), ' Two');
    answers[0]?.();
    await person.click(await screen.findByRole('button', { name: 'Save' }));

    expect(send).toHaveBeenLastCalledWith({ ...FULL, name: 'Northwind One Two' }, new Set(['name']));
  });

  it('shows what was changed elsewhere in fields that nobody touched, and keeps what was typed in the others', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const person = userEvent.setup();
    const { rerender } = render(<CompanyForm initial={FULL} send={send} />);

    await person.type(name(), '!');
    rerender(<CompanyForm initial={{ ...FULL, name: 'Southwind', isAgreed: false }} send={send} />);

    expect(name()).toHaveValue('Northwind!');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Reset' }));
    expect(name()).toHaveValue('Southwind');
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('takes what was typed back to what it was for untouched: it follows the record, and is not sent as changed', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const person = userEvent.setup();
    const { rerender } = render(<CompanyForm initial={FULL} send={send} />);

    await person.type(name(), '!{Backspace}');
    rerender(<CompanyForm initial={{ ...FULL, name: 'Southwind' }} send={send} />);
    expect(name()).toHaveValue('Southwind');
    await person.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await person.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await person.click(save());

    expect(send.mock.calls).toEqual([[{ ...FULL, name: 'Southwind' }, new Set()]]);
  });

  it('shows what the record has become by being saved', async () => {
    const person = userEvent.setup();
    const { rerender } = render(<CompanyForm initial={FULL} send={() => Promise.resolve()} />);

    await person.type(name(), ' Outdoor ');
    await person.click(save());
    expect(name()).toHaveValue('Northwind Outdoor ');
    rerender(<CompanyForm initial={{ ...FULL, name: 'Northwind Outdoor' }} send={() => Promise.resolve()} />);

    expect(name()).toHaveValue('Northwind Outdoor');
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('goes back to what was saved last', async () => {
    const person = userEvent.setup();
    render(<CompanyForm initial={FULL} send={() => Promise.resolve()} />);

    await person.type(name(), '!');
    await person.click(screen.getByRole('button', { name: 'Reset' }));

    expect(name()).toHaveValue('Northwind');
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });
});
