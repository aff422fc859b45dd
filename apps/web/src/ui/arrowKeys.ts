import { type KeyboardEvent } from 'react';

type Direction = 'vertical' | 'horizontal';

const STEPS: Record<Direction, Record<string, number>> = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
};

/**
 * Moves the focus by arrow keys, Home and End among the links of a menu, besides Tab. Each link gets
 * `data-stop` and this handler; what they stand in gets `data-stops`.
 */
export function arrowKeys(direction: Direction) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [
      ...(event.currentTarget.closest('[data-stops]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
    ];
    const next = stops[indexAfter(event.key, direction, stops.indexOf(event.currentTarget), stops.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function indexAfter(key: string, direction: Direction, index: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[direction][key];
  return step === undefined ? -1 : index + step;
}
