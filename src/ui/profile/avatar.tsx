import { useState } from 'react';
import { initials, type User } from '../../domain/auth/user';

interface AvatarProps {
  readonly user: Pick<User, 'firstName' | 'lastName' | 'email' | 'avatar'>;
  readonly large?: boolean;
}

export function Avatar({ user, large = false }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const picture = user.avatar === missing ? undefined : user.avatar;
  return (
    <span
      className={large ? 'avatar avatar--xl' : 'avatar'}
      aria-hidden="true"
      {...(!picture && { 'data-initials': initials(user) })}
    >
      {picture && <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setMissing(picture)} />}
    </span>
  );
}
