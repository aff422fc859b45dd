import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Actions } from '#chat/actions.ts';
import { mark, t } from '#language/t.ts';
import { Button } from './Button.tsx';

type TranscriptFormProps = {
  /** The visitor's own, when it is known. */
  email: string | null;
  onSend: Actions['mailTranscript'];
  onSent: (email: string) => void;
};

/** What is asked for: where to send the conversation, then the code that shows that this is the visitor's address. */
type Step = 'address' | 'code';

const field = 'h-9 rounded-control border border-line-strong bg-surface px-2.5 text-base font-normal';

/** Sends the conversation by mail, to an address that is the visitor's. */
export function TranscriptForm({ email, onSend, onSent }: TranscriptFormProps) {
  const [step, setStep] = useState<Step>('address');
  const [address, setAddress] = useState(email ?? '');
  const [code, setCode] = useState('');
  const [codesMailed, setCodesMailed] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isCode = step === 'code';
  useLayoutEffect(() => input.current?.focus(), [step]);

  async function send(given: string | null) {
    if (isSending) return;
    setSending(true);
    const answer = await onSend(address.trim(), given);
    setSending(false);
    if (answer === 'Sent') return onSent(address.trim());
    setProblem(answer === 'CodeMailed' ? null : answer.problem);
    if (answer === 'CodeMailed') {
      setStep('code');
      setCode('');
      setCodesMailed((count) => count + 1);
    }
    input.current?.focus();
  }

  function submit() {
    if (isCode && !code.trim()) {
      setProblem(mark('Enter the code from the mail.'));
      input.current?.focus();
    } else {
      void send(isCode ? code : null);
    }
  }

  function changeAddress() {
    setStep('address');
    setProblem(null);
    setCodesMailed(0);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <output id="transcript-code-mailed" className="text-dense wrap-anywhere empty:hidden">
        {isCode &&
          (codesMailed > 1
            ? t('We sent another code to {address}.', { address: address.trim() })
            : t('We sent a code to {address}.', { address: address.trim() }))}
      </output>
      {isCode ? (
        <label key="code" className="flex flex-col gap-1 text-dense font-medium">
          {t('Code from the mail')}
          <input
            ref={input}
            type="text"
            inputMode="numeric"
            autocomplete="one-time-code"
            value={code}
            aria-invalid={problem !== null}
            aria-describedby="transcript-code-mailed transcript-problem"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
            className={field}
          />
        </label>
      ) : (
        <label key="address" className="flex flex-col gap-1 text-dense font-medium">
          {t('Send the transcript to')}
          <input
            ref={input}
            type="email"
            autocomplete="email"
            value={address}
            aria-invalid={problem !== null}
            aria-describedby="transcript-problem"
            placeholder="you@example.com"
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
            className={field}
          />
        </label>
      )}
      <output id="transcript-problem" className="text-xs text-critical">
        {problem && t(problem)}
      </output>
      <Button type="submit" disabled={isSending}>
        {isSending ? t('Sending') : t('Send')}
      </Button>
      {isCode && (
        <div className="flex flex-wrap gap-x-3">
          <Button look="link" disabled={isSending} onClick={() => void send(null)}>
            {t('Send another code')}
          </Button>
          <Button look="link" disabled={isSending} onClick={changeAddress}>
            {t('Change address')}
          </Button>
        </div>
      )}
    </form>
  );
}
