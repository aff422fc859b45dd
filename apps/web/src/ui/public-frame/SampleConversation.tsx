import type { ReactNode } from 'react';

/** What Parley does, shown beside the public forms. A picture: it is not read out. */
export function SampleConversation() {
  return (
    <>
      <div className="relative grid w-106 max-w-full gap-2.5 text-base">
        <Name>Visitor</Name>
        <Visitor>Can my pack be fixed before Saturday?</Visitor>
        <Name isOurs>Nori, assistant</Name>
        <Ours>
          Yes. Our Bern shop swaps the hip belt in about ten minutes, free of charge. <Source />
          <span className="public-stage-source mt-2.5 flex items-center gap-2 border-t pt-2.5 text-dense">
            <Source /> Repair promise, “Belts, buckles and straps”
          </span>
        </Ours>
        <Name>Visitor</Name>
        <Visitor>Is someone there at five?</Visitor>
        <Name isOurs>Maya, Support</Name>
        <Ours>I am. One is set aside under your name.</Ours>
      </div>
      <p className="absolute inset-x-8 bottom-7 text-dense opacity-80">
        Answers come from what you wrote. People take over when it matters.
      </p>
    </>
  );
}

function Name({ isOurs = false, children }: { isOurs?: boolean; children: string }) {
  return <div className={`mx-1 mt-2 -mb-1 text-xs opacity-75 ${isOurs ? 'justify-self-end' : ''}`}>{children}</div>;
}

function Visitor({ children }: { children: string }) {
  return (
    <div className="public-stage-visitor max-w-82 justify-self-start rounded-[16px_16px_16px_4px] px-4 py-3">
      {children}
    </div>
  );
}

function Ours({ children }: { children: ReactNode }) {
  return (
    <div className="public-stage-ours max-w-95 justify-self-end rounded-[16px_16px_4px_16px] px-4 py-3.5">
      {children}
    </div>
  );
}

function Source() {
  return (
    <span className="public-stage-mark inline-grid h-4 min-w-4 place-items-center rounded-[4px] px-[3px] align-[1px] text-2xs leading-none font-semibold">
      1
    </span>
  );
}
