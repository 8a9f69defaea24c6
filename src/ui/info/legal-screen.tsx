import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { parseCalendarDate } from '../../domain/shared/calendar-date';
import { NameList } from '../../domain/shared/name-list';
import type { LegalText, TextSection } from '../../domain/shop/shop-profile';
import { Notice } from '../components/feedback/notice';
import { PageMeta } from '../components/page-meta';
import { formatFullDate } from '../format/format-full-date';
import { Verbatim } from '../components/text/verbatim';
import { useShop } from '../shop-context';
import './legal-screen.css';

interface LegalScreenProps {
  readonly title: string;
  readonly text: LegalText;
  readonly path: string;
  readonly addition?: { readonly heading: string; readonly content: ReactNode } | undefined;
}

export function LegalScreen({ title, text, path, addition }: LegalScreenProps) {
  const { name } = useShop();
  const sections = new NameList(
    [...text.sections, ...(addition ? [addition] : [])].map(({ heading }) => ({ name: heading })),
  );
  const updated = parseCalendarDate(text.updated);
  return (
    <div className="wrap page">
      <PageMeta title={title} description={text.inShort.join(' ')} path={path} />
      <div className="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            <Verbatim>{name}</Verbatim>
            {updated && <span>{`, last changed ${formatFullDate(updated)}`}</span>}
          </p>
        </div>
      </div>
      <div className="legal">
        <nav className="legal__nav" aria-label="On this page">
          <h2>On this page</h2>
          <ul role="list">
            {sections.all.map(({ slug, name: heading }) => (
              <li key={slug}>
                <Link to={{ hash: slug }}>{heading}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className="prose">
          <Notice icon={Info}>
            <b>In short</b>
            <ul>
              {text.inShort.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
          {text.sections.map((section) => (
            <Section key={section.heading} id={sections.find({ name: section.heading })?.slug} {...section} />
          ))}
          {addition && (
            <>
              <Heading id={sections.find({ name: addition.heading })?.slug} text={addition.heading} />
              <div>{addition.content}</div>
            </>
          )}
        </article>
      </div>
    </div>
  );
}

interface HeadingProps {
  readonly id: string | undefined;
  readonly text: string;
}

function Heading({ id, text }: HeadingProps) {
  return (
    <h2 id={id} tabIndex={-1}>
      {text}
    </h2>
  );
}

function Section({ id, heading, body }: TextSection & Pick<HeadingProps, 'id'>) {
  return (
    <>
      <Heading id={id} text={heading} />
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <Linked text={part} />
          </p>
        ) : (
          <ul key={part.join()}>
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

function Linked({ text }: { readonly text: string }): ReactNode {
  const { phone, phoneDial, email, supportEmail } = useShop().contact;
  const links = new Map([
    [phone, `tel:${phoneDial}`],
    [email, `mailto:${email}`],
    [supportEmail, `mailto:${supportEmail}`],
  ]);
  const known = [...links.keys()].map((name) => name.replace(/[.+()]/g, '\\$&'));
  // A link is a box, and a line may break after it, so the punctuation behind it belongs to it.
  const linkWithPunctuation = new RegExp(`((?:${known.join('|')})[.,;:]?)`);
  return text.split(linkWithPunctuation).map((part, position) => {
    const name = part.replace(/[.,;:]$/, '');
    const href = links.get(name);
    return href ? (
      <span key={position} className="nowrap">
        <a translate="no" href={href}>
          {name}
        </a>
        <span>{part.slice(name.length)}</span>
      </span>
    ) : (
      part && <span key={position}>{part}</span>
    );
  });
}
