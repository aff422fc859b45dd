import { type ReactNode } from 'react';
import { Package } from 'lucide-react';

type ProductTitleProps = {
  product: { readonly title: string; readonly choices: string; readonly imageUrl: string | null | undefined };
  /** Beside the title. */
  aside?: ReactNode;
  isFaint?: boolean;
};

/** A product by its picture and title, with what one can choose of it beneath. */
export function ProductTitle({ product: { title, choices, imageUrl }, aside, isFaint = false }: ProductTitleProps) {
  return (
    <span className={`flex min-w-0 items-center gap-3 ${isFaint ? 'text-ink-muted' : ''}`}>
      <ProductPicture imageUrl={imageUrl} isFaint={isFaint} />
      <span className="grid min-w-0">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="truncate font-medium">{title}</span>
          {aside}
        </span>
        <span className="truncate text-xs font-normal text-ink-muted">{choices}</span>
      </span>
    </span>
  );
}

/** Its title stands beside it. */
export function ProductPicture({
  imageUrl,
  isFaint = false,
}: {
  imageUrl: string | null | undefined;
  isFaint?: boolean;
}) {
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-[8px] border border-line bg-[#f4f1ec]">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          width={40}
          height={40}
          className={`size-full object-cover ${isFaint ? 'opacity-60' : ''}`}
        />
      ) : (
        <Package aria-hidden className="size-4 text-[#6b675f]" strokeWidth={1.75} />
      )}
    </span>
  );
}
