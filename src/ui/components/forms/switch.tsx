import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off; the whole row can be pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */}
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
