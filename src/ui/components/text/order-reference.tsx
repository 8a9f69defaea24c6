import { Verbatim } from './verbatim';

export function OrderReference({ id }: { readonly id: string }) {
  return (
    <>
      <span>{'Order '}</span>
      <Verbatim>{id}</Verbatim>
    </>
  );
}
