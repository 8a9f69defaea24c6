import { Spinner } from '../components/feedback/spinner';
import { useShop } from '../shop-context';

export function Verifying() {
  const { name } = useShop();
  return (
    <div className="state state--page">
      <title>{`Verifying authentication · ${name}`}</title>
      <Spinner large />
      <div role="status">
        <h1 className="state__quiet-title" tabIndex={-1}>
          Verifying authentication...
        </h1>
      </div>
    </div>
  );
}
