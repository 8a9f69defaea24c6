import { ChevronDown, LogOut } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName, type User } from '../../domain/auth/user';
import { Avatar } from '../profile/avatar';
import { Icon } from '../components/icons/icon';
import { accountLinks } from './account-links';
import { usePreload } from '../use-preload';

interface AccountMenuProps {
  readonly user: User;
  readonly onSignOut: () => void;
}

export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const preload = usePreload();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeFromElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromElsewhere);
    document.addEventListener('focusin', closeFromElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromElsewhere);
      document.removeEventListener('focusin', closeFromElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <div className="menu-wrap" ref={menu}>
      <button
        type="button"
        className="user-btn"
        aria-label="Account menu"
        aria-expanded={open}
        aria-controls={id}
        ref={button}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={user} />
        <Icon of={ChevronDown} size="sm" />
      </button>
      <div className="popover" id={id} hidden={!open}>
        <p className="popover__who">
          <b>
            <bdi translate="no">{fullName(user)}</bdi>
          </b>
          <bdi translate="no">{user.email}</bdi>
        </p>
        {accountLinks.map(({ label, to, screen, icon }) => (
          <Link key={to} to={to} onClick={close} {...preload(screen)}>
            <Icon of={icon} />
            <span>{label}</span>
          </Link>
        ))}
        <hr />
        <button type="button" onClick={onSignOut}>
          <Icon of={LogOut} />
          <span>Sign Out</span>
        </button>
      </div>
    </div>
  );
}
