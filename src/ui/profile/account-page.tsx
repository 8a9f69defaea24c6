import type { ReactNode, Ref } from 'react';
import { PageMeta } from '../components/page-meta';
import { AccountFrame } from './account-frame';

interface AccountPageProps {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

export function AccountPage({ title, headingRef, isLoading = false, children }: AccountPageProps) {
  return (
    <div className="wrap page" aria-busy={isLoading}>
      <PageMeta title={title} />
      <div className="page-head">
        <h1 tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
      </div>
      <AccountFrame>{children}</AccountFrame>
    </div>
  );
}
