import { Button } from '../components/buttons/button';
import { useShop } from '../shop-context';

/** The specification gives the box no behaviour, so it takes no address, and its button says why. */
export function NewsletterBox() {
  const { newsletterText } = useShop();
  return (
    <div>
      <h2>Newsletter</h2>
      <p>{newsletterText}</p>
      <Button variant="ghost" className="footer__sign-up mt-3" aria-disabled="true">
        Sign-up isn't open yet
      </Button>
    </div>
  );
}
