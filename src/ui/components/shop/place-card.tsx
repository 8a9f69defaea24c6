import { Navigation, Store } from 'lucide';
import type { ReactNode } from 'react';
import type { PickupPlace } from '../../../domain/shop/shop-numbers';
import { formatPlace } from '../../format/format-place';
import { Icon } from '../icons/icon';
import { NewTabNote } from '../text/new-tab-note';
import './place-card.css';

interface PlaceCardProps {
  readonly place: PickupPlace;
  readonly children?: ReactNode;
}

export function PlaceCard({ place, children }: PlaceCardProps) {
  return (
    <div className="place">
      <Icon of={Store} />
      <b>{place.name}</b>
      <address>
        <bdi translate="no">{formatPlace(place)}</bdi>
        {children && (
          <>
            <br />
            <span className="muted">{children}</span>
          </>
        )}
      </address>
      {place.directionsUrl && (
        <a href={place.directionsUrl} target="_blank" rel="noreferrer">
          <Icon of={Navigation} size="sm" />
          <span>Directions</span>
          <NewTabNote />
        </a>
      )}
    </div>
  );
}
