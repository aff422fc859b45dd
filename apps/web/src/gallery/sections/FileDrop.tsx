import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { type UploadFile, useUploads } from '#ui/file-drop/useUploads.ts';
import { ProgressList } from '#ui/progress/ProgressList.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'File drop';

const LIMITS = { kinds: ['.pdf', '.docx', '.txt'], kindsName: 'PDF, Word or text', maxSize: 5e6, maxCount: 4 };

export default function FileDropSection() {
  const [isBroken, setIsBroken] = useState(false);
  const { items, add } = useUploads({ limits: LIMITS, upload: isBroken ? refuse : pretend });
  return (
    <>
      <Specimen label="Drag, paste or choose; then file by file" isWide>
        <div className="grid max-w-xl gap-3">
          <FileDrop label="Documents" limits={LIMITS} onFiles={add} />
          <ProgressList label="Uploads" items={items} />
          <Checkbox value={isBroken} onChange={setIsBroken}>
            The server refuses
          </Checkbox>
        </div>
      </Specimen>
      <Specimen label="Disabled, one file" isWide>
        <div className="max-w-xl">
          <FileDrop
            label="Logo"
            limits={{ kinds: ['image/*'], kindsName: 'A picture', maxCount: 1 }}
            isDisabled
            onFiles={add}
          />
        </div>
      </Specimen>
    </>
  );
}

/** Stands for a server that takes two seconds. */
const pretend: UploadFile = (_file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      onProgress(step / 20);
      if (step < 20) return;
      clearInterval(timer);
      resolve();
    }, 100);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      reject(signal.reason);
    });
  });

const refuse: UploadFile = () => Promise.reject(new Error('The server did not take the file. Try again later.'));
