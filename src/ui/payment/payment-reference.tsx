import { toastPeriod, ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { SrOnly } from '../components/text/sr-only';
import { Verbatim } from '../components/text/verbatim';
import { useShared } from '../view-model-context';

const start = 8;
const end = 4;

export function PaymentReference({ reference }: { readonly reference: string }) {
  const toasts = useShared(ToastsViewModel);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      toasts.show({ text: 'Copied. Paste it wherever you like.', period: toastPeriod });
    } catch {
      toasts.show({ text: `Nothing could be copied. The reference is ${reference}` });
    }
  };
  return (
    <div>
      <dt>Payment reference</dt>
      <dd className="num">
        <span className="reference">
          <Verbatim>{shortened(reference)}</Verbatim>
          <button type="button" className="text-btn" onClick={() => void copy()}>
            <span>Copy</span>
            <SrOnly> payment reference</SrOnly>
          </button>
        </span>
      </dd>
    </div>
  );
}

function shortened(reference: string): string {
  if (reference.length <= start + end + 1) return reference;
  return `${reference.slice(0, start)}…${reference.slice(-end)}`;
}
