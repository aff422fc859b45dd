import { type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { QueryBoundary } from './QueryBoundary.tsx';

type RoutedQueryBoundaryProps = {
  queryRef: { readonly fetchKey?: string | number | null };
  what: string;
  isInCard?: boolean;
} & Pick<ComponentProps<typeof QueryBoundary>, 'fallback' | 'children' | 'gone'>;

/** A QueryBoundary around what the route's own query fills, in a screen whose frame does not wait for it. Retry loads the route again. */
export function RoutedQueryBoundary({ queryRef, ...boundary }: RoutedQueryBoundaryProps) {
  const { revalidate } = useRevalidator();
  return <QueryBoundary {...boundary} resetKey={String(queryRef.fetchKey)} onRetry={() => void revalidate()} />;
}
