import { Verbatim } from './verbatim';

/** `Order SB-1042` */
export function OrderReference({ id }: { readonly id: string }) {
  return (
    <>
      <span>{'Order '}</span>
      <Verbatim>{id}</Verbatim>
    </>
  );
}
