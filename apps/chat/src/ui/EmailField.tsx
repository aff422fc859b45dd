import { useId, useState } from 'preact/hooks';
import { mark, t } from '#language/t.ts';
import { Button } from './Button.tsx';

type EmailFieldProps = {
  /** Of the button that gives none. */
  leaveLabel: string;
  /** Left out: they give none. Null where it was answered: the question alone stays. */
  onAnswer: ((email?: string) => void) | null;
};

const ASKS = mark('At which email address can we reach you, in case you are not here when we answer?');

const NO_ADDRESS = mark('Enter an email address such as name@example.com.');

/** Asks for an address, which may be declined. */
export function EmailField({ leaveLabel, onAnswer }: EmailFieldProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);

  if (!onAnswer) {
    return <p className="rounded-bubble rounded-bl-sm border border-line reply px-3 py-2">{t(ASKS)}</p>;
  }
  return (
    <form
      noValidate
      className="flex max-w-full flex-col gap-2 rounded-card border border-line bg-raised px-3 py-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const isValid = email.trim() !== '' && event.currentTarget.querySelector('input')?.validity.valid === true;
        setRefused(!isValid);
        if (isValid) onAnswer(email.trim());
      }}
    >
      <p>{t(ASKS)}</p>
      <label className="flex flex-col gap-1 text-dense font-medium">
        {t('Your email')}
        <input
          type="email"
          autocomplete="email"
          value={email}
          aria-invalid={isRefused}
          aria-describedby={`${id}-problem`}
          placeholder="you@example.com"
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
          className="h-9 w-60 max-w-full rounded-control border border-line-strong bg-surface px-2.5 font-normal placeholder:text-ink-faint aria-invalid:border-critical"
        />
      </label>
      <output id={`${id}-problem`} className="text-xs text-critical empty:hidden">
        {isRefused && t(NO_ADDRESS)}
      </output>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">{t('Send')}</Button>
        <Button look="quiet" onClick={() => onAnswer()}>
          {t(leaveLabel)}
        </Button>
      </div>
    </form>
  );
}
