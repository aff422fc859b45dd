import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { hasOptions, scaleOf, takesSeveral } from '@parley/form/fieldTraits';
import type { Address, AnswerValue, FormField as Field } from '@parley/form/form';
import { mark, t } from '#language/t.ts';
import { FileAnswer, type FileAnswerProps } from './FileAnswer.tsx';

export type Answer = AnswerValue | undefined;
type FormFieldProps = {
  field: Field;
  answer: Answer;
  /** What is wrong with it; null: nothing, or nobody has been told yet. */
  problem: string | null;
  isDisabled: boolean;
  files: FileAnswerProps['files'];
  onUpload: FileAnswerProps['onUpload'];
  onChange: (answer: Answer) => void;
};

const INPUT =
  'w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base text-ink aria-invalid:border-critical';

/** One question of a form with its answer; what is wrong is read out with it. */
export function FormField(props: FormFieldProps) {
  const { field, problem } = props;
  const id = useId();
  const isGroup = isChosen(field);
  // By this the first of them is found: what is chosen from a row cannot say itself that it is invalid.
  const isWrong = problem ? '' : undefined;
  const described = [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  if (field.type === 'Section') return <h3 className="pt-2 font-semibold">{field.label}</h3>;
  if (field.type === 'Statement') {
    return (
      <div className="rounded-control bg-hover px-2.5 py-2 text-dense">
        <p className="font-medium">{field.label}</p>
        {field.help && <p className="text-ink-muted">{field.help}</p>}
      </div>
    );
  }
  if (field.type === 'Hidden') return null;
  const star = field.isRequired && <span aria-hidden="true"> *</span>;
  const notes = (
    <>
      {field.help && (
        <p id={`${id}-help`} className="text-dense text-ink-muted">
          {field.help}
        </p>
      )}
    </>
  );
  const wrong = (
    <p id={`${id}-problem`} role="alert" className="text-dense text-critical empty:hidden">
      {problem && t(problem)}
    </p>
  );
  if (field.type === 'Consent') {
    return (
      <div data-wrong={isWrong} className="grid gap-1">
        <label className="flex items-start gap-2">
          <Tick {...props} described={described} />
          <span>
            {field.label}
            {star}
          </span>
        </label>
        {notes}
        {wrong}
      </div>
    );
  }
  return isGroup ? (
    <fieldset data-wrong={isWrong} aria-describedby={described} className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1 font-medium">
        {field.label}
        {star}
      </legend>
      {notes}
      <Group {...props} name={id} />
      {wrong}
    </fieldset>
  ) : (
    <div data-wrong={isWrong} className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-medium">
        {field.label}
        {star}
      </label>
      {notes}
      <Control {...props} id={id} described={described} />
      {wrong}
    </div>
  );
}

const isChosen = (field: Field) =>
  (hasOptions(field.type) && field.type !== 'Select') ||
  field.type === 'YesNo' ||
  field.type === 'Address' ||
  scaleOf(field) !== null;

function Tick({
  answer,
  isDisabled,
  problem,
  onChange,
  described,
}: FormFieldProps & { described: string | undefined }) {
  return (
    <input
      type="checkbox"
      checked={answer === true}
      disabled={isDisabled}
      aria-invalid={problem !== null}
      aria-describedby={described}
      onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
      className="mt-1 size-4 accent-brand"
    />
  );
}

const TEXT = { type: 'text', autoComplete: 'off' } as const;
const TYPES = {
  Email: { type: 'email', autoComplete: 'email' },
  Phone: { type: 'tel', autoComplete: 'tel' },
  Url: { type: 'url', autoComplete: 'url' },
  Date: { type: 'date', autoComplete: 'off' },
  Time: { type: 'time', autoComplete: 'off' },
  DateTime: { type: 'datetime-local', autoComplete: 'off' },
} as const;
const isTyped = (type: Field['type']): type is keyof typeof TYPES => type in TYPES;
const typeOf = (type: Field['type']) => (isTyped(type) ? TYPES[type] : TEXT);

function Control({
  field,
  answer,
  problem,
  isDisabled,
  id,
  described,
  files,
  onUpload,
  onChange,
}: FormFieldProps & {
  id: string;
  described: string | undefined;
}) {
  const { type, placeholder, checks, isRequired } = field;
  const shared = {
    id,
    disabled: isDisabled,
    'aria-invalid': problem !== null,
    'aria-describedby': described,
    'aria-required': isRequired,
    placeholder: placeholder || undefined,
    className: INPUT,
  };
  const text = typeof answer === 'string' ? answer : '';
  if (type === 'File')
    return <FileAnswer {...{ id, described, field, answer, isDisabled, files, onUpload, onChange }} />;
  if (type === 'LongText') {
    return (
      <textarea
        {...shared}
        rows={3}
        dir="auto"
        value={text}
        onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    );
  }
  if (type === 'Select') {
    return (
      <select {...shared} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
        <option value="">{t('Choose')}</option>
        {field.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'Number') {
    return (
      <input
        {...shared}
        type="number"
        inputMode="decimal"
        step={checks.step ?? 'any'}
        value={typeof answer === 'number' ? answer : ''}
        onInput={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
      />
    );
  }
  return (
    <input
      {...shared}
      {...typeOf(type)}
      dir="auto"
      value={text}
      onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

function Group(props: FormFieldProps & { name: string }) {
  const { field, answer, onChange, isDisabled, name } = props;
  if (field.type === 'Address') return <AddressParts {...props} />;
  const scale = scaleOf(field);
  if (scale) {
    const numbers = Array.from({ length: scale.to - scale.from + 1 }, (_, index) => scale.from + index);
    return (
      <div className="flex flex-wrap gap-1">
        {numbers.map((number) => (
          <Choice
            key={number}
            type="radio"
            {...{ name, isDisabled }}
            isOn={answer === number}
            isSmall
            onPick={() => onChange(number)}
          >
            {field.type === 'Rating' ? (
              <span aria-label={t('{number} of {total}', { number, total: scale.to })}>★ {number}</span>
            ) : (
              number
            )}
          </Choice>
        ))}
      </div>
    );
  }
  if (field.type === 'YesNo') {
    return (
      <div className="flex gap-1.5">
        {[true, false].map((value) => (
          <Choice
            key={String(value)}
            type="radio"
            {...{ name, isDisabled }}
            isOn={answer === value}
            onPick={() => onChange(value)}
          >
            {value ? t('Yes') : t('No')}
          </Choice>
        ))}
      </div>
    );
  }
  const several = takesSeveral(field.type);
  const chosen = several ? listOf(answer) : typeof answer === 'string' ? [answer] : [];
  const own = chosen.find((one) => !field.options.some(({ id }) => id === one)) ?? '';
  const toggle = (id: string) => {
    if (!several) return onChange(id);
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    return onChange(next.length > 0 ? next : undefined);
  };
  const write = (text: string) => {
    const others = several ? chosen.filter((one) => one !== own) : [];
    if (several) return onChange(text || others.length > 0 ? [...others, ...(text ? [text] : [])] : undefined);
    return onChange(text || undefined);
  };
  return (
    <div className="grid gap-1">
      {field.options.map(({ id, label }) => (
        <Choice
          key={id}
          type={several ? 'checkbox' : 'radio'}
          {...{ name, isDisabled }}
          isOn={chosen.includes(id)}
          onPick={() => toggle(id)}
        >
          {label}
        </Choice>
      ))}
      {field.allowsOther && (
        <input
          aria-label={t('Something else')}
          placeholder={t('Something else')}
          disabled={isDisabled}
          value={own}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          className={INPUT}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  name: string;
  isOn: boolean;
  isDisabled: boolean;
  isSmall?: boolean;
  onPick: () => void;
  children: ComponentChildren;
};

function Choice({ type, name, isOn, isDisabled, isSmall = false, onPick, children }: ChoiceProps) {
  return (
    <label
      className={`relative flex min-h-9 items-center gap-2 rounded-control border border-line-strong px-2.5 py-1 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus ${isSmall ? 'min-w-9 justify-center' : ''}`}
    >
      <input
        type={type}
        name={name}
        checked={isOn}
        disabled={isDisabled}
        onChange={onPick}
        className={isSmall ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'size-4 flex-none accent-brand'}
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

const PARTS = [
  ['street', mark('Street and number'), 'street-address'],
  ['postalCode', mark('Postal code'), 'postal-code'],
  ['city', mark('City'), 'address-level2'],
  ['country', mark('Country'), 'country-name'],
] as const;

function AddressParts({ answer, isDisabled, problem, onChange }: FormFieldProps) {
  const address: Address = isAddress(answer) ? answer : { street: '', postalCode: '', city: '', country: '' };
  return (
    <div className="grid gap-1.5">
      {PARTS.map(([part, label, completes]) => (
        <input
          key={part}
          aria-label={t(label)}
          placeholder={t(label)}
          autoComplete={completes}
          disabled={isDisabled}
          aria-invalid={problem !== null}
          value={address[part]}
          onInput={({ currentTarget }) => onChange({ ...address, [part]: currentTarget.value })}
          className={INPUT}
        />
      ))}
    </div>
  );
}

const listOf = (answer: Answer): readonly string[] => (Array.isArray(answer) ? answer.map(String) : []);
const isAddress = (answer: Answer): answer is Address =>
  typeof answer === 'object' && !Array.isArray(answer) && 'street' in answer;
