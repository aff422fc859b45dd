import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { Answered, ROW, rowLayout } from './rowLayout.tsx';

/** The shape of a list, and a row with holes for names and messages, which drawRowsAhead.ts draws in its place. */
export function RowsAhead({ url }: { /** Of the answer that has them. */ url: string }) {
  return (
    <div data-rows-ahead={url} className="min-h-0 flex-1 overflow-hidden">
      <ConversationListSkeleton />
      <template>
        <div className="h-[5.125rem] max-md:h-[6.375rem]">
          <div className={ROW}>
            {rowLayout({
              tile: <span className="size-8 rounded-full bg-ink/8" />,
              name: <span data-hole="name" />,
              time: null,
              said: (
                <>
                  <span data-hole="answered">
                    <Answered />
                  </span>
                  <span data-hole="said" />
                </>
              ),
              meta: <span data-hole="meta" className="mt-0.5 flex h-5" />,
            })}
          </div>
        </div>
      </template>
    </div>
  );
}
