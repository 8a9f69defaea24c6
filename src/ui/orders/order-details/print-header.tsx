import { useShop } from '../../shop-context';
import './print-header.css';
import { BrandMark } from '../../components/icons/brand-mark';

export function PrintHeader() {
  const { name, mark, contact } = useShop();
  return (
    <div className="print-only">
      <div className="print-head">
        <span className="brand">
          <BrandMark shapes={mark} />
          <span translate="no">{name}</span>
        </span>
        <p>
          <span translate="no">{contact.email}</span>
          <br />
          <span translate="no">{contact.phone}</span>
        </p>
      </div>
    </div>
  );
}
