import { type LucideIcon } from 'lucide-react';
import { notify } from './toast.ts';
import { createPending } from './pendingAct.ts';

type Undoable = {
  /** What was done, in the past: «Article deleted». */
  title: string;
  detail?: string;
  icon?: LucideIcon;
  /** Shows the result at once, on this page alone. Answers how to take it back. */
  act: () => () => void;
  /** Makes it true on the server. What it refuses is taken back. */
  commit: () => void | Promise<void>;
  /** «The article was not deleted.», when `commit` failed. */
  failureTitle: string;
};

let number = 0;

/**
 * Does something at once that can be taken back while its toast is there. It is committed once, when the toast goes, the page is
 * left or the session ends; never after Undo.
 */
export function undoToast({ title, detail, icon, act, commit, failureTitle }: Undoable) {
  const takeBack = act();
  const fail = () => {
    takeBack();
    notify({ kind: 'error', title: failureTitle, detail: 'Nothing was changed. Try again.' });
  };
  const pending = createPending({
    takeBack,
    commit: () => {
      // Also what it throws at once.
      new Promise<void>((resolve) => resolve(commit())).catch(fail);
    },
  });
  number += 1;
  notify({
    kind: 'success',
    id: `undo-${number}`,
    title,
    detail,
    icon,
    action: { label: 'Undo', onAction: pending.undo },
    onClose: pending.commit,
  });
}
