import { ExternalLink, MessageCircle } from 'lucide';
import { Button, buttonClass } from '../components/buttons/button';
import { EmailLink } from '../components/shop/email-link';
import { Icon } from '../components/icons/icon';
import { PageMeta } from '../components/page-meta';
import { NewTabNote } from '../components/text/new-tab-note';
import { StatePanel } from '../components/feedback/state-panel';
import { DisabledReason } from '../components/feedback/disabled-reason';
import { useShop } from '../shop-context';
import { paths } from '../../domain/shared/paths';

const reasonId = 'feedback-not-available';

export function FeedbackScreen() {
  const { feedbackFormUrl } = useShop();
  return (
    <div className="wrap page">
      <PageMeta title="Feedback" description="Tell us how it was." path={paths.feedback} />
      <StatePanel
        icon={MessageCircle}
        title="Tell us how it was"
        actions={
          feedbackFormUrl ? (
            <FormLink url={feedbackFormUrl} />
          ) : (
            <Button size="lg" blockedBy={reasonId}>
              Open feedback form
            </Button>
          )
        }
      >
        <p>What was good, what was not, what you would like to see on the menu.</p>
        {!feedbackFormUrl && <NotAvailable />}
      </StatePanel>
    </div>
  );
}

function FormLink({ url }: { readonly url: string }) {
  return (
    <a className={buttonClass({ size: 'lg' })} href={url} target="_blank" rel="noopener">
      <span>Open feedback form</span>
      <Icon of={ExternalLink} />
      <NewTabNote />
    </a>
  );
}

function NotAvailable() {
  const { email } = useShop().contact;
  return (
    <>
      <DisabledReason id={reasonId}>The feedback form isn't available yet.</DisabledReason>
      <p>
        <span>{'Until it is, write to '}</span>
        <EmailLink address={email} />
        <span>.</span>
      </p>
    </>
  );
}
