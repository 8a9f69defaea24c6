import { ExternalLink, Mail, MessageCircle } from 'lucide';
import { buttonClass } from '../components/buttons/button';
import { EmailLink } from '../components/shop/email-link';
import { Icon } from '../components/icons/icon';
import { PageMeta } from '../components/page-meta';
import { NewTabNote } from '../components/text/new-tab-note';
import { StatePanel } from '../components/feedback/state-panel';
import { useShop } from '../shop-context';
import { paths } from '../../domain/shared/paths';

export function FeedbackScreen() {
  const { feedbackFormUrl, contact, words } = useShop();
  return (
    <div className="wrap page">
      <PageMeta title="Feedback" description="Tell us how it was." path={paths.feedback} />
      <StatePanel
        icon={MessageCircle}
        title="Tell us how it was"
        actions={
          feedbackFormUrl ? (
            <a className={buttonClass({ size: 'lg' })} href={feedbackFormUrl} target="_blank" rel="noopener">
              <span>Open feedback form</span>
              <Icon of={ExternalLink} />
              <NewTabNote />
            </a>
          ) : (
            <a className={buttonClass({ size: 'lg' })} href={`mailto:${contact.email}`}>
              <Icon of={Mail} />
              <span>Email us</span>
            </a>
          )
        }
      >
        <p>{`Tell us what you loved, what you didn't, and what to ${words.make} next.`}</p>
        {!feedbackFormUrl && (
          <p className="small muted">
            <span className="nowrap">
              <EmailLink address={contact.email} />
              <span>.</span>
            </span>
            <span>{` ${contact.emailNote}.`}</span>
          </p>
        )}
      </StatePanel>
    </div>
  );
}
