import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '#chat/actions.ts';
import { Button } from './Button.tsx';

type TranscriptFormProps = {
  /** The visitor's own, when it is known. */
  email: string | null;
  onSend: (email: string) => Promise<Problem>;
  onSent: (email: string) => void;
};

/** Asks where to send the conversation. */
export function TranscriptForm({ email, onSend, onSent }: TranscriptFormProps) {
  const [address, setAddress] = useState(email ?? '');
  const [problem, setProblem] = useState<Problem>(null);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);

  async function send() {
    if (isSending) return;
    setSending(true);
    const refusal = await onSend(address);
    setSending(false);
    setProblem(refusal);
    if (refusal === null) onSent(address.trim());
    else input.current?.focus();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="flex flex-col gap-1 text-dense font-medium">
        Send the transcript to
        <input
          ref={input}
          type="email"
          autocomplete="email"
          value={address}
          aria-invalid={problem !== null}
          aria-describedby="transcript-problem"
          placeholder="you@example.com"
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          className="h-9 rounded-control border border-line-strong bg-surface px-2.5 text-base font-normal"
        />
      </label>
      <output id="transcript-problem" className="text-xs text-critical">
        {problem}
      </output>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending' : 'Send'}
      </Button>
    </form>
  );
}
