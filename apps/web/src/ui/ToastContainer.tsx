import { useEffect } from 'react';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { toast as raise, ToastContainer as Container, type ToastContentProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Button } from './Button.tsx';
import { takeToasts, type Toast } from './toast.ts';

const ICONS = {
  success: <CircleCheck aria-hidden className="mt-0.5 size-4 flex-none text-positive" strokeWidth={1.75} />,
  error: <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-critical" strokeWidth={1.75} />,
  warning: <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none text-caution" strokeWidth={1.75} />,
};

/** Top right, 3 seconds, still while pointed at or while the window is left, thrown away by a drag over 80 % (the specification's §9). */
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
    <Container
      position="top-right"
      autoClose={3000}
      hideProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      closeButton={false}
      icon={false}
      aria-label="Notifications"
      toastClassName="!min-h-0 !w-[340px] !max-w-full !rounded-card !bg-raised !p-3 !font-sans !text-dense !text-ink !shadow-overlay"
    />
  );
}

function showToast(toast: Toast) {
  raise((shown) => <Content toast={toast} close={shown.closeToast} />, {
    toastId: `${toast.kind} ${toast.title}`,
    role: toast.kind === 'success' ? 'status' : 'alert',
  });
}

function Content({ toast, close }: { toast: Toast; close: ToastContentProps['closeToast'] }) {
  const { kind, title, detail, action } = toast;
  return (
    <div className="flex w-full items-start gap-2.5">
      {ICONS[kind]}
      <div className="min-w-0 flex-1">
        <p className={detail ? 'font-medium' : ''}>{title}</p>
        {detail && <p className="text-ink-muted">{detail}</p>}
      </div>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            action.onAction();
            close();
          }}
          className="-my-1"
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
