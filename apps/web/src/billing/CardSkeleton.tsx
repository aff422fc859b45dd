import { Skeleton } from '#ui/Skeleton.tsx';

/** In the place of the card's fields until the provider's script has drawn them: as high as they are. */
export function CardSkeleton() {
  return (
    <div className="appear-late grid gap-4">
      <output className="sr-only">The card form is loading</output>
      {['w-24', 'w-28', 'w-20'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="h-8 w-full rounded-control" />
        </div>
      ))}
    </div>
  );
}
