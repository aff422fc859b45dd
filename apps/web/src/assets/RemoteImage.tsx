import { type ReactNode } from 'react';
import { useImage } from './useImage.ts';

type RemoteImageProps = {
  address: string;
  /** What it shows; empty when the same stands beside it in words. */
  alt: string;
  className?: string;
  /** In its place while it loads; a grey area of the same size unless given. */
  loading?: ReactNode;
  /** In its place when it cannot be shown. */
  fallback: ReactNode;
  onError?: (error: unknown) => void;
};

/** An image that the page fetches itself, since ours need a token (spec §7 and §8). */
export function RemoteImage({ address, alt, className = '', loading, fallback, onError }: RemoteImageProps) {
  const { source, hasFailed } = useImage(address, { onError });
  if (source) return <img src={source} alt={alt} className={`object-cover ${className}`} />;
  if (hasFailed) return fallback;
  return loading ?? <span aria-hidden className={`block bg-ink/8 ${className}`} />;
}
