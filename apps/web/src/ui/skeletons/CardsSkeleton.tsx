import { Skeleton } from '../Skeleton.tsx';

/** The shape of a grid of cards that is on its way: a picture's place, a title, two lines. */
export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div aria-hidden className="appear-late grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="rounded-card border border-line bg-surface p-4">
          <Skeleton className="h-24! rounded-control! opacity-60" />
          <Skeleton className="mt-4 w-1/2" />
          <Skeleton className="mt-2.5 opacity-70" />
          <Skeleton className="mt-2 w-3/4 opacity-70" />
        </div>
      ))}
    </div>
  );
}
