import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPage } from '#ui/pagination/pageParam.ts';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Pages';

export default function Pages() {
  const [search] = useSearchParams();
  const [page, setPage] = useState(4);
  return (
    <>
      <Specimen label="By the address, with the range" isWide>
        <Pagination label="Pages of articles" page={readPage(search)} pageCount={13} total={312} pageSize={25} />
      </Specimen>
      <Specimen label="By buttons, few pages">
        <Pagination label="Few pages" page={page} pageCount={5} onPage={setPage} />
      </Specimen>
      <Specimen label="At the beginning">
        <Pagination label="The first of many" page={1} pageCount={99} onPage={setPage} />
      </Specimen>
      <Specimen label="At the end">
        <Pagination label="The last of many" page={99} pageCount={99} onPage={setPage} />
      </Specimen>
      <Specimen label="Compact">
        <div className="w-72">
          <Pagination label="Compact pages" isCompact page={page} pageCount={13} onPage={setPage} />
        </div>
      </Specimen>
      <Specimen label="All on one page">
        <Pagination page={1} pageCount={1} total={3} pageSize={25} />
      </Specimen>
    </>
  );
}
