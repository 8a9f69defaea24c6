import { Clock, MapPin, Phone } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { OpenState } from '../../domain/shop/opening-hours';
import type { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { EmailLink } from '../components/shop/email-link';
import { HoursList } from '../components/shop/hours-list';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { formatOpeningHours, openStateText } from '../format/format-hours';
import { phoneLineText } from '../format/format-opening';
import { formatPlace } from '../format/format-place';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents } from '../lazy-components';
import { useShop } from '../shop-context';
import { PhoneLink } from '../components/shop/phone-link';
import { NewTabNote } from '../components/text/new-tab-note';
import type { Elements } from '../components/elements';

interface ContactSectionProps {
  readonly menu: Pick<HomeMenuViewModel, 'hasNothing'>;
  readonly opening: OpeningHoursViewModel;
}

export const ContactSection = observer(function ContactSection({ menu, opening }: ContactSectionProps) {
  const { contact, flags, orderingNotice, pickup } = useShop();
  const { contactForm: ContactForm } = useLazyComponents();
  return (
    <section className="section section--flush" id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <div className="section-head">
          <h2 className="section-title" id="contact-title" tabIndex={-1}>
            Contact
          </h2>
        </div>
        <div className="contact-grid">
          <Card icon={MapPin} title={pickup ? 'Come by' : 'Where'}>
            {pickup && (
              <p>
                <bdi translate="no">{formatPlace(pickup)}</bdi>
              </p>
            )}
            <p>{contact.areaNote}</p>
            {pickup?.directionsUrl !== undefined && (
              <a href={pickup.directionsUrl} target="_blank" rel="noreferrer">
                <span>Directions</span>
                <NewTabNote />
              </a>
            )}
          </Card>
          <Card icon={Clock} title="Hours">
            <HoursList closures={opening.closures} />
            <p>{orderingNotice}</p>
            {opening.state ? (
              <OpenNow state={opening.state} takesOrders={!menu.hasNothing} />
            ) : (
              <span className="badge badge--waiting">&nbsp;</span>
            )}
          </Card>
          <Card icon={Phone} title="Call or write">
            <p>{opening.phone ? phoneLineText(opening.phone) : '\u00a0'}</p>
            <PhoneLink />
            {contact.phoneHours.map((row) => (
              <p className="nowrap" key={`${row.from} ${row.opens}`}>
                {formatOpeningHours(row)}
              </p>
            ))}
            <EmailLink address={contact.email} />
            <p>{`${contact.emailNote}.`}</p>
          </Card>
        </div>
        {flags.contactForm && (
          <SilentBoundary>
            <ContactForm />
          </SilentBoundary>
        )}
      </div>
    </section>
  );
});

interface CardProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly children: Elements;
}

function Card({ icon, title, children }: CardProps) {
  return (
    <div className="contact-card">
      <Icon of={icon} />
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function OpenNow({ state, takesOrders }: { readonly state: OpenState; readonly takesOrders: boolean }) {
  const tone = state.kind === 'open' && takesOrders ? 'delivered' : 'cancelled';
  return <span className={`badge badge--${tone}`}>{openStateText(state, takesOrders)}</span>;
}
