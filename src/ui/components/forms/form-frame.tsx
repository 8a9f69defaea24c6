import { observer } from 'mobx-react-lite';
import type { ComponentProps, FormEvent } from 'react';
import type { Form } from '../../../view-models/shared/form';
import type { Elements } from '../elements';
import { ErrorSummary } from './error-summary';
import { summaryOf } from './form-field';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'noValidate'> {
  readonly children: Elements;
  readonly form: Pick<Form<object>, 'failedSubmits' | 'messages'>;
  readonly prefix: string;
  readonly summaryClass?: string;
  readonly onSubmit: () => void;
}

export const FormFrame = observer(function FormFrame(props: FormFrameProps) {
  const { form, prefix, summaryClass, onSubmit, children, ...rest } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} {...rest}>
      <ErrorSummary key={form.failedSubmits} className={summaryClass} errors={summaryOf(form, prefix)} />
      {children}
    </form>
  );
});
