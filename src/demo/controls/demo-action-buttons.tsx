import { LogOut, SkipForward } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { DemoPanelViewModel } from './demo-panel.view-model';
import { Icon } from '../../ui/components/icons/icon';

export const DemoActionButtons = observer(function DemoActionButtons({
  panel,
}: {
  readonly panel: DemoPanelViewModel;
}) {
  const { advanceable } = panel;
  return (
    <div className="mt-2">
      <button type="button" className="demo__btn" onClick={() => void panel.expireSession()}>
        <span>
          <span>Expire the session</span>
          <small>The notice, and nothing lost</small>
        </span>
        <Icon of={LogOut} />
      </button>
      {advanceable && (
        <button type="button" className="demo__btn" onClick={() => void panel.advance()}>
          <span>
            <span>Advance the order</span>
            <small>{`${advanceable.orderId}: ${advanceable.status}, next ${advanceable.next}`}</small>
          </span>
          <Icon of={SkipForward} />
        </button>
      )}
    </div>
  );
});
