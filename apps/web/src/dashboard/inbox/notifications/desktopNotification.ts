import { sentenceOf } from './words.ts';

type Told = { kind: string; actorName: string; preview: string; place: string };

/** Whether the browser lets this page show notifications of the system; `unsupported` where it knows none. */
export function desktopPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person, who must have just pressed something. */
export async function askForDesktop(): Promise<NotificationPermission | 'unsupported'> {
  return 'Notification' in window ? Notification.requestPermission() : 'unsupported';
}

/** Shows a notification of the system while nobody looks at the page; one that leads to the same place takes that of the last. */
export function showOnDesktop(told: Told, open: (place: string) => void) {
  if (desktopPermission() !== 'granted' || (document.visibilityState === 'visible' && document.hasFocus())) return;
  const { place } = told;
  const shown = new Notification(sentenceOf(told), { body: told.preview, tag: place, icon: '/favicon.svg' });
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    open(place);
  });
}
