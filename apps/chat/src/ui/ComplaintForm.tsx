import type { Complaint } from '#api/ChatApi.ts';
import { mark, t } from '#language/t.ts';
import { Button } from './Button.tsx';

type ComplaintFormProps = {
  complaint: Complaint | null;
  comment: string;
  onComplain: (complaint: Complaint | null) => void;
  onComment: (comment: string) => void;
  onDone: () => Promise<void>;
};

const COMPLAINTS: readonly (readonly [Complaint, string])[] = [
  ['Wrong', mark('Not right')],
  ['Incomplete', mark('Something is missing')],
  ['NotMyQuestion', mark('Not what I asked')],
  ['Unclear', mark('Hard to understand')],
];

const LONGEST_COMMENT = 1000;

/** Why an answer did not help. */
export function ComplaintForm({ complaint, comment, onComplain, onComment, onDone }: ComplaintFormProps) {
  return (
    <form
      className="mt-1 flex max-w-80 flex-col gap-2 rounded-card border border-line bg-raised p-3 text-ink"
      onSubmit={(event) => {
        event.preventDefault();
        void onDone();
      }}
    >
      <fieldset aria-label={t('What was wrong with it?')} className="flex flex-wrap gap-1.5">
        {COMPLAINTS.map(([value, words]) => (
          <button
            key={value}
            type="button"
            aria-pressed={complaint === value}
            onClick={() => onComplain(complaint === value ? null : value)}
            className="min-h-7 rounded-full border border-line-strong px-2.5 text-dense hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
          >
            {t(words)}
          </button>
        ))}
      </fieldset>
      <textarea
        rows={2}
        dir="auto"
        maxLength={LONGEST_COMMENT}
        value={comment}
        aria-label={t('What should it have said? (optional)')}
        placeholder={t('What should it have said? (optional)')}
        onInput={({ currentTarget }) => onComment(currentTarget.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-base"
      />
      <div className="flex justify-end gap-1">
        <Button look="quiet" type="submit">
          {t('Done')}
        </Button>
      </div>
    </form>
  );
}
