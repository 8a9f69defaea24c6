export function ErrorDetail({ text }: { readonly text: string | undefined }) {
  return (
    text && (
      <small className="notice__detail">
        <bdi>{text}</bdi>
      </small>
    )
  );
}
