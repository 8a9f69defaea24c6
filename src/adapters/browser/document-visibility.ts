import type { Cancel, PageVisibility } from '../../domain/shared/ports';

type VisibleDocument = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> &
  Pick<Document, 'visibilityState'>;

export class DocumentVisibility implements PageVisibility {
  constructor(private readonly document: VisibleDocument) {}

  isVisible(): boolean {
    return this.document.visibilityState === 'visible';
  }

  onChange(listener: (visible: boolean) => void): Cancel {
    const tell = () => listener(this.isVisible());
    this.document.addEventListener('visibilitychange', tell);
    return () => this.document.removeEventListener('visibilitychange', tell);
  }
}
