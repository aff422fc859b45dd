import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Problem } from '#chat/actions.ts';
import { mark, t } from '#language/t.ts';
import { Button } from './Button.tsx';

type RatingFormProps = {
  conversation: Pick<VisitorConversation, 'csatRating' | 'csatComment'>;
  onRate: (rating: number, comment: string) => Promise<Problem>;
};

const CHOICES = [
  { rating: 1, face: '😞', name: mark('Very poor') },
  { rating: 2, face: '🙁', name: mark('Poor') },
  { rating: 3, face: '😐', name: mark('Fair') },
  { rating: 4, face: '🙂', name: mark('Good') },
  { rating: 5, face: '😀', name: mark('Very good') },
] as const;

const LONGEST_COMMENT = 1000;

/** How did it go? One of five, with a word about it; afterwards what was said, to be changed. */
export function RatingForm({ conversation: { csatRating, csatComment }, onRate }: RatingFormProps) {
  const [isChanging, setChanging] = useState(false);
  const [rating, setRating] = useState(csatRating);
  const [comment, setComment] = useState(csatComment ?? '');
  const [problem, setProblem] = useState<Problem>(null);
  const [isSending, setSending] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (isChanging) choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isChanging]);

  async function send() {
    if (rating === null || isSending) return;
    setSending(true);
    const refusal = await onRate(rating, comment);
    setSending(false);
    setProblem(refusal);
    if (refusal === null) setChanging(false);
  }

  if (csatRating !== null && !isChanging) {
    const choice = CHOICES.find((one) => one.rating === csatRating);
    return (
      <output className="flex flex-wrap items-center justify-center gap-x-2">
        {t('You rated this conversation: {name}, {value} of 5. Thank you.', {
          name: t(choice?.name ?? '').toLowerCase(),
          value: csatRating,
        })}
        <Button look="link" onClick={() => setChanging(true)}>
          {t('Change')}
        </Button>
      </output>
    );
  }
  return (
    <form
      className="flex w-full max-w-80 flex-col items-center gap-3 rounded-card border border-line bg-raised p-4 text-ink"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset ref={choices} className="w-full">
        <legend className="mb-2 w-full text-center font-medium">{t('How did it go?')}</legend>
        <div className="flex justify-between gap-1">
          {CHOICES.map(({ rating: value, face, name }) => (
            <label
              key={value}
              title={t(name)}
              className="relative grid size-11 place-items-center rounded-control border border-line text-xl hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                checked={rating === value}
                onChange={() => setRating(value)}
                aria-label={t('{name}, {value} of 5', { name: t(name), value })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span aria-hidden="true">{face}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {rating !== null && (
        <textarea
          rows={2}
          dir="auto"
          maxLength={LONGEST_COMMENT}
          value={comment}
          aria-label={t('Anything to add? (optional)')}
          placeholder={t('Anything to add? (optional)')}
          onInput={({ currentTarget }) => setComment(currentTarget.value)}
          className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base"
        />
      )}
      <output className="text-dense text-critical empty:-mt-3">{problem && t(problem)}</output>
      <Button type="submit" disabled={rating === null || isSending}>
        {isSending ? t('Sending') : t('Send rating')}
      </Button>
    </form>
  );
}
