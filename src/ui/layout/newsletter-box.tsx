import { CircleAlert, Info } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { NewsletterViewModel } from '../../view-models/shell/newsletter.view-model';
import { Button } from '../components/buttons/button';
import { useFilledControl } from '../components/forms/use-filled-control';
import { Icon } from '../components/icons/icon';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';

const hintId = 'newsletter-hint';
const replyId = 'newsletter-reply';

export const NewsletterBox = observer(function NewsletterBox() {
  const newsletter = useViewModel(NewsletterViewModel);
  const { newsletterText } = useShop();
  const filled = useFilledControl<HTMLInputElement>({ value: newsletter.email, onChange: newsletter.type });
  const { reply } = newsletter;
  const refused = reply?.kind === 'refused';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    newsletter.submit();
    if (newsletter.reply?.kind === 'refused') filled.ref.current?.focus();
  };
  return (
    <div>
      <h2>Newsletter</h2>
      <p>{newsletterText}</p>
      <p>
        <b id={hintId}>Sign-up isn't open yet.</b>
      </p>
      <form className="footer__news" noValidate onSubmit={submit}>
        <label className="sr" htmlFor="newsletter">
          Email for the newsletter
        </label>
        <input
          className="input"
          id="newsletter"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={refused || undefined}
          aria-describedby={reply ? `${hintId} ${replyId}` : hintId}
          {...filled}
        />
        <Button variant="accent" type="submit">
          Sign up
        </Button>
      </form>
      <div role="status">
        {reply && (
          <p className={refused ? 'footer__reply footer__reply--bad' : 'footer__reply'} id={replyId}>
            <Icon of={refused ? CircleAlert : Info} />
            <span>{reply.text}</span>
          </p>
        )}
      </div>
    </div>
  );
});
