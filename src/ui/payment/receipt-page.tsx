import type { ReactNode } from 'react';
import { SectionEdge } from '../components/section-edge';
import './payment-outcome-panel.css';
import './receipt-page.css';

/** The colour behind a receipt says how it went, beside its words and its icon. */
export type Ground = 'go' | 'done' | 'make' | 'wait' | 'bad';

export function ReceiptPage({ ground, children }: { readonly ground: Ground; readonly children: ReactNode }) {
  return (
    <div className={`outcome ground-${ground}`}>
      <div className="wrap wrap--receipt">
        <div className="receipt">
          <div className="receipt__paper">{children}</div>
          <SectionEdge />
        </div>
      </div>
    </div>
  );
}
