import { MailCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { minMessageLength, type ContactMessage } from '../../domain/contact/contact-message';
import { ContactFormViewModel } from '../../view-models/contact/contact-form.view-model';
import { Button } from '../components/buttons/button';
import { EmailField, PhoneField } from '../components/forms/customer-fields';
import { Field } from '../components/forms/field';
import { Icon } from '../components/icons/icon';
import { ErrorTexts } from '../components/feedback/error-texts';
import { Notice } from '../components/feedback/notice';
import { SrOnly } from '../components/text/sr-only';
import { TextAreaField } from '../components/forms/text-area-field';
import { formField } from '../components/forms/form-field';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import { FormFrame } from '../components/forms/form-frame';
import '../payment/receipt-paper.css';
import './contact-form.css';
import '../components/panel.css';

const title = 'Send us a message';
const prefix = 'contact';

export const ContactForm = observer(function ContactForm() {
  const contact = useViewModel(ContactFormViewModel);
  const { messageIntro } = useShop().contact;
  const heading = useRef<HTMLHeadingElement>(null);
  const writeAnother = () => {
    contact.writeAnother();
    heading.current?.focus();
  };
  useErrorTitle(contact.form.messages.some(({ isMended }) => !isMended));
  return (
    <div className="contact-form" id="message">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p>{messageIntro}</p>
      </div>
      {contact.state === 'sent' ? (
        <Sent email={contact.form.values.email} onWriteAnother={writeAnother} />
      ) : (
        <MessageFields contact={contact} />
      )}
    </div>
  );
});

const MessageFields = observer(function MessageFields({ contact }: { readonly contact: ContactFormViewModel }) {
  const { form, state, error } = contact;
  const isPending = state === 'pending';
  const bind = (field: keyof ContactMessage) => formField(form, field, prefix, isPending);
  return (
    <FormFrame
      form={form}
      prefix={prefix}
      className="panel"
      summaryClass="mb-6"
      aria-label={title}
      aria-busy={isPending}
      onSubmit={() => void contact.send()}
    >
      {error && (
        <Notice tone="danger" className="mb-6">
          <ErrorTexts error={error}>
            {error.nothingSent
              ? 'Nothing was sent, and everything you typed is still here.'
              : 'Your message may have been sent. Everything you typed is still here.'}
          </ErrorTexts>
        </Notice>
      )}
      <div className="fields">
        <Field {...bind('name')} label="Name" half autoComplete="name" required />
        <EmailField {...bind('email')} half />
        <PhoneField {...bind('phone')} half />
        <Field {...bind('subject')} label="Subject" half required />
        <TextAreaField {...bind('message')} label="Message" hint={`At least ${minMessageLength} characters`} required />
      </div>
      <div className="mt-6">
        <Button type="submit" pending={isPending}>
          Send Message
        </Button>
        <SrOnly role="status">{isPending && 'Sending your message'}</SrOnly>
      </div>
    </FormFrame>
  );
});

function takeFocus(title: HTMLElement | null): void {
  title?.focus();
}

interface SentProps {
  readonly email: string;
  readonly onWriteAnother: () => void;
}

function Sent({ email, onWriteAnother }: SentProps) {
  const { emailNote } = useShop().contact;
  return (
    <div className="panel">
      <div className="contact-form__sent" role="status">
        <div className="outcome__icon">
          <Icon of={MailCheck} />
        </div>
        <h3 ref={takeFocus} tabIndex={-1}>
          Message sent
        </h3>
        <p>
          <span>{`${emailNote}, at `}</span>
          <b>{email}</b>
          <span>.</span>
        </p>
        <Button className="mt-2" variant="secondary" onClick={onWriteAnother}>
          Write another message
        </Button>
      </div>
    </div>
  );
}

function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const { title: original } = document;
    const marked = `Error: ${original}`;
    document.title = marked;
    return () => {
      // The next page may have set its title.
      if (document.title === marked) document.title = original;
    };
  }, [hasErrors]);
}
