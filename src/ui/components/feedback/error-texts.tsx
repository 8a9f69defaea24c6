import type { ReactNode } from 'react';
import { ErrorDetail } from './error-detail';

interface ErrorTextsProps {
  readonly error: { readonly title: string; readonly text?: string; readonly detail?: string };
  readonly textId?: string;
  readonly children?: ReactNode;
}

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
