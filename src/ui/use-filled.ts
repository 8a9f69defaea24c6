import { startTransition, useEffect, useState } from 'react';

/**
 * A press is answered first and filled after. The first render of what it opens leaves out the content, so that the
 * browser can paint the rest at once. The content follows in small tasks, which another press interrupts.
 * @param opened names what is open. Another name is another press.
 * @param isWholeAtOnce says that what is open now has its content from the start.
 */
export function useFilled(opened: string, isWholeAtOnce: boolean): boolean {
  const [filled, setFilled] = useState(isWholeAtOnce ? opened : undefined);
  if (isWholeAtOnce && filled !== opened) setFilled(opened);
  const isFilled = filled === opened;
  useEffect(() => {
    if (!isFilled) startTransition(() => setFilled(opened));
  }, [isFilled, opened]);
  return isFilled;
}
