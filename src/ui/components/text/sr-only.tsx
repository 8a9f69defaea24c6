import type { ReactNode } from 'react';

interface SrOnlyProps {
  readonly as?: 'span' | 'p' | 'h2' | 'legend';
  readonly id?: string;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function SrOnly({ as: Tag = 'span', children, ...rest }: SrOnlyProps) {
  return (
    <Tag className="sr" {...rest}>
      {children}
    </Tag>
  );
}
