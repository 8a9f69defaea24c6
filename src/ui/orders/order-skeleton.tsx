export function OrderSkeleton() {
  return (
    <div className="order sk-late" aria-hidden="true">
      <div>
        <div className="sk sk--title sk--w11rem" />
        <div className="sk sk--line sk--w8rem mt-2" />
      </div>
      <div className="sk sk--title sk--price" />
      <div className="order__items">
        <div className="sk sk--thumbs" />
      </div>
      <div className="order__actions">
        <div className="sk sk--btn" />
        <div className="sk sk--btn" />
      </div>
    </div>
  );
}
