import { FlaskConical, LayoutGrid, Link as LinkIcon, RotateCcw, Store, X, LogOut, SkipForward, Terminal } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../domain/shared/paths';
import type { DemoPanelViewModel } from './demo-panel.view-model';
import { demoHours, demoScenarios, type DemoScenario } from '../scenarios/demo-scenarios';
import { Icon } from '../../ui/components/icons/icon';
import { IconButton } from '../../ui/components/buttons/icon-button';
import { Verbatim } from '../../ui/components/text/verbatim';
import './demo-panel.css';
import { DemoRadioGroup } from './demo-radio-group';
import { rememberPressed, takePressed, moveWithoutChoosing } from './panel-focus';

interface DemoPanelProps {
  readonly panel: DemoPanelViewModel;
  readonly takesFocus: boolean;
}

export const DemoPanel = observer(function DemoPanel({ panel, takesFocus }: DemoPanelProps) {
  const { state } = panel;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') panel.toggle();
    };
    const pressed = element && takePressed(element);
    if (pressed) pressed.focus();
    else if (takesFocus) element?.focus({ preventScroll: true });
    element?.addEventListener('keydown', closeOnEscape);
    element?.addEventListener('click', rememberPressed);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
      element?.removeEventListener('click', rememberPressed);
    };
  }, [panel, takesFocus]);
  return (
    <div className="demo__panel" tabIndex={-1} role="group" aria-label="Demo scenarios" ref={box}>
      <div className="demo__head">
        <Icon of={FlaskConical} size="sm" />
        <h2>Demo controls</h2>
        <IconButton label="Copy link" icon={LinkIcon} iconSize="sm" onClick={() => void panel.copyLink()} />
        <IconButton label="Reset everything" icon={RotateCcw} iconSize="sm" onClick={() => panel.reset()} />
        <IconButton label="Close demo controls" icon={X} iconSize="sm" onClick={() => panel.toggle()} />
      </div>
      <div className="demo__now">
        <p role="status">
          <small>{panel.message || 'Showing now'}</small>
          <b>{panel.scenario?.label ?? 'The shop as it is'}</b>
        </p>
        {!panel.isNormal && (
          <button type="button" className="demo__btn demo__btn--auto" onClick={() => void panel.backToNormal()}>
            Back to normal
          </button>
        )}
      </div>
      <div className="demo__sec">
        <DemoRadioGroup
          className="demo__pick"
          legend="Theme"
          name="demo-theme"
          value={state.theme}
          options={panel.themes}
          onChange={(theme) => void panel.change({ theme })}
        />
        <DemoRadioGroup
          className="demo__pick"
          legend="Time of day at the shop"
          name="demo-hour"
          value={state.hour}
          options={demoHours}
          onChange={(hour) => void panel.change({ hour })}
        />
      </div>
      <div className="demo__sec">
        <Link className="demo__btn" reloadDocument to={routes.demoGallery}>
          <span>
            <span>Gallery</span>
            <small>Every state of every screen, by feature</small>
          </span>
          <Icon of={LayoutGrid} />
        </Link>
        {panel.otherShopUrl && (
          <a className="demo__btn" href={panel.otherShopUrl}>
            <span>
              <span>The other shop</span>
              <small>The same code with another profile</small>
            </span>
            <Icon of={Store} />
          </a>
        )}
      </div>
      {demoScenarios.map(({ title, scenarios }) => (
        <div className="demo__sec" key={title}>
          <DemoScenarioList
            title={title}
            scenarios={scenarios}
            chosen={state.scenario}
            onChoose={(scenario) => void panel.change({ scenario })}
          />
          {title === 'Account and orders' && <DemoActionButtons panel={panel} />}
        </div>
      ))}
    </div>
  );
});

const DemoActionButtons = observer(function DemoActionButtons({ panel }: { readonly panel: DemoPanelViewModel }) {
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
      <button type="button" className="demo__btn" onClick={() => panel.toggleOrderLog()}>
        <span>
          <span>{panel.logsOrders ? 'Stop telling orders' : 'Tell orders'}</span>
          <small>Each step of an order, in the browser's console</small>
        </span>
        <Icon of={Terminal} />
      </button>
      {advanceable && (
        <button type="button" className="demo__btn" onClick={() => void panel.advance()}>
          <span>
            <span>Advance the order</span>
            <small>
              <Verbatim>{advanceable.orderId}</Verbatim>
              <span>{`: ${advanceable.status}, next ${advanceable.next}`}</span>
            </small>
          </span>
          <Icon of={SkipForward} />
        </button>
      )}
    </div>
  );
});

interface DemoScenarioListProps {
  readonly title: string;
  readonly scenarios: readonly DemoScenario[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

function DemoScenarioList({ title, scenarios, chosen, onChoose }: DemoScenarioListProps) {
  return (
    <>
      <h3>{title}</h3>
      <div className="demo__list">
        {scenarios.map(({ name, label, hint }) => (
          <label key={name}>
            <input
              className="cover"
              type="radio"
              name="demo-scenario"
              value={name}
              aria-label={label}
              aria-describedby={`demo-${name}`}
              checked={name === chosen}
              onKeyDown={moveWithoutChoosing}
              onChange={() => onChoose(name)}
            />
            <i aria-hidden="true" />
            <span>
              <b>{label}</b>
              <small id={`demo-${name}`}>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </>
  );
}
