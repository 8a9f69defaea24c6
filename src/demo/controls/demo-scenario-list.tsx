import type { DemoScenario } from '../scenarios/demo-scenarios';
import { moveWithoutChoosing } from './panel-focus';

interface DemoScenarioListProps {
  readonly title: string;
  readonly scenarios: readonly DemoScenario[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

export function DemoScenarioList({ title, scenarios, chosen, onChoose }: DemoScenarioListProps) {
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
