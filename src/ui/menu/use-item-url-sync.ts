import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { toastPeriod, ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { useShared } from '../view-model-context';

const itemParam = 'item';

/** Only an observer may call the hook, which reads which item is open. */
export function useItemUrlSync(menu: MenuViewModel): void {
  const overlays = useShared(OverlaysViewModel);
  const toasts = useShared(ToastsViewModel);
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(itemParam) ?? undefined;
  const opened = overlays.current?.kind === 'item' ? overlays.current.product.id : undefined;
  const before = useRef<{ readonly asked: string | undefined; readonly opened: string | undefined }>({
    asked: undefined,
    opened: undefined,
  });
  const hasPushed = useRef(false);
  const isReady = menu.state === 'ready';

  useEffect(() => {
    if (!isReady) return undefined;
    const last = before.current;
    before.current = { asked, opened };
    if (asked === opened) return undefined;
    if (asked !== last.asked) {
      const product = asked === undefined ? undefined : menu.byId.get(asked);
      if (product) overlays.openItem(product);
      else if (opened !== undefined) overlays.close();
      else if (asked !== undefined) {
        toasts.show({ text: "That item isn't on today's menu", period: toastPeriod, isPersonal: false });
        void navigate({ search: withItem(search, undefined) }, { replace: true });
      }
    } else if (opened !== undefined) {
      // The dialog answers the press first. No press comes between the URL and the page that hears of it.
      const push = () => {
        hasPushed.current = true;
        void navigate({ search: withItem(search, opened) });
      };
      const later = setTimeout(() => flushSync(push));
      return () => clearTimeout(later);
    } else if (last.opened !== undefined && hasPushed.current) {
      hasPushed.current = false;
      void navigate(-1);
    } else if (last.opened !== undefined) {
      void navigate({ search: withItem(search, undefined) }, { replace: true });
    }
    return undefined;
  }, [isReady, asked, opened, search, menu, overlays, toasts, navigate]);
}

function withItem(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (id === undefined) parameters.delete(itemParam);
  else parameters.set(itemParam, id);
  return parameters.toString();
}
