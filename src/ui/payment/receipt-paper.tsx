import type { ReactNode } from 'react';
import { SectionEdge } from '../components/section-edge';
import './receipt.css';
import './receipt-paper.css';
import type { Elements } from '../components/elements';

export type ReceiptBackground = 'go' | 'done' | 'make' | 'wait' | 'bad';

export function ReceiptPaper({
  background,
  behind,
  children,
}: {
  readonly background: ReceiptBackground;
  readonly behind?: Elements;
  readonly children: ReactNode;
}) {
  return (
    <div className={`outcome ground-${background}`}>
      {behind}
      <div className="wrap wrap--receipt">
        <div className="receipt">
          <div className="receipt__paper">{children}</div>
          <SectionEdge />
        </div>
      </div>
    </div>
  );
}
