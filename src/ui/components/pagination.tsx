import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from './icons/icon';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly pages: readonly number[];
  readonly onPage: (page: number) => void;
}

export function Pagination({ page, pageCount, pages, onPage }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (to: number) => {
    const isPage = to >= 1 && to <= pageCount;
    return { 'aria-disabled': !isPage, onClick: () => isPage && onPage(to) };
  };
  return (
    <nav className="pages" aria-label="Pagination">
      <button type="button" className="pg" {...step(page - 1)}>
        <Icon of={ChevronLeft} />
        <b>Previous</b>
      </button>
      {pages.map((number) => (
        <button
          type="button"
          key={number}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" className="pg" {...step(page + 1)}>
        <b>Next</b>
        <Icon of={ChevronRight} />
      </button>
    </nav>
  );
}
