import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlProps<Element extends Control> {
  readonly value: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
}

/**
 * The props of a control that a browser or a password manager may fill without an event. Rendering never overwrites
 * what it holds, unless the form's value itself has changed. It is read when it is left or taken off the page, and before
 * a press in its form or a submit has an effect, so that nothing is judged before it is known.
 */
export function useFilledControl<Element extends Control>({ value, onChange, onBlur }: ControlProps<Element>) {
  const control = useRef<Element>(null);
  const [defaultValue] = useState(value);
  /** What the control held when it last agreed with the form. */
  const agreed = useRef<string>(undefined);
  const given = useRef(value);

  useLayoutEffect(() => {
    const element = control.current;
    if (!element) return;
    // A select shows its first option as long as it lacks the wanted one.
    agreed.current ??= element.matches('select') ? element.value : value;
    const isFilled = element.value !== agreed.current && value === given.current;
    given.current = value;
    if (isFilled) return;
    if (element.value !== value) element.value = value;
    agreed.current = element.value;
  });

  const tell = (written: string) => {
    agreed.current = written;
    onChange?.(written);
  };
  const read = (element = control.current) => {
    const written = element?.value;
    if (written !== undefined && written !== agreed.current) tell(written);
  };
  const readFirst = useEffectEvent(read);
  useLayoutEffect(() => {
    const element = control.current;
    return () => readFirst(element);
  }, []);
  useEffect(() => {
    const form = control.current?.form;
    const listener = () => readFirst();
    // React's own handlers wait at the root of the page, and come after this one.
    for (const event of ['submit', 'click']) form?.addEventListener(event, listener);
    return () => {
      for (const event of ['submit', 'click']) form?.removeEventListener(event, listener);
    };
  }, []);

  return {
    ref: control,
    defaultValue,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => tell(target.value),
    onBlur: (event: FocusEvent<Element>) => {
      read();
      onBlur?.(event);
    },
  };
}
