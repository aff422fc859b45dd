import { useEffect } from 'react';
import { cssTransition, toast as raise, ToastContainer as Container } from 'react-toastify/unstyled';
import { takeToasts, toastDuration, type Toast } from '../toast.ts';
import { ToastContent } from './ToastContent.tsx';
import { ToastFocus } from './ToastFocus.tsx';
import './toasts.css';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** Top right, no progress bar, thrown away by a drag over 80 % of its width (spec §9). How long a toast stays is `ToastContent`’s. */
export default function ToastContainer() {
  useEffect(() => {
    let stop = () => {};
    // Not before the library's own effects have settled, or it forgets the toast.
    const timer = setTimeout(() => {
      stop = takeToasts(showToast);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <ToastFocus>
      <Container
        position="top-right"
        // More would reach down to what they are about; the others wait for one to go.
        limit={3}
        transition={transition}
        // The library's clock is the end of the bar's CSS animation, which reduced motion would bring at once.
        customProgressBar
        draggable
        draggablePercent={80}
        closeButton={false}
        icon={false}
        aria-label="Notifications, Alt+T"
        className={() => 'toasts'}
        toastClassName={() => 'toast'}
      />
    </ToastFocus>
  );
}

function showToast(toast: Toast) {
  const toastId = toast.id ?? `${toast.kind} ${toast.title}`;
  const content = {
    toastId,
    role: toast.kind === 'success' ? 'status' : 'alert',
    onClose: () => toast.onClose?.(),
  };
  const milliseconds = toastDuration(toast);
  if (raise.isActive(toastId)) {
    raise.update(toastId, {
      ...content,
      delay: 0,
      render: ({ closeToast, toastProps }) => (
        <ToastContent key={toastProps.updateId} toast={toast} milliseconds={milliseconds} close={closeToast} />
      ),
    });
    return;
  }
  raise(({ closeToast }) => <ToastContent toast={toast} milliseconds={milliseconds} close={closeToast} />, content);
}
