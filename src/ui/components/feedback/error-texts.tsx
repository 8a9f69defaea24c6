import type { ReactNode } from 'react';
import { ErrorDetail } from './error-detail';

interface ErrorTextsProps {
  readonly error: { readonly title: string; readonly text?: string; readonly detail?: string };
  /** Id of the text, which may describe a dialog. */
  readonly textId?: string;
  /** Says whether the customer's data is safe. Shown on a separate line. */
  readonly children?: ReactNode;
}

/** What a notice says about a failed request. */
export function ErrorTexts({ error: { title, text, detail }, textId, children }: ErrorTextsProps) {
  return (
    <>
      <b>{title}</b>
      {text && (
        <>
          <br />
          <span id={textId}>
            <bdi>{text}</bdi>
            {children && (
              <>
                <br />
                <span>{children}</span>
              </>
            )}
          </span>
        </>
      )}
      <ErrorDetail text={detail} />
    </>
  );
}
