import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ShelfProps } from '#products/ProductShelf.tsx';

/** Products, whose code comes with the first of them. Without it their titles are links. */
export function LazyShelf(props: ShelfProps) {
  const [Shelf, setShelf] = useState<ComponentType<ShelfProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    import('#products/ProductShelf.tsx').then(
      ({ ProductShelf }) => isGone || setShelf(() => ProductShelf),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (Shelf) return <Shelf {...props} />;
  return (
    <ul className="mt-1.5 min-h-72 text-dense">
      {props.shelf.cards.map(({ productId: id, title, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-brand underline">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
