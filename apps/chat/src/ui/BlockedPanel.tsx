import { t } from '#language/t.ts';

/** In place of the box, for whoever may only read. */
export function BlockedPanel() {
  return (
    <p className="border-t border-line bg-well gutter py-4 text-center text-dense text-pretty text-ink-muted">
      {t('You can no longer write in this chat. What was said stays here for you to read.')}
    </p>
  );
}
