import { useEffect, useState } from 'react';
import { cardLook } from './cardLook.ts';

/** `cardLook`, anew when the theme changes while the form is open. */
export function useCardLook() {
  const [look, setLook] = useState(cardLook);

  useEffect(() => {
    const observer = new MutationObserver(() => setLook(cardLook()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);

  return look;
}
