import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router-dom';
import { config } from '#config.ts';
import { scriptFailed, scriptLoaded } from '#session/chatbot.slice.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { loadSupportChat } from './loadSupportChat.ts';
import { keepService, startSupportChat } from './runningSupportChat.ts';
import { whenSettled } from '#relay/whenSettled.ts';

/**
 * The support chat's two containers (spec §2): put it into the dashboard's frame, and they are there on dashboard paths
 * only. Its script comes when the first screen stands and no token is in the address; whatever it does, the dashboard
 * goes on.
 */
export default function SupportChat({ className = '' }: { className?: string }) {
  const script = useSession(({ chatbot }) => chatbot.script);
  useScript(script === 'idle');
  if (script !== 'loaded') return null;
  return <Containers className={className} />;
}

function useScript(isWanted: boolean) {
  const isNavigating = useNavigation().state !== 'idle';
  const hasToken = new URLSearchParams(useLocation().search).has('accessToken');
  const mayLoad = isWanted && config.supportChatUrl !== '' && !isNavigating && !hasToken;

  useEffect(() => {
    if (!mayLoad) return undefined;
    return whenSettled(() => void load());
  }, [mayLoad]);
}

let hasAsked = false;

/** Once a page, however often the dashboard is come back to. */
async function load() {
  if (hasAsked) return;
  hasAsked = true;
  try {
    keepService(await loadSupportChat(config.supportChatUrl));
    dispatch('chatbot', scriptLoaded);
  } catch {
    dispatch('chatbot', scriptFailed);
  }
}

function Containers({ className }: { className: string }) {
  const controller = useRef<HTMLDivElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const user = useCurrentUser();
  const name = user?.name;
  const email = user?.email;

  useEffect(() => {
    if (!controller.current || !widget.current || !name || !email) return undefined;
    return startSupportChat({ controller: controller.current, widget: widget.current, person: { name, email } });
  }, [name, email]);

  return (
    <>
      <div ref={controller} id="support-chat-controller" className={`flex flex-none items-center ${className}`} />
      {createPortal(
        // Under the top bar and clear of whatever is written at the foot; dialogs and toasts stand above it.
        <div
          ref={widget}
          id="support-chat-widget"
          className="fixed top-[calc(var(--spacing-topbar)+16px)] right-4 z-20 flex max-h-[calc(100dvh-20rem)] w-[340px] max-w-[calc(100vw-2rem)] flex-col"
        />,
        document.body,
      )}
    </>
  );
}
