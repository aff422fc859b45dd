import { lazy, useState, type ComponentType } from 'react';
import { LazyPart } from './LazyPart.tsx';
import { preloadWhenIdle } from './preloadWhenIdle.ts';

type OverlayProps = {
  /** For what stays mounted once it was open, so that it can leave in motion. */
  isOpen?: boolean;
  onClose: () => void;
};

/**
 * A dialog, menu or panel whose code comes by itself: in idle time, at the latest when it is opened. When it does not arrive
 * the reader is told, and it counts as closed.
 */
export function lazyOverlay<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  preloadWhenIdle(load);
  const Content: ComponentType<Props> = lazy(load);

  return function Overlay(props: Props & OverlayProps) {
    const { isOpen = true, onClose } = props;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    return (
      <LazyPart isOpen={isOpen} onBroken={onClose}>
        <Content {...props} />
      </LazyPart>
    );
  };
}
